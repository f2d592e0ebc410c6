"""Questions put to passages, as `windows.ts` writes them, and how they become what the reader reads."""

import json
from collections import defaultdict, namedtuple

import torch
from transformers import AutoTokenizer

LONGEST, MOST_ASKED = 256, 48
WINDOWS_OF_QUESTION, HARD = 4, 8
# Questions put to passages that answer another question of the same set.
FOREIGN = 0.08
# Where questions come from, by how their names begin; whatever is none of these counts as other. So many of each are learned from, the same one again
# only when all others were: each time with other windows. The second number is for going on.
SOURCES = {
    "notes": (("own-notebooks/small-", "facts/own-notebooks/small-"), 1700, 500),
    "papers": (("papers-train",), 2600, 500),
    "chains": (("own-notebooks/n-", "own-notebooks/o-"), 1400, 1300),
    "dossiers": (("cases-train/", "own-notebooks/"), 3900, 350),
    "facts": (("facts/",), 1300, 200),
    "own words": (("own-words", "reworded"), 1700, 120),
    "events": (("events/",), 1100, 60),
    "others": (("",), 500, 70),
}
# Sentences that are read once more, best first.
COMPARED = 12


class Windows:
    """From passages to inputs: as many whole sentences as fit."""

    def __init__(self, checkpoint):
        self.tokenizer = AutoTokenizer.from_pretrained(checkpoint)
        self.known = {}

    def pieces(self, text):
        if text not in self.known:
            self.known[text] = self.tokenizer(text, add_special_tokens=False)["input_ids"]
        return self.known[text]

    def of(self, question, sentences):
        """Inputs as (ids, where the passage begins, sentences as (start, end, place among those given))."""
        first, last = self.tokenizer.cls_token_id, self.tokenizer.sep_token_id
        head = [first, *self.pieces(question)[:MOST_ASKED], last]
        room = LONGEST - len(head) - 1
        made = []
        for place, sentence in enumerate(sentences):
            pieces = self.pieces(sentence)[:room] or [last]
            if not made or len(made[-1][0]) + len(pieces) > LONGEST - 1:
                made.append((list(head), len(head), []))
            ids, _, sentences = made[-1]
            sentences.append((len(ids), len(ids) + len(pieces), place))
            ids.extend(pieces)
        for ids, _, _ in made:
            ids.append(last)
        return made


def batch_of(inputs):
    width = max(len(ids) for ids, _, _ in inputs)
    ids, mask, types = (torch.zeros(len(inputs), width, dtype=torch.long) for _ in range(3))
    spans = []
    for row, (own, begin, sentences) in enumerate(inputs):
        ids[row, : len(own)] = torch.tensor(own)
        mask[row, : len(own)] = 1
        types[row, begin : len(own)] = 1
        spans.extend((start, end, row) for start, end, _ in sentences)
    starts, ends, rows = torch.tensor(spans).T
    return ids, mask, types, starts, ends, rows


Drawn = namedtuple("Drawn", "question inputs sentences labels verdict")


class Examples:
    def __init__(self, file, windows, rng):
        self.windows, self.rng = windows, rng
        self.questions, self.sets = defaultdict(list), defaultdict(list)
        with open(file) as lines:
            for line in map(json.loads, lines):
                self.questions[line["from"], line["id"], line["question"]].append(line)
                self.sets[line["set"]].append(line)

    def plan(self, goes_on):
        left, plan = list(self.questions), []
        for begins, whole, more in SOURCES.values():
            count = more if goes_on else whole
            some = [name for name in left if name[0].startswith(begins)]
            left = [name for name in left if not name[0].startswith(begins)]
            passes = [self.rng.sample(some, len(some)) for _ in range(-(-count // max(1, len(some))))]
            plan += [name for part in passes for name in part][:count]
        self.rng.shuffle(plan)
        return plan

    def verdict(self, name):
        return {"yes": 1.0, "no": 0.0}.get(self.questions[name][0].get("verdict"))

    def draw(self, name):
        """A question, some of its windows, and for each sentence whether it is right; None where that teaches nothing."""
        line = self.rng.choice(self.questions[name])
        right = [window for window in line["windows"] if any(window["right"])]
        wrong = [window for window in line["windows"] if not any(window["right"])]
        is_foreign = bool(line["answering"]) and self.rng.random() < FOREIGN
        if is_foreign:
            other = self.rng.choice(self.sets[line["set"]])
            right = []
            wrong = [window for window in other["windows"] if window["document"] not in line["answering"]]
        elif line["answering"] and not right:
            return None
        if not right and not wrong:
            return None
        chosen = self.rng.sample(right, min(2, len(right)))
        hard = wrong[:HARD]
        chosen += self.rng.sample(hard, max(0, min(WINDOWS_OF_QUESTION - len(chosen) - 1, len(hard))))
        rest = [window for window in wrong if window not in chosen]
        if rest:
            chosen.append(self.rng.choice(rest))
        inputs, sentences, labels = [], [], []
        for window in chosen:
            for made in self.windows.of(line["question"], window["sentences"]):
                own = [0 if is_foreign else window["right"][place] for _, _, place in made[2]]
                # A long passage has parts without an answer; half of them will do.
                if any(window["right"]) and not any(own) and self.rng.random() < 0.5:
                    continue
                inputs.append(made)
                sentences += [window["sentences"][place] for _, _, place in made[2]]
                labels += own
        if not inputs or (line["answering"] and not is_foreign and not any(labels)):
            return None
        verdict = None if is_foreign else self.verdict(name)
        return Drawn(line["question"], inputs, sentences, torch.tensor(labels, dtype=torch.float), verdict)

    def alone(self, drawn, scores):
        """The sentences with the best scores, each in a window of its own."""
        best = scores.detach().topk(min(COMPARED, len(scores))).indices.tolist()
        sentences = [drawn.sentences[i] for i in best]
        inputs = [made for sentence in sentences for made in self.windows.of(drawn.question, [sentence])]
        return Drawn(drawn.question, inputs, sentences, drawn.labels[best], drawn.verdict)
