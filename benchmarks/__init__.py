"""Speed and memory, measured side by side with the alternatives."""
