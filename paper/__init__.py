"""The paper about this software: figures and claims, made from results on disk."""
