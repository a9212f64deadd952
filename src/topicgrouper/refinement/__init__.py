"""Words move to the topics where they fit best: in one view, in several, in the whole tree."""

from topicgrouper.refinement.refine import refine
from topicgrouper.refinement.refined_taxonomy import RefinedTaxonomy, refine_taxonomy
from topicgrouper.refinement.regrow import regrow

__all__ = ["RefinedTaxonomy", "refine", "refine_taxonomy", "regrow"]
