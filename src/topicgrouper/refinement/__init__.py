"""Flat views that predict better: words move to the topic where they fit best."""

from topicgrouper.refinement.refine import refine
from topicgrouper.refinement.refined_taxonomy import RefinedTaxonomy, refine_taxonomy

__all__ = ["RefinedTaxonomy", "refine", "refine_taxonomy"]
