"""Tests of the comparison with other topic models."""
