"""Fits on a Dask cluster, for collections that are too large for one machine.

Requires ``pip install 'topicgrouper[dask]'``. Use only clusters that you trust: Dask sends pickled
objects between client, scheduler and workers, and anyone who can connect to one of them can run
code in it.
"""

from topicgrouper.distributed.clusters import ClusterError, ClusterOptions
from topicgrouper.distributed.fit import fit_tree

__all__ = ["ClusterError", "ClusterOptions", "fit_tree"]
