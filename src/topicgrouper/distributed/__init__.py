"""The same fit on a Dask cluster, for collections that one machine does not carry.

Needs the extra: ``pip install 'topicgrouper[dask]'``. Only use clusters that you trust: Dask sends
pickled objects between client, scheduler and workers, and whoever can talk to one of them can run
code in it.
"""

from topicgrouper.distributed.errors import ClusterError, ClusterLostError, WorkerMemoryError
from topicgrouper.distributed.fit import ClusterFit, ClusterOptions, fit_model, fit_tree
from topicgrouper.distributed.progress import Step

__all__ = [
    "ClusterError",
    "ClusterFit",
    "ClusterLostError",
    "ClusterOptions",
    "Step",
    "WorkerMemoryError",
    "fit_model",
    "fit_tree",
]
