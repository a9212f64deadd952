"""Counts and texts that never change: no version of NumPy and no machine draws others."""

from __future__ import annotations

import numpy as np
from scipy.sparse import csr_array


def _draws(seed):
    """Yield whole numbers of 64 bits from a linear congruential generator."""
    state = seed
    while True:
        state = (6364136223846793005 * state + 1442695040888963407) % 2**64
        yield state


def with_every_word(counts):
    """Let words that never occur occur once, in the first document."""
    counts = np.array(counts)
    counts[0, counts.sum(axis=0) == 0] = 1
    return counts


def scattered_counts(documents, words, *, seed=1):
    """Return small counts, as in texts: word w is the rarer the larger w, most counts are 1."""
    draws = _draws(seed)
    counts = np.zeros((documents, words), dtype=np.int64)
    for d in range(documents):
        for w in range(words):
            draw = next(draws) >> 40  # 24 bits
            if draw % (w + 3) < 2:
                counts[d, w] = 1 + (draw >> 16) % 3 * ((draw >> 20) % 2)
    return with_every_word(counts)


def tie_free_counts(documents, words, *, seed=7):
    """Return large counts of every word in every document, so that no two gains are equal."""
    draws = _draws(seed)
    values = [(next(draws) >> 33) % 997 + 1 for _ in range(documents * words)]
    return np.array(values, dtype=np.int64).reshape(documents, words)


def tied_counts(documents, words, *, seed=3):
    """Return zeros and ones with every column twice: most gains tie."""
    draws = _draws(seed)
    values = [int((next(draws) >> 40) % 4 == 0) for _ in range(documents * words)]
    half = with_every_word(np.array(values, dtype=np.int64).reshape(documents, words))
    return np.hstack([half, half[:, ::-1]])


def huge_counts(documents, words, *, seed=11):
    """Return counts of up to thirteen digits, beyond any table of logarithms."""
    draws = _draws(seed)
    values = [(next(draws) >> 20) >> (next(draws) >> 40) % 44 for _ in range(documents * words)]
    return with_every_word(np.array(values, dtype=np.int64).reshape(documents, words))


def topical_counts(documents, words, *, subjects=9, length=60, seed=17):
    """Return counts of documents that are each about two subjects, so that words can be moved."""
    draws = _draws(seed)
    counts = np.zeros((documents, words), dtype=np.int64)
    for d in range(documents):
        for _ in range(length):
            draw = next(draws) >> 20
            subject = (d if draw % 3 else d // subjects) % subjects if draw % 7 else draw >> 8
            word = (draw >> 16) % words * ((draw >> 30) % words) // words
            counts[d, (word // subjects * subjects + subject) % words] += 1
    return with_every_word(counts)


def real_weights(documents, words, *, seed=5):
    """Return a sparse matrix of weights with all 53 bits in use."""
    counts = scattered_counts(documents, words, seed=seed)
    draws = _draws(seed)
    rows, columns = np.nonzero(counts)
    data = [(next(draws) >> 11) / 2**50 + int(counts[i]) for i in zip(rows, columns, strict=True)]
    return csr_array((np.array(data), (rows, columns)), shape=counts.shape)


# Five words on each of three subjects: sea, kitchen, music. Letters that have been in Unicode for
# long, in capitals where the script has any.
SUBJECTS = {
    "english": (
        "Ship harbour sailor anchor wave",
        "kettle Spoon oven BREAD salt",
        "violin drum Choir melody flute",
    ),
    "german": (
        "Schiff Hafen Matrose Anker Küste",
        "Löffel Ofen Brötchen Salz Kessel",
        "Geige Trommel Chor GRÜßE Flöte",
    ),
    "turkish": (
        "GEMİ liman denizci IŞIK dalga",
        "kaşık FIRIN ekmek tuz kazan",
        "keman davul koro ezgi flüt",
    ),
    "greek": (
        "ΠΛΟΊΟ λιμάνι ναύτης άγκυρα κύμα",
        "κουτάλι φούρνος ψωμί αλάτι βραστήρας",
        "βιολί τύμπανο χορωδία μελωδία φλάουτο",
    ),
    "russian": (
        "Корабль гавань моряк якорь волна",
        "ложка печь хлеб соль чайник",
        "скрипка барабан хор мелодия ФЛЕЙТА",
    ),
    "arabic": ("سفينة ميناء بحار مرساة موجة", "ملعقة فرن خبز ملح إبريق", "كمان طبل جوقة لحن ناي"),
    "hebrew": (
        "ספינה נמל מלח עוגן גלים",
        "כפית תנור לחם מלחייה קומקום",
        "כינור תוף מקהלה מנגינה חליל",
    ),
    "hindi": ("जहाज़ बंदरगाह नाविक लंगर लहर", "चम्मच तंदूर रोटी नमक केतली", "वायलिन ढोल गायकदल धुन बाँसुरी"),
    "korean": (
        "선박 항구 선원 닻줄 파도",
        "숟가락 오븐 식빵 소금 주전자",
        "바이올린 북소리 합창단 선율 피리",
    ),
    "chinese": (
        "轮船 港口 水手 船锚 海浪",
        "勺子 烤箱 面包 食盐 水壶",
        "提琴 大鼓 合唱团 旋律 长笛",
    ),
    "japanese": (
        "汽船 みなと 船乗り いかり なみ",
        "スプーン オーブン パン しお やかん",
        "バイオリン 太鼓 合唱 メロディー ふえ",
    ),
    "thai": (
        "เรือใบ ท่าเรือ กะลาสี สมอเรือ คลื่น",
        "ช้อน เตาอบ ขนมปัง เกลือ กาน้ำ",
        "ไวโอลิน กลอง ประสานเสียง ทำนอง ขลุ่ย",
    ),
}


def texts_of(script, *, documents=60, length=12, seed=13):
    """Return documents in one script, each mostly about one of the three subjects."""
    subjects = [words.split() for words in SUBJECTS[script]]
    draws = _draws(seed)

    def word(document):
        strays = (next(draws) >> 40) % 5 == 0
        subject = subjects[(next(draws) >> 40) % 3 if strays else document % 3]
        return subject[(next(draws) >> 40) % (len(subject) + 2) % len(subject)]

    return [" ".join(word(d) for _ in range(length)) + "." for d in range(documents)]
