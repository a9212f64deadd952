"""Documents of a collection that grows, a few subjects with words of their own."""

SUBJECTS = {
    "animals": "cat dog emu horse mouse rabbit sheep tiger wolf zebra",
    "drinks": "beer cocoa coffee cup juice milk tea water whisky wine",
    "space": "comet earth galaxy launch moon orbit planet rocket star sun",
    "music": "chord drum flute guitar melody opera piano song violin voice",
    "tools": "axe chisel drill hammer nail pliers rasp saw screw wrench",
}
OLD = ("animals", "drinks", "space", "music")


def texts_of(*subjects, n=12, first=0, others=OLD):
    """Return n texts of each subject, with a word of others.

    Other numbers to start from give other texts.
    """
    texts = []
    for number in range(first, first + n):
        for place, subject in enumerate(subjects):
            words = SUBJECTS[subject].split()
            chosen = [words[(number * (3 + step) + step * step) % len(words)] for step in range(6)]
            odd = SUBJECTS[others[(place + number) % len(others)]].split()
            texts.append(" ".join(["the", *chosen, "and", odd[number % len(odd)], "the"]))
    return texts
