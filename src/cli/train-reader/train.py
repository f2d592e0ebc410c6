"""Fits the reader of sentences: layers of a sentence encoder that read a question together with a passage.

    python train.py CHECKPOINT WINDOWS OUT

CHECKPOINT is the encoder's folder as sentence-transformers writes it, WINDOWS the file that `windows.ts` writes, OUT the folder of
the fitted reader: the same files with other weights, and `match.weight`, `head.weight` and `head.bias` besides.

A sentence's score is w . (q * s) + u . s + b, with q and s the unit means of the states of the question's and of the sentence's pieces. With
w = 10 and u = 0 that is the cosine of question and sentence, which the encoder was made for, so that is where the training begins: from a head that knows
nothing, the same data and time gave half as many right first sentences. The vocabulary and the two lowest layers stay as they are.

The loss of a question is that of a softmax over all sentences of some of its windows and one more choice, 0, which stands for "no answer", and half that of
each sentence by itself. Seeded; two cores take about half an hour. Needs torch, transformers and safetensors.
"""

import json
import os
import random
import shutil
import sys
import time
from collections import defaultdict

import torch
import torch.nn.functional as F
from safetensors.torch import save_file
from torch import nn
from transformers import AutoModel, AutoTokenizer

SEED = 20261123
LONGEST, MOST_ASKED = 256, 48
FROZEN_LAYERS = 2
QUESTIONS_AT_ONCE, WINDOWS_OF_QUESTION, HARD = 4, 5, 8
LAYER_RATE, HEAD_RATE, WARM_UP = 6e-5, 1e-2, 0.06
SCALE, SHIFT = 10.0, -6.0
# Questions put to passages that answer another question of the same set.
FOREIGN = 0.08
# Questions on files are learned from once and then these many of them again; of the others so many in each of both passes.
ON_FILES = ("papers-train", "cases-train/", "own-notebooks/")
OWN_WORDS = ("own-words", "reworded")
AGAIN, OF_OWN_WORDS, OF_OTHERS = 600, (300, 60), (150, 40)
FILES = (
    "config.json",
    "tokenizer.json",
    "tokenizer_config.json",
    "sentence_bert_config.json",
    "1_Pooling/config.json",
)


class Reader(nn.Module):
    def __init__(self, checkpoint):
        super().__init__()
        self.bert = AutoModel.from_pretrained(checkpoint, add_pooling_layer=False)
        hidden = self.bert.config.hidden_size
        self.match = nn.Parameter(torch.full((hidden,), SCALE))
        self.head = nn.Linear(hidden, 1)
        nn.init.zeros_(self.head.weight)
        nn.init.constant_(self.head.bias, SHIFT)
        for part in (self.bert.embeddings, *self.bert.encoder.layer[:FROZEN_LAYERS]):
            for parameter in part.parameters():
                parameter.requires_grad = False

    def forward(self, ids, mask, types, starts, ends, rows):
        """A score for each sentence; `rows` tells the input that it stands in, `starts` and `ends` where."""
        states = self.bert(input_ids=ids, attention_mask=mask, token_type_ids=types).last_hidden_state.float()
        question = F.normalize(torch.einsum("bt,bth->bh", (mask * (1 - types)).float(), states), dim=-1)
        place = torch.arange(states.shape[1])[None]
        inside = ((place >= starts[:, None]) & (place < ends[:, None])).float()
        sentence = F.normalize(torch.einsum("nt,nth->nh", inside, states[rows]), dim=-1)
        return (sentence * question[rows]) @ self.match + self.head(sentence)[:, 0]


class Windows:
    """From passages to inputs: as many whole sentences as fit."""

    def __init__(self, checkpoint):
        self.tokenizer = AutoTokenizer.from_pretrained(checkpoint)
        self.known = {}

    def pieces(self, text):
        if text not in self.known:
            self.known[text] = self.tokenizer(text, add_special_tokens=False)["input_ids"]
        return self.known[text]

    def of(self, question, window):
        """Inputs as (ids, where the passage begins, sentences as (start, end, place in the window))."""
        first, last = self.tokenizer.cls_token_id, self.tokenizer.sep_token_id
        head = [first, *self.pieces(question)[:MOST_ASKED], last]
        room = LONGEST - len(head) - 1
        made = []
        for place, sentence in enumerate(window["sentences"]):
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


