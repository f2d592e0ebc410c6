"""@file How long each step takes, and what goes from machine to machine in it."""

import json
import time
import urllib.request
from contextlib import contextmanager


class Watch:
    """`with watch("step"): …` for each step."""

    def __init__(self, spark):
        self.context = spark.sparkContext
        self.seconds: dict[str, float] = {}

    @contextmanager
    def __call__(self, step: str):
        self.context.setJobGroup(step, step)
        began = time.monotonic()
        yield
        self.seconds[step] = time.monotonic() - began

    def _ask(self, what: str):
        address = f"{self.context.uiWebUrl}/api/v1/applications/{self.context.applicationId}/{what}"
        with urllib.request.urlopen(address, timeout=60) as answer:
            return json.load(answer)

    def steps(self) -> list[dict]:
        """Each step with its seconds, and the bytes that it shuffled; null where Spark's own figures can't be had."""
        shuffled: dict[str, int] | None = dict.fromkeys(self.seconds, 0)
        try:
            group_of = {stage: job.get("jobGroup") for job in self._ask("jobs") for stage in job["stageIds"]}
            for stage in self._ask("stages"):
                group = group_of.get(stage["stageId"])
                if group in shuffled:
                    shuffled[group] += stage["shuffleWriteBytes"]
        except OSError:
            shuffled = None
        return [
            {"step": step, "seconds": round(seconds, 1), "shuffled": shuffled and shuffled[step]}
            for step, seconds in self.seconds.items()
        ]
