"""Every door through which foreign bytes come in, tried with inputs that nobody meant to write.

A *door* (`fuzz.doors`) names the errors that it documents, some good inputs to start from and a
function that takes one input. The mutations (`fuzz.mutations`) make bad inputs of good ones. The
harness runs each door in a process of its own, with limits on time and memory. A *finding* is an
input that ends the process, runs longer than 5 seconds, takes more than 1 GB or raises anything but
the documented errors.

    make fuzz SECONDS=60                      all doors, 60 seconds together
    make fuzz INPUTS=1000000 DOORS=parquet,csv    so many inputs, of two doors
    python -m tests.fuzz --input FILE         one input, with all that it prints

Inputs that failed once stay in ``corpus/<door>/``, or as code that builds them where they are
large; the tests run all of them.
"""
