"""Flat views that predict better than the tree's: words move to the topic where they fit best."""

from topicgrouper.refinement.refine import refine, refine_views
from topicgrouper.refinement.refined_taxonomy import RefinedTaxonomy, refine_taxonomy
from topicgrouper.refinement.refined_view import Move, RefinedView, RefiningPass

__all__ = [
    "Move",
    "RefinedTaxonomy",
    "RefinedView",
    "RefiningPass",
    "refine",
    "refine_taxonomy",
    "refine_views",
]
