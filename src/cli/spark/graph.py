"""@file Graphs as data frames: numbering without a single partition, connected components, and communities."""

from pyspark.sql import DataFrame, Window
from pyspark.sql import functions as F

# Rows are numbered bucket by bucket: running sums inside each, and the few sums of whole buckets on the driver.
BUCKETS = 1024
# Parallel moves of half of the nodes at a time settle within a few rounds; what still moves after them is little.
MOST_ROUNDS = 8
# A round in which a smaller share of the nodes moves is the last one.
FEW = 0.01
# A parent that is one of its parts again says nothing: so many levels are tried.
MOST_LEVELS = 3


class Steps:
    """Keeps what a step made, so that the next one starts from files and not from everything before it."""

    def __init__(self, spark, folder: str):
        self.spark = spark
        self.folder = folder
        self.count = 0

    def keep(self, frame: DataFrame) -> DataFrame:
        self.count += 1
        path = f"{self.folder}/{self.count:04d}"
        frame.write.mode("overwrite").parquet(path)
        return self.spark.read.parquet(path)


def numbered(frame: DataFrame, key: str, number: str, sums: dict[str, str] | None = None) -> DataFrame:
    """
    Numbers rows from 0, the same way however they are spread.

    :param key: tells rows apart
    :param sums: further columns that count what is before a row: their names, and the columns that they sum
    """
    sums = {number: None, **(sums or {})}
    slim = frame.select(
        F.col(key).alias("_key"),
        F.pmod(F.xxhash64(key), F.lit(BUCKETS)).alias("_bucket"),
        *[(F.lit(1) if of is None else F.col(of)).cast("bigint").alias(name) for name, of in sums.items()],
    )
    totals = slim.groupBy("_bucket").agg(*[F.sum(name).alias(name) for name in sums]).orderBy("_bucket").collect()
    before, offsets = dict.fromkeys(sums, 0), []
    for row in totals:
        offsets.append((row["_bucket"], *[before[name] for name in sums]))
        for name in sums:
            before[name] += row[name]
    columns = ", ".join(f"_before_{name} bigint" for name in sums)
    offset = frame.sparkSession.createDataFrame(offsets, f"_bucket bigint, {columns}")
    window = Window.partitionBy("_bucket").orderBy("_key").rowsBetween(Window.unboundedPreceding, -1)
    running = slim.join(F.broadcast(offset), "_bucket").select(
        "_key",
        *[(F.coalesce(F.sum(name).over(window), F.lit(0)) + F.col(f"_before_{name}")).alias(name) for name in sums],
    )
    return frame.join(running, F.col(key) == F.col("_key")).drop("_key")


def components(edges: DataFrame, steps: Steps) -> DataFrame:
    """
    The connected component of each node that has an edge, as (node, root): labels of minima along edges, with pointers jumped in each round.

    :param edges: (a, b), integers
    """
    both = steps.keep(edges.select("a", "b").union(edges.select(F.col("b").alias("a"), F.col("a").alias("b"))).distinct())
    labels = steps.keep(both.groupBy(F.col("a").alias("node")).agg(F.least(F.col("node"), F.min("b")).alias("root")))
    while True:
        near = (
            both.join(labels, F.col("b") == F.col("node"))
            .groupBy(F.col("a").alias("node"))
            .agg(F.min("root").alias("near"))
        )
        lower = labels.join(near, "node", "left").select(
            "node", F.col("root").alias("before"), F.least("root", "near").alias("root")
        )
        above = labels.select(F.col("node").alias("root"), F.col("root").alias("higher"))
        jumped = steps.keep(
            lower.join(above, "root", "left").select(
                "node", "before", F.least("root", F.coalesce("higher", "root")).alias("root")
            )
        )
        labels = jumped.select("node", "root")
        if jumped.where("root <> before").isEmpty():
            return labels


