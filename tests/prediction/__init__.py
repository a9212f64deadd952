"""Tests of the document model."""
