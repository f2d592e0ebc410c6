"""The weights of the reader that is shipped (public/encoder/model/onnx/reader_quantized.onnx), as `train.py` fits them: those of 8 bits become numbers of 32 again."""

import numpy as np
import onnx
import torch
from onnx import numpy_helper

# What stands for 0 in weights of 8 bits, as in `make-encoder/quantise.ts`.
MIDDLE = 128
# Parts of a layer by the names that `make-models/encoder.ts` and transformers give them.
DENSE = {"out": "attention.output.dense", "up": "intermediate.dense", "down": "output.dense"}
NORMS = {"norm1": "attention.output.LayerNorm", "norm2": "output.LayerNorm"}
ATTENDING = ("query", "key", "value")
HEADS = ("head", "affirms", "claims")


class Stored:
    def __init__(self, file):
        self.tensors = {tensor.name: numpy_helper.to_array(tensor) for tensor in onnx.load(file).graph.initializer}

    def numbers(self, name):
        return torch.from_numpy(np.array(self.tensors[name], dtype=np.float32))

    def matrix(self, name):
        """[outputs, inputs]: w = (stored - 128) * scale of the output * what the input is evened out by."""
        wide = (self.numbers(f"{name}.weight") - MIDDLE) * self.numbers(f"{name}.scales")
        if f"{name}.even" in self.tensors:
            wide = wide * self.numbers(f"{name}.even")[:, None]
        return wide.T.contiguous()


def shipped_weights(file, layers, frozen):
    """Those of `Reader`, without what is left as the encoder's checkpoint has it, and without the heads that are fitted after the layers."""
    stored = Stored(file)
    weights = {"match": stored.numbers("match")[:, 0]}
    for head in HEADS:
        weights[f"{head}.weight"] = stored.numbers(f"{head}.weight").T.contiguous()
        weights[f"{head}.bias"] = stored.numbers(f"{head}.bias")
    for at in range(frozen, layers):
        own, here = f"bert.encoder.layer.{at}.", f"layer{at}."
        parts = zip(ATTENDING, stored.matrix(f"{here}q").chunk(3), stored.numbers(f"{here}qkv.bias").chunk(3))
        for part, matrix, bias in parts:
            weights[f"{own}attention.self.{part}.weight"], weights[f"{own}attention.self.{part}.bias"] = matrix, bias
        for part, name in DENSE.items():
            weights[f"{own}{name}.weight"] = stored.matrix(f"{here}{part}")
            weights[f"{own}{name}.bias"] = stored.numbers(f"{here}{part}.bias")
        for part, name in NORMS.items():
            weights[f"{own}{name}.weight"] = stored.numbers(f"{here}{part}.weight")
            weights[f"{own}{name}.bias"] = stored.numbers(f"{here}{part}.bias")
    return weights
