"""Samplers: LDA, the topics and probabilities of documents under it, softening by Gibbs sweeps."""
