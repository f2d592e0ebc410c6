"""The reader as PyTorch computes it, and how its weights are kept (`train.py` tells what it says of sentences)."""

import os
import shutil

import torch
import torch.nn.functional as F
from safetensors.torch import load_file, save_file
from torch import nn
from transformers import AutoModel

FROZEN_LAYERS = 2
SCALE, SHIFT = 10.0, -6.0
DROPPED, DROPS = 0.1, 1 << 23
# Everything is computed there.
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
torch.set_default_device(DEVICE)
# Whether 16 bits are computed faster than 32.
HAS_16_BITS = DEVICE == "cuda" or torch.cpu._is_amx_tile_supported()
# The heads for claims and for yes and no learn from unit vectors, which are short.
STRETCH = 20.0
STRETCHED = ("claims.weight", "affirms.weight")
FILES = (
    "config.json",
    "tokenizer.json",
    "tokenizer_config.json",
    "sentence_bert_config.json",
    "1_Pooling/config.json",
)


class Drops(nn.Module):
    """Dropout from one long table, begun anywhere: to draw for every number takes longer than a layer does."""

    table = None

    def forward(self, states):
        if not self.training:
            return states
        if Drops.table is None:
            kept = (torch.rand(DROPS) >= DROPPED).float() / (1 - DROPPED)
            Drops.table = kept.to(torch.bfloat16) if HAS_16_BITS else kept
        begin = int(torch.randint(DROPS - states.numel(), (), device="cpu"))
        return states * Drops.table[begin : begin + states.numel()].view_as(states)


class Reader(nn.Module):
    def __init__(self, checkpoint):
        super().__init__()
        self.bert = AutoModel.from_pretrained(
            checkpoint, add_pooling_layer=False, attention_probs_dropout_prob=0.0, attn_implementation="eager"
        )
        for layer in self.bert.encoder.layer:
            layer.attention.output.dropout = Drops()
            layer.output.dropout = Drops()
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
        self.to(DEVICE)

    def train(self, mode=True):
        super().train(mode)
        for part in (self.bert.embeddings, *self.bert.encoder.layer[:FROZEN_LAYERS]):
            part.eval()
        return self

    def states(self, ids, mask, types):
        """Those of all layers, the lowest first."""
        with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=HAS_16_BITS):
            read = self.bert(input_ids=ids, attention_mask=mask, token_type_ids=types, output_hidden_states=True)
        return [states.float() for states in read.hidden_states]

    def forward(self, ids, mask, types, starts, ends, rows):
        """For each sentence a score and whether it says yes; `rows` tells the input that it stands in, `starts` and `ends` where."""
        states = self.states(ids, mask, types)[-1]
        question = F.normalize(torch.einsum("bt,bth->bh", (mask * (1 - types)).float(), states), dim=-1)
        sentence = self.sentences(states, starts, ends, rows)
        score = (sentence * question[rows]) @ self.match + self.head(sentence)[:, 0]
        return torch.stack([score, self.affirms(STRETCH * sentence)[:, 0]], -1)

    def statements(self, ids, mask, types, starts, ends, rows):
        """What each sentence states, and what each piece names."""
        states = self.states(ids, mask, types)[-1]
        return self.claims(STRETCH * self.sentences(states, starts, ends, rows)), self.named(states)

    @staticmethod
    def sentences(states, starts, ends, rows):
        place = torch.arange(states.shape[1])[None]
        inside = ((place >= starts[:, None]) & (place < ends[:, None])).float()
        return F.normalize(torch.einsum("nt,nth->nh", inside, states[rows]), dim=-1)


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
    state = {name: value.float().cpu().contiguous().clone() for name, value in state.items()}
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
