"""Fits the reader of sentences: layers of a sentence encoder that read a question together with a passage, or a passage alone.

    python train.py CHECKPOINT WINDOWS STATEMENTS OUT [READER]

CHECKPOINT is the encoder's folder as sentence-transformers writes it, WINDOWS and STATEMENTS the files that `windows.ts` and `statements.ts` write, OUT the folder of
the fitted reader: the same files with other weights, and those of `match`, `head`, `affirms`, `claims` and `sides` besides. It is also written on the way, so that a
run which is ended early leaves one. With READER, the graph of one that is shipped or the weights that this wrote before, it goes on from these instead of the encoder's, with a
fifth as many questions, and ends halfway between these and what it came to.

A sentence's score is w . (q * s) + u . s + b, with q and s the unit means of the states of the question's and of the sentence's pieces. With
w = 10 and u = 0 that is the cosine of question and sentence, which the encoder was made for, so that is where the training begins: from a head that knows
nothing, the same data and time gave half as many right first sentences. The vocabulary and the two lowest layers stay as they are.

The loss of a question is that of a softmax over all sentences of some of its windows and one more choice, 0, which stands for "no answer", and half that of
each sentence by itself. The sentences that come out best are then read once more, each alone, with the same loss: so they are told from each other, which
passages read one by one do not teach. Where a question was answered with yes or no, the sentences that answer say which (`affirms`, linear in s).

Of a passage alone, [CLS] [SEP] passage [SEP], it tells which sentences state causes (`claims`, linear in s: a link of the story that a dossier tells, another
causal claim, a cause that is none), and which pieces name a cause or an effect (`sides`, linear in each piece's states in the three highest layers, and fitted
once the layers are: together with the questions, which weigh more, it was not learned at all).

Numbers have 32 bits, and nothing drops weights of attention: on processors, 16 bits take nearly twice as long, and drawing what to drop as long again.

Seeded; two cores take about an hour, half of it going on. Needs torch, transformers and safetensors, and onnx for going on.
"""

import json
import os
import random
import shutil
import sys
import time
from collections import defaultdict, namedtuple

import torch
import torch.nn.functional as F
from safetensors.torch import load_file, save_file
from torch import nn
from transformers import AutoModel, AutoTokenizer

SEED = 20261123
LONGEST, MOST_ASKED = 256, 48
FROZEN_LAYERS = 2
QUESTIONS_AT_ONCE, WINDOWS_OF_QUESTION, HARD = 4, 4, 8
LAYER_RATE, HEAD_RATE, STATING_RATE, WARM_UP = 6e-5, 1e-2, 1e-3, 0.06
SCALE, SHIFT = 10.0, -6.0
# Of all rates, for going on.
GOING_ON_PACE = 0.7
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
VERDICT_SHARE = 0.5
# Sentences that are read once more, best first; in every so many-th step.
COMPARED, COMPARED_EACH = 12, 2
# Of passages alone: dossiers are read so many times and their windows taken so many at once, single sentences once.
DOSSIER_PASSES, DOSSIERS_AT_ONCE, SENTENCES_AT_ONCE, MOST_SENTENCES = 3, 6, 32, 3000
# A sentence that states a cause counts for so many that state none.
STATING = 3.0
SIDE_LAYERS, SIDE_RATE, SIDE_PASSES = 3, 3e-3, 6
# The head for claims learns from unit vectors, which are short.
STRETCH = 20.0
STRETCHED = ("claims.weight", "affirms.weight")
# After so many steps it is written, and told how far it is.
SAVED_EACH, TOLD_EACH = 500, 50
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
        self.bert = AutoModel.from_pretrained(checkpoint, add_pooling_layer=False, attention_probs_dropout_prob=0.0)
        hidden = self.bert.config.hidden_size
        self.match = nn.Parameter(torch.full((hidden,), SCALE))
        self.head = nn.Linear(hidden, 1)
        nn.init.zeros_(self.head.weight)
        nn.init.constant_(self.head.bias, SHIFT)
        self.affirms, self.claims, self.named = nn.Linear(hidden, 1), nn.Linear(hidden, 3), nn.Linear(hidden, 2)
        nn.init.constant_(self.claims.bias, -2.5)
        nn.init.constant_(self.named.bias, -2.0)
        for part in (self.bert.embeddings, *self.bert.encoder.layer[:FROZEN_LAYERS]):
            for parameter in part.parameters():
                parameter.requires_grad = False

    def train(self, mode=True):
        super().train(mode)
        for part in (self.bert.embeddings, *self.bert.encoder.layer[:FROZEN_LAYERS]):
            part.eval()
        return self

    def forward(self, ids, mask, types, starts, ends, rows):
        """For each sentence a score and whether it says yes; `rows` tells the input that it stands in, `starts` and `ends` where."""
        states = self.bert(input_ids=ids, attention_mask=mask, token_type_ids=types).last_hidden_state
        question = F.normalize(torch.einsum("bt,bth->bh", (mask * (1 - types)).float(), states), dim=-1)
        sentence = self.sentences(states, starts, ends, rows)
        score = (sentence * question[rows]) @ self.match + self.head(sentence)[:, 0]
        return torch.stack([score, self.affirms(STRETCH * sentence)[:, 0]], -1)

    def statements(self, ids, mask, types, starts, ends, rows):
        """What each sentence states, and what each piece names."""
        states = self.bert(input_ids=ids, attention_mask=mask, token_type_ids=types).last_hidden_state
        return self.claims(STRETCH * self.sentences(states, starts, ends, rows)), self.named(states)

    @staticmethod
    def sentences(states, starts, ends, rows):
        place = torch.arange(states.shape[1])[None]
        inside = ((place >= starts[:, None]) & (place < ends[:, None])).float()
        return F.normalize(torch.einsum("nt,nth->nh", inside, states[rows]), dim=-1)


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


