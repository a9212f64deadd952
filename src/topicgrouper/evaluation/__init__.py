"""How good topics are: perplexity, error rate, coherence, classification."""