def local_moves(edges: DataFrame, nodes: DataFrame, seed: int, steps: Steps) -> DataFrame:
    """
    One pass of Louvain (Blondel et al., 2008) in parallel: each round, the half of the nodes that a seeded hash names move to the community beside them with
    which modularity gains most. Two nodes that are alone never change places (Lu et al., 2015).

    :param edges: (a, b, weight) in both directions, without loops
    :param nodes: (node, strength)
    :return: (node, strength, label)
    """
    labels = nodes.select("node", "strength", F.col("node").alias("label"))
    count, total = nodes.agg(F.count("*"), F.sum("strength")).first()
    if not count:
        return labels
    for step in range(MOST_ROUNDS):
        of = labels.groupBy("label").agg(F.sum("strength").alias("sum"), F.count("*").alias("size"))
        own = labels.join(of, "label").select(
            "node", "strength", F.col("label").alias("own"), F.col("size").alias("own_size")
        )
        beside = (
            edges.join(labels.select(F.col("node").alias("b"), "label"), "b")
            .select(F.col("a").alias("node"), "label", "weight")
            .union(labels.select("node", "label", F.lit(0.0)))
            .groupBy("node", "label")
            .agg(F.sum("weight").alias("inside"))
        )
        moves = F.pmod(F.xxhash64("node", F.lit(seed), F.lit(step)), F.lit(2)) == 0
        is_own = F.col("label") == F.col("own")
        gain = F.col("inside") - F.col("strength") * (
            F.col("sum") - F.when(is_own, F.col("strength")).otherwise(0.0)
        ) / F.lit(total)
        may = is_own | (moves & ((F.col("own_size") > 1) | (F.col("size") > 1) | (F.col("label") < F.col("own"))))
        moved = steps.keep(
            beside.join(own, "node")
            .join(of, "label")
            .where(may)
            .select("node", "strength", "own", "label", F.round(gain, 9).alias("gain"))
            .groupBy("node", "strength", "own")
            .agg(F.max_by("label", F.struct("gain", F.when(is_own, 1).otherwise(0), -F.col("label"))).alias("label"))
        )
        labels = moved.select("node", "strength", "label")
        if moved.where("label <> own").count() < FEW * count:
            break
    return labels


def communities(ties: DataFrame, seed: int, steps: Steps) -> list[DataFrame]:
    """
    Communities of a graph, and communities of these, the smallest first: (node, label) for each level. A tie is set against how strongly its ends are
    tied at all, as in `engine/hierarchy/hierarchy.ts`.

    :param ties: (a, b, weight), each once
    """
    both = ties.select("a", "b", "weight").union(ties.select(F.col("b").alias("a"), F.col("a").alias("b"), "weight"))
    strength = both.groupBy("a").agg(F.sum("weight").alias("strength"))
    edges = steps.keep(
        both.join(strength, "a")
        .join(strength.select(F.col("a").alias("b"), F.col("strength").alias("other")), "b")
        .select("a", "b", (F.col("weight") / F.sqrt(F.col("strength") * F.col("other"))).alias("weight"))
    )
    nodes = steps.keep(edges.groupBy(F.col("a").alias("node")).agg(F.sum("weight").alias("strength")))
    levels: list[DataFrame] = []
    for level in range(MOST_LEVELS):
        before = nodes.count()
        labels = local_moves(edges, nodes, seed + level, steps)
        nodes = steps.keep(labels.groupBy(F.col("label").alias("node")).agg(F.sum("strength").alias("strength")))
        if nodes.count() == before:
            break
        below = levels[-1] if levels else labels.select("node", F.col("node").alias("label"))
        levels.append(
            steps.keep(
                below.join(labels.select(F.col("node").alias("label"), F.col("label").alias("above")), "label").select(
                    "node", F.col("above").alias("label")
                )
            )
        )
        of_a = labels.select(F.col("node").alias("a"), F.col("label").alias("label_a"))
        of_b = labels.select(F.col("node").alias("b"), F.col("label").alias("label_b"))
        edges = steps.keep(
            edges.join(of_a, "a")
            .join(of_b, "b")
            .where("label_a <> label_b")
            .groupBy(F.col("label_a").alias("a"), F.col("label_b").alias("b"))
            .agg(F.sum("weight").alias("weight"))
        )
    return levels
