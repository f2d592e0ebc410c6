"""Passages of which it is known what their sentences state, as `statements.ts` writes them, and what is learned of them."""

import json
import random

import torch
import torch.nn.functional as F
from examples import LONGEST, batch_of
from torch import nn

# Of passages alone: dossiers are read so many times and their windows taken so many at once, single sentences once.
DOSSIER_PASSES, DOSSIERS_AT_ONCE, SENTENCES_AT_ONCE, MOST_SENTENCES = 3, 6, 32, 3000
# A sentence that states a cause counts for so many that state none.
STATING = 3.0
SIDE_LAYERS, SIDE_RATE, SIDE_PASSES = 3, 3e-3, 6

KINDS = ("link", "claim", "none")


class Statements:
    """Windows of documents, of which it is known what their sentences state."""

    def __init__(self, file, windows, rng):
        self.tokenizer, self.rng = windows.tokenizer, rng
        self.dossiers, self.sentences = [], []
        with open(file) as lines:
            for document in map(json.loads, lines):
                # What tells of no story at all says nothing of links of one.
                is_single = len(document["sentences"]) == 1 or document["set"].startswith("marked-")
                (self.sentences if is_single else self.dossiers).extend(self.windows_of(document, is_single))
        self.sentences = rng.sample(self.sentences, min(MOST_SENTENCES, len(self.sentences)))

    def windows_of(self, document, is_single):
        text, stated = document["text"], document["statements"]
        labels = torch.zeros(len(document["sentences"]), len(KINDS))
        # Where the sides of a statement are not told, nothing is learned of the pieces.
        is_told = [True] * len(labels)
        for statement in stated:
            told = statement["cause"] or statement["effect"] or statement["kind"] == "none"
            for number in range(statement["first"], statement["last"] + 1):
                labels[number, KINDS.index(statement["kind"])] = 1
                is_told[number] &= bool(told)
        pieces = []
        for place in document["sentences"]:
            read = self.tokenizer(
                text[place["start"] : place["end"]],
                add_special_tokens=False,
                return_offsets_mapping=True,
                truncation=True,
                max_length=LONGEST // 2,
            )
            ids = read["input_ids"] or [self.tokenizer.sep_token_id]
            offsets = read["offset_mapping"] or [(0, 0)]
            pieces.append((ids, [(place["start"] + start, place["start"] + end) for start, end in offsets]))
        made, begin = [], 0
        while begin < len(pieces):
            ids, spans, sides, told, end = [self.tokenizer.cls_token_id, self.tokenizer.sep_token_id], [], [], [], begin
            while end < len(pieces) and (end == begin or len(ids) + len(pieces[end][0]) < LONGEST):
                own, offsets = pieces[end]
                spans.append((len(ids), len(ids) + len(own), end))
                ids.extend(own)
                sides.extend(self.named(stated, offsets))
                told.extend([is_told[end]] * len(own))
                end += 1
            ids.append(self.tokenizer.sep_token_id)
            own = labels[begin:end]
            made.append(((ids, 2, spans), own, torch.tensor(sides), torch.tensor(told).float(), is_single))
            # A sentence is read with what comes before it: the last one of a window begins the next.
            begin = end if end == len(pieces) or end == begin + 1 else end - 1
        return made

    @staticmethod
    def named(stated, offsets):
        sides = [[0.0, 0.0] for _ in offsets]
        for statement in stated:
            for side, name in enumerate(("cause", "effect")):
                place = statement[name]
                if place is None or statement["kind"] == "none":
                    continue
                for at, (start, end) in enumerate(offsets):
                    if start < place["end"] and end > place["start"]:
                        sides[at][side] = 1.0
        return sides

    def plan(self, passes):
        batches = []
        for _ in range(passes):
            self.rng.shuffle(self.dossiers)
            batches += [self.dossiers[at : at + DOSSIERS_AT_ONCE] for at in range(0, len(self.dossiers), DOSSIERS_AT_ONCE)]
        single = sorted(self.sentences, key=lambda window: len(window[0][0]))
        batches += [single[at : at + SENTENCES_AT_ONCE] for at in range(0, len(single), SENTENCES_AT_ONCE)]
        self.rng.shuffle(batches)
        return batches


def statement_loss(reader, batch):
    claims, sides = reader.statements(*batch_of([window[0] for window in batch]))
    labels = torch.cat([own for _, own, _, _, _ in batch])
    # Of single sentences it is not known whether a story is told.
    counts = torch.cat(
        [torch.tensor([0.0, 1.0, 0.0] if single else [1.0, 1.0, 1.0]).expand_as(own) for _, own, _, _, single in batch]
    )
    weights = counts * (1 + (STATING - 1) * labels)
    stated = F.binary_cross_entropy_with_logits(claims, labels, weights, reduction="sum") / len(labels)
    named, pieces = torch.zeros(()), 0
    for row, (_, _, own, told, _) in enumerate(batch):
        read = sides[row, 2 : 2 + len(own)]
        named = named + F.binary_cross_entropy_with_logits(read, own, told[:, None].expand_as(own), reduction="sum")
        pieces += told.sum().item()
    return stated + named / max(1.0, pieces)


def fit_sides(reader, windows, seed):
    """The head that tells which side a piece names, from the states of the highest layers as they are."""
    reader.eval()
    known = []
    for at in range(0, len(windows), SENTENCES_AT_ONCE):
        part = windows[at : at + SENTENCES_AT_ONCE]
        ids, mask, types, *_ = batch_of([window[0] for window in part])
        with torch.no_grad():
            seen = torch.cat(reader.states(ids, mask, types)[-SIDE_LAYERS:], -1)
        for row, (_, _, own, told, _) in enumerate(part):
            known.append((seen[row, 2 : 2 + len(own)].half(), own, told))
    sides = nn.Linear(SIDE_LAYERS * reader.bert.config.hidden_size, 2)
    nn.init.zeros_(sides.weight)
    nn.init.constant_(sides.bias, -2.0)
    optimizer = torch.optim.AdamW(sides.parameters(), lr=SIDE_RATE, weight_decay=0.01)
    rng = random.Random(seed)
    for turn in range(SIDE_PASSES):
        for group in optimizer.param_groups:
            group["lr"] = SIDE_RATE * (1 - turn / SIDE_PASSES)
        rng.shuffle(known)
        for at in range(0, len(known), SENTENCES_AT_ONCE):
            seen, own, told = (torch.cat(part) for part in zip(*known[at : at + SENTENCES_AT_ONCE]))
            each = F.binary_cross_entropy_with_logits(sides(seen.float()), own, reduction="none").sum(-1)
            loss = (each * told).sum() / told.sum().clamp(min=1)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    print(f"sides: {loss.item():.3f}", flush=True)
    return sides