def loss_of(read, labels, verdict):
    scores = read[:, 0]
    everything = torch.cat([scores, torch.zeros(1)]).logsumexp(0)
    together = everything - scores[labels > 0].logsumexp(0) if labels.sum() > 0 else everything
    each = F.binary_cross_entropy_with_logits(scores, labels, reduction="sum") / max(1, labels.sum().item())
    if verdict is None or labels.sum() == 0:
        return together + 0.5 * each
    said = read[labels > 0, 1]
    return together + 0.5 * each + VERDICT_SHARE * F.binary_cross_entropy_with_logits(said, torch.full_like(said, verdict))


def fit_sides(reader, windows):
    """The head that tells which side a piece names, from the states of the highest layers as they are."""
    reader.eval()
    known = []
    for at in range(0, len(windows), SENTENCES_AT_ONCE):
        part = windows[at : at + SENTENCES_AT_ONCE]
        ids, mask, types, *_ = batch_of([window[0] for window in part])
        with torch.no_grad():
            read = reader.bert(input_ids=ids, attention_mask=mask, token_type_ids=types, output_hidden_states=True)
        seen = torch.cat(read.hidden_states[-SIDE_LAYERS:], -1)
        for row, (_, _, own, told, _) in enumerate(part):
            known.append((seen[row, 2 : 2 + len(own)].half(), own, told))
    sides = nn.Linear(SIDE_LAYERS * reader.bert.config.hidden_size, 2)
    nn.init.zeros_(sides.weight)
    nn.init.constant_(sides.bias, -2.0)
    optimizer = torch.optim.AdamW(sides.parameters(), lr=SIDE_RATE, weight_decay=0.01)
    rng = random.Random(SEED)
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


