"""Fits what tells of a question alone what it asks: heads on the states of a fitted reader, which stays as it is.

    python asked.py WORDINGS LAYERS

WORDINGS are questions with what they ask for and, where it is told, what they ask about (`main.ts`), LAYERS the folder of a reader that `train.py` has fitted; the heads are added to it, as `asked.*`.

Of each piece x stands side by side what it is after several layers: lower ones know how a question is put together, higher ones what it means. With p = relu(P x),
what is asked for is linear in the largest and the mean p of all pieces. With r = relu(R x) and m the largest p, each piece belongs to what is asked about, to the other end
or to neither by a linear layer on relu(J (r, m)), one for each of what may be asked for.

Trained together with the layers, as another task of theirs, the same was learned no better (0.946 and 0.950 of 240 other questions taken for what they ask), so the layers are
left alone. Seeded; two minutes on two cores.
"""

import json
import os
import random
import sys

import torch
import torch.nn.functional as F
from examples import Windows
from fitted_reader import Reader
from safetensors.torch import load_file, save_file
from torch import nn

SEED = 20261123
LONGEST = 50
# After so many layers.
LAYERS = (2, 3, 4, 6)
WIDE, WIDE_PIECES, DROPPED = 64, 96, 0.2
AT_ONCE, PASSES, RATE, DECAY, WARM_UP = 32, 5, 1.5e-3, 1e-2, 0.1
NEVER_SURE = 0.05
UNTOLD = -100
# A share of the wordings is put on the subjects of others, so that nothing is learned of subjects.
OTHER_SUBJECTS = 0.3
# As in intent-grammar.ts and subjects.ts.
INTENTS, ENDS = ("cause", "effect", "path", "check", "prevent", "open"), ("about", "other", "neither")


class Asked(nn.Module):
    def __init__(self, hidden):
        super().__init__()
        seen = len(LAYERS) * hidden
        self.pool, self.intents = nn.Linear(seen, WIDE), nn.Linear(2 * WIDE, len(INTENTS))
        self.pieces, self.joint = nn.Linear(seen, WIDE_PIECES), nn.Linear(WIDE_PIECES + WIDE, WIDE_PIECES)
        self.ends = nn.Linear(WIDE_PIECES, len(INTENTS) * len(ENDS))
        self.drop = nn.Dropout(DROPPED)

    def forward(self, states, mask):
        """[batch, pieces, seen] and [batch, pieces] to [batch, intents] and [batch, pieces, intents, ends]."""
        pooled = self.drop(torch.relu(self.pool(states))) * mask[..., None]
        most = pooled.amax(1)
        intents = self.intents(torch.cat([most, pooled.sum(1) / mask.sum(1, keepdim=True)], -1))
        pieces = self.drop(torch.relu(self.pieces(states)))
        joint = torch.relu(self.joint(torch.cat([pieces, most[:, None].expand(-1, states.shape[1], -1)], -1)))
        return intents, self.ends(self.drop(joint)).unflatten(-1, (len(INTENTS), len(ENDS)))


def on_other_subjects(wording, subjects, rng):
    question, own = wording["question"], {}
    # Each in its own place, whichever words the other brings.
    for end, mark in zip(ENDS, "\1\2"):
        own[end] = rng.choice(subjects) if wording[end] else ""
        if wording[end]:
            question = question.replace(wording[end], mark, 1)
    for end, mark in zip(ENDS, "\1\2"):
        question = question.replace(mark, own[end])
    return {**wording, **own, "question": question}


def end_of(wording, start, end):
    for number, name in enumerate(ENDS[:2]):
        at = wording["question"].find(wording[name]) if wording[name] else -1
        if start < end and 0 <= at <= start and end <= at + len(wording[name]):
            return number
    return len(ENDS) - 1


def read(reader, tokenizer, wordings):
    """Of each wording the states of its pieces, what it asks for, and the end of each piece."""
    known = []
    for at in range(0, len(wordings), AT_ONCE):
        part = wordings[at : at + AT_ONCE]
        inputs = tokenizer(
            [wording["question"] for wording in part],
            truncation=True,
            max_length=LONGEST,
            padding=True,
            return_offsets_mapping=True,
            return_tensors="pt",
        )
        places, mask = inputs.pop("offset_mapping"), inputs["attention_mask"]
        with torch.no_grad():
            states = reader.bert(input_ids=inputs["input_ids"], attention_mask=mask, output_hidden_states=True).hidden_states
        seen = torch.cat([states[layer] for layer in LAYERS], -1).half()
        for row, wording in enumerate(part):
            pieces = int(mask[row].sum())
            # Of some it is not told what they ask about; nothing of it is learned from them then.
            is_told = any(wording[end] for end in ENDS[:2])
            ends = [end_of(wording, *place) if is_told else UNTOLD for place in places[row, :pieces].tolist()]
            known.append((seen[row, :pieces], INTENTS.index(wording["intent"]), torch.tensor(ends)))
    return known


def main(file, folder):
    torch.manual_seed(SEED)
    rng = random.Random(SEED)
    with open(file) as lines:
        wordings = [json.loads(line) for line in lines]
    subjects = [wording[end] for wording in wordings for end in ENDS[:2] if wording[end]]
    moved = [on_other_subjects(wording, subjects, rng) for wording in wordings if rng.random() < OTHER_SUBJECTS]
    path = os.path.join(folder, "model.safetensors")
    weights = load_file(path)
    reader = Reader(folder)
    reader.bert.load_state_dict(weights, strict=False)
    reader.eval()
    known = read(reader, Windows(folder).tokenizer, wordings + moved)
    asked = Asked(reader.bert.config.hidden_size)
    optimizer = torch.optim.AdamW(asked.parameters(), lr=RATE, weight_decay=DECAY)
    steps = PASSES * -(-len(known) // AT_ONCE)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps, pct_start=WARM_UP)
    for turn in range(PASSES):
        rng.shuffle(known)
        losses = []
        for at in range(0, len(known), AT_ONCE):
            seen, intents, ends = zip(*known[at : at + AT_ONCE])
            mask = nn.utils.rnn.pad_sequence([torch.ones(len(own)) for own in ends], batch_first=True)
            own, right = nn.utils.rnn.pad_sequence(seen, batch_first=True).float(), torch.tensor(intents)
            said, pieces = asked(own, mask)
            # The ends are learned for what is truly asked.
            pieces = pieces[torch.arange(len(right)), :, right]
            named = nn.utils.rnn.pad_sequence(ends, batch_first=True, padding_value=UNTOLD)
            loss = F.cross_entropy(said, right, label_smoothing=NEVER_SURE)
            loss = loss + F.cross_entropy(pieces.flatten(0, 1), named.flatten(), ignore_index=UNTOLD)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            losses.append(loss.item())
        print(f"asked, pass {turn + 1} of {PASSES}: {sum(losses) / len(losses):.3f}", flush=True)
    heads = {f"asked.{name}": value.detach().contiguous().clone() for name, value in asked.state_dict().items()}
    kept = {name: value for name, value in weights.items() if not name.startswith("asked.")}
    save_file(kept | heads, path)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