class Examples:
    def __init__(self, file, windows, rng):
        self.windows, self.rng = windows, rng
        self.questions, self.sets = defaultdict(list), defaultdict(list)
        with open(file) as lines:
            for line in map(json.loads, lines):
                self.questions[line["from"], line["id"], line["question"]].append(line)
                self.sets[line["set"]].append(line)

    def plan(self):
        names = list(self.questions)
        on_files = [name for name in names if name[0].startswith(ON_FILES)]
        own = [name for name in names if name[0].startswith(OWN_WORDS)]
        others = sorted(set(names) - set(on_files) - set(own))
        take = lambda some, count: self.rng.sample(some, min(count, len(some)))
        plan = []
        for turn, files in enumerate((on_files, take(on_files, AGAIN))):
            part = files + take(own, OF_OWN_WORDS[turn]) + take(others, OF_OTHERS[turn])
            self.rng.shuffle(part)
            plan += part
        return plan

    def draw(self, name):
        """Some windows of a question, and for each of their sentences whether it is right; None where that teaches nothing."""
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
        inputs, labels = [], []
        for window in chosen:
            for made in self.windows.of(line["question"], window):
                own = [0 if is_foreign else window["right"][place] for _, _, place in made[2]]
                # A long passage has parts without an answer; half of them will do.
                if any(window["right"]) and not any(own) and self.rng.random() < 0.5:
                    continue
                inputs.append(made)
                labels += own
        if not inputs or (line["answering"] and not is_foreign and not any(labels)):
            return None
        return inputs, torch.tensor(labels, dtype=torch.float)


def loss_of(scores, labels):
    everything = torch.cat([scores, torch.zeros(1)]).logsumexp(0)
    together = everything - scores[labels > 0].logsumexp(0) if labels.sum() > 0 else everything
    each = F.binary_cross_entropy_with_logits(scores, labels, reduction="sum") / max(1, labels.sum().item())
    return together + 0.5 * each


def scores_of(reader, inputs):
    """Scores of each input's sentences; inputs of like length are read together."""
    order = sorted(range(len(inputs)), key=lambda i: len(inputs[i][0]))
    third = -(-len(order) // 3)
    scores = [None] * len(inputs)
    for at in range(0, len(order), third):
        part = order[at : at + third]
        with torch.autocast("cpu", dtype=torch.bfloat16):
            read = reader(*batch_of([inputs[i] for i in part])).float()
        for i, own in zip(part, read.split([len(inputs[i][2]) for i in part])):
            scores[i] = own
    return scores


def save(reader, checkpoint, out):
    os.makedirs(os.path.join(out, "1_Pooling"), exist_ok=True)
    for name in FILES:
        shutil.copy(os.path.join(checkpoint, name), os.path.join(out, name))
    state = {name.removeprefix("bert."): value for name, value in reader.state_dict().items() if "position_ids" not in name}
    state["match.weight"] = state.pop("match")
    state = {name: value.float().contiguous().clone() for name, value in state.items()}
    save_file(state, os.path.join(out, "model.safetensors"))


def main(checkpoint, file, out):
    torch.manual_seed(SEED)
    examples = Examples(file, Windows(checkpoint), random.Random(SEED))
    reader = Reader(checkpoint)
    layers = [parameter for parameter in reader.bert.parameters() if parameter.requires_grad]
    heads = [reader.match, *reader.head.parameters()]
    groups = [{"params": layers, "lr": LAYER_RATE}, {"params": heads, "lr": HEAD_RATE, "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
    plan = examples.plan()
    steps = len(plan) // QUESTIONS_AT_ONCE
    rate = lambda step: min(1, (step + 1) / (WARM_UP * steps)) * max(0.02, 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, rate)
    reader.train()
    begun, losses = time.time(), []
    for step in range(steps):
        names = plan[step * QUESTIONS_AT_ONCE : (step + 1) * QUESTIONS_AT_ONCE]
        drawn = [one for one in map(examples.draw, names) if one is not None]
        if drawn:
            scores = iter(scores_of(reader, [made for inputs, _ in drawn for made in inputs]))
            each = [loss_of(torch.cat([next(scores) for _ in inputs]), labels) for inputs, labels in drawn]
            loss = sum(each) / len(each)
            loss.backward()
            nn.utils.clip_grad_norm_(layers + heads, 1.0)
            optimizer.step()
            optimizer.zero_grad()
            losses.append(loss.item())
        schedule.step()
        if step % 50 == 49:
            minutes = (time.time() - begun) / 60
            print(f"{step + 1} of {steps}: {sum(losses[-50:]) / len(losses[-50:]):.3f}, {minutes:.0f} min", flush=True)
    save(reader, checkpoint, out)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