def scores_of(reader, inputs):
    """Scores of each input's sentences; inputs of like length are read together."""
    order = sorted(range(len(inputs)), key=lambda i: len(inputs[i][0]))
    third = -(-len(order) // 3)
    scores = [None] * len(inputs)
    for at in range(0, len(order), third):
        part = order[at : at + third]
        read = reader(*batch_of([inputs[i] for i in part]))
        for i, own in zip(part, read.split([len(inputs[i][2]) for i in part])):
            scores[i] = own
    return scores


def read_all(reader, drawn):
    """The mean loss of questions, and what was read of each."""
    read = iter(scores_of(reader, [made for one in drawn for made in one.inputs]))
    of = [torch.cat([next(read) for _ in one.inputs]) for one in drawn]
    return sum(loss_of(own, one.labels, one.verdict) for own, one in zip(of, drawn)) / len(drawn), of


def save(reader, sides, checkpoint, out):
    os.makedirs(os.path.join(out, "1_Pooling"), exist_ok=True)
    for name in FILES:
        shutil.copy(os.path.join(checkpoint, name), os.path.join(out, name))
    state = {name.removeprefix("bert."): value for name, value in reader.state_dict().items() if "position_ids" not in name}
    state["match.weight"] = state.pop("match")
    for name in STRETCHED:
        state[name] = STRETCH * state[name]
    state = {name: value for name, value in state.items() if not name.startswith("named.")}
    if sides is not None:
        state |= {f"sides.{name}": value for name, value in sides.state_dict().items()}
    state = {name: value.float().contiguous().clone() for name, value in state.items()}
    save_file(state, os.path.join(out, "model.safetensors"))


def fitted_weights(file):
    """What `save` wrote, without the head that is fitted after the layers."""
    heads = ("match", "head", "affirms", "claims", "sides")
    stored = {name: value for name, value in load_file(file).items() if not name.startswith("asked.")}
    weights = {name if name.startswith(heads) else f"bert.{name}": value for name, value in stored.items()}
    weights["match"] = weights.pop("match.weight")
    return {name: value for name, value in weights.items() if not name.startswith("sides.")}


def go_on_from(reader, file):
    from shipped import shipped_weights

    is_graph = file.endswith(".onnx")
    weights = shipped_weights(file, reader.bert.config.num_hidden_layers, FROZEN_LAYERS) if is_graph else fitted_weights(file)
    for name in STRETCHED:
        weights[name] = weights[name] / STRETCH
    told = reader.load_state_dict(weights, strict=False)
    if told.unexpected_keys:
        raise SystemExit(f"{file}: There is no place for {', '.join(told.unexpected_keys)}.")


def meet_halfway(reader, began_as):
    """The mean of the weights before and after going on (Wortsman et al., "Robust fine-tuning of zero-shot models", 2022): what was learned last costs less of what was known."""
    ended_as = reader.state_dict()
    mean = {name: (began_as[name] + value) / 2 if value.is_floating_point() else value for name, value in ended_as.items()}
    reader.load_state_dict(mean)


def main(checkpoint, file, statement_file, out, shipped=None):
    torch.manual_seed(SEED)
    windows = Windows(checkpoint)
    examples = Examples(file, windows, random.Random(SEED))
    statements = Statements(statement_file, windows, random.Random(SEED))
    reader = Reader(checkpoint)
    if shipped is not None:
        go_on_from(reader, shipped)
    layers = [parameter for parameter in reader.bert.parameters() if parameter.requires_grad]
    heads = [reader.match, *reader.head.parameters()]
    stating = [*reader.affirms.parameters(), *reader.claims.parameters(), *reader.named.parameters()]
    pace = GOING_ON_PACE if shipped is not None else 1.0
    groups = [
        {"params": layers, "lr": pace * LAYER_RATE},
        {"params": heads, "lr": pace * HEAD_RATE, "weight_decay": 0.0},
        {"params": stating, "lr": pace * STATING_RATE, "weight_decay": 0.0},
    ]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
    plan = examples.plan(goes_on=shipped is not None)
    batches = statements.plan(passes=DOSSIER_PASSES if shipped is None else 1)
    steps = len(plan) // QUESTIONS_AT_ONCE
    rate = lambda step: min(1, (step + 1) / (WARM_UP * steps)) * max(0.02, 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, rate)
    began_as = None if shipped is None else {name: value.clone() for name, value in reader.state_dict().items()}
    reader.train()
    begun, losses, compared, stated = time.time(), [], [], []
    for step in range(steps):
        names = plan[step * QUESTIONS_AT_ONCE : (step + 1) * QUESTIONS_AT_ONCE]
        drawn = [one for one in map(examples.draw, names) if one is not None]
        if drawn:
            loss, read = read_all(reader, drawn)
            loss.backward()
            losses.append(loss.item())
            if step % COMPARED_EACH == 0:
                loss, _ = read_all(reader, [examples.alone(one, own[:, 0]) for one, own in zip(drawn, read)])
                loss.backward()
                compared.append(loss.item())
        # As many of the passages alone as keep step with the questions.
        due = batches[len(batches) * step // steps : len(batches) * (step + 1) // steps]
        for batch in due:
            loss = statement_loss(reader, batch) / len(due)
            loss.backward()
            stated.append(loss.item() * len(due))
        nn.utils.clip_grad_norm_(layers + heads + stating, 1.0)
        optimizer.step()
        optimizer.zero_grad()
        schedule.step()
        if (step + 1) % SAVED_EACH == 0:
            save(reader, None, checkpoint, out)
        if (step + 1) % TOLD_EACH == 0:
            minutes = (time.time() - begun) / 60
            mean = lambda values: sum(values[-TOLD_EACH:]) / max(1, len(values[-TOLD_EACH:]))
            of = ", ".join(f"{mean(each):.3f}" for each in (losses, compared, stated))
            print(f"{step + 1} of {steps}: {of}, {minutes:.0f} min", flush=True)
    if began_as is not None:
        meet_halfway(reader, began_as)
    save(reader, fit_sides(reader, statements.dossiers + statements.sentences), checkpoint, out)


if __name__ == "__main__":
    if len(sys.argv) not in (5, 6):
        sys.exit(__doc__)
    main(*sys.argv[1:])
