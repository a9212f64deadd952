"""Refinement of flat views: words move to the topics where they fit best."""

from topicgrouper.refinement.refine import refine
from topicgrouper.refinement.refined_taxonomy import RefinedTaxonomy, refine_taxonomy

__all__ = ["RefinedTaxonomy", "refine", "refine_taxonomy"]
