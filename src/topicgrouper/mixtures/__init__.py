"""Counts in, mixtures out: samplers and EM for models in which a word may have several topics."""
