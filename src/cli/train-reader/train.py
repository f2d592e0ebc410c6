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

It runs on a graphics card where there is one. Processors compute in 16 bits where they have tiles for it (AMX: with attention written out and what is dropped
taken from a table, 0.5 s for 16 windows of 200 pieces on two cores, beside 1.2 s in 32 bits and 1.0 s in 16 with PyTorch's own attention and draws), else in 32.
Nothing drops weights of attention.

Seeded; two cores take about an hour, half of it going on. Needs torch, transformers and safetensors, and onnx for going on.
"""

import random
import sys
import time

import torch
import torch.nn.functional as F
from examples import Examples, Windows, batch_of
from fitted_reader import Reader, go_on_from, meet_halfway, save
from stated import DOSSIER_PASSES, Statements, fit_sides, statement_loss
from torch import nn

SEED = 20261123
QUESTIONS_AT_ONCE = 4
LAYER_RATE, HEAD_RATE, STATING_RATE, WARM_UP = 6e-5, 1e-2, 1e-3, 0.06
# Of all rates, for going on.
GOING_ON_PACE = 0.7
VERDICT_SHARE = 0.5
# The best sentences are read once more in every so many-th step.
COMPARED_EACH = 2
# After so many steps it is written, and told how far it is.
SAVED_EACH, TOLD_EACH = 500, 50


def loss_of(read, labels, verdict):
    scores = read[:, 0]
    everything = torch.cat([scores, torch.zeros(1)]).logsumexp(0)
    together = everything - scores[labels > 0].logsumexp(0) if labels.sum() > 0 else everything
    each = F.binary_cross_entropy_with_logits(scores, labels, reduction="sum") / max(1, labels.sum().item())
    if verdict is None or labels.sum() == 0:
        return together + 0.5 * each
    said = read[labels > 0, 1]
    return together + 0.5 * each + VERDICT_SHARE * F.binary_cross_entropy_with_logits(said, torch.full_like(said, verdict))


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
    save(reader, fit_sides(reader, statements.dossiers + statements.sentences, SEED), checkpoint, out)


if __name__ == "__main__":
    if len(sys.argv) not in (5, 6):
        sys.exit(__doc__)
    main(*sys.argv[1:])
