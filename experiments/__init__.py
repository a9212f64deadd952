"""The paper's figures and tables, made again on real data."""
