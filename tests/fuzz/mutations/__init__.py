"""Bad inputs made of good ones: any bytes, and formats whose outer layers stay whole.

A mutation takes an input, a source of random numbers and other inputs, and gives another input. It
never fails, whatever the input is.
"""
