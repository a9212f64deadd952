"""What the experiments share: options, data sets, kept LDA models, results on disk, plots."""
