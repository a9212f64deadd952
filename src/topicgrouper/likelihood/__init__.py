"""The probability of documents under given topics: samplers, and closed forms for trees."""
