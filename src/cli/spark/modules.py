"""@file Modules out of communities, and the gates between them."""

from pyspark.sql import DataFrame, Window
from pyspark.sql import functions as F

from graph import Steps, communities, numbered

# As in engine/hierarchy/hierarchy.ts: a community with fewer entities is no subject of its own; of few documents, smaller ones are all that there is.
LEAST_ENTITIES = 6
LEAST_SHARE = 0.01
# Phrases of a module of which one becomes its title: none that a module above it has.
MOST_TITLES = 8
# What a phrase of several words is worth more than one word.
SEVERAL_WORDS = 2.0

# As in engine/gates: judge.ts, candidates.ts, select.ts.
GATE_THRESHOLD = 0.3
CLEAR_DIRECTION = 1.5
MOST_EVIDENCE = 6
HEDGED = 0.7
BY_LEVEL = 0.8
LEAST_WORTH = 0.2
AT_A_GLANCE = 30
MOST_BY_MODULE = 0.5
# How surely a statement goes on where another one ends whose effect is the event that is its cause.
SAME_EVENT = 0.7
# An event in more statements ties everything to everything.
MOST_STATEMENTS = 50


def paths_of(ties: DataFrame, entities: int, seed: int, steps: Steps) -> DataFrame:
    """(e, path): the modules of each entity that has any, by number, the smallest first. Numbers grow from the top down."""
    levels = communities(ties, seed, steps)
    least = max(2, min(LEAST_ENTITIES, LEAST_SHARE * entities))
    kept: list[DataFrame] = []
    for level, labels in enumerate(levels):
        sizes = labels.groupBy("label").count().where(F.col("count") >= least).select("label")
        if level + 1 < len(levels):
            # A module that is the only part of the one above it is that one.
            above = labels.join(levels[level + 1].withColumnRenamed("label", "above"), "node").select("label", "above").distinct()
            parts = Window.partitionBy("above")
            sizes = above.join(sizes, "label").withColumn("parts", F.count("*").over(parts)).where("parts > 1").select("label")
        kept.append(steps.keep(sizes))
    offset = 0
    memberships = []
    for level in reversed(range(len(levels))):
        modules = steps.keep(numbered(kept[level], "label", "m").withColumn("m", F.col("m") + F.lit(offset)))
        offset += modules.count()
        memberships.append(levels[level].join(modules, "label").select(F.col("node").alias("e"), "m", F.lit(level).alias("level")))
    if not memberships:
        return steps.keep(ties.select(F.col("a").alias("e"), F.array(F.lit(0)).cast("array<bigint>").alias("path")).limit(0))
    every = memberships[0]
    for more in memberships[1:]:
        every = every.union(more)
    listed = every.groupBy("e").agg(F.array_sort(F.collect_list(F.struct("level", "m"))).alias("path"))
    return steps.keep(listed.select("e", F.col("path.m").alias("path")))


def modules_of(paths: DataFrame, steps: Steps) -> DataFrame:
    """(m, parent, height, level, path): parent −1 at the top, height 1 where no module is below, level 0 at the top, path from the module up."""
    ways = paths.select("path").distinct()
    places = ways.select("path", F.posexplode("path").alias("at", "m")).select(
        "m", (F.col("at") + 1).alias("height"), F.expr("slice(path, at + 1, size(path))").alias("path")
    )
    modules = places.groupBy("m").agg(F.max("height").alias("height"), F.first("path").alias("path"))
    return steps.keep(
        modules.select(
            "m", "path", "height", F.coalesce(F.get("path", F.lit(1)), F.lit(-1)).alias("parent"), (F.size("path") - 1).alias("level")
        )
    )


def titles_of(modules: DataFrame, inner: DataFrame, entities: DataFrame, steps: Steps) -> DataFrame:
    """
    (m, title, central): what each module is called: the phrase that most of what ties it goes through, and little of what ties others. `central` are the entities that
    come first, by number.

    :param inner: (m, a, b, weight): ties with both ends inside a module
    """
    ends = inner.select("m", F.col("a").alias("e"), "weight").union(inner.select("m", F.col("b").alias("e"), "weight"))
    inside = ends.groupBy("m", "e").agg(F.sum("weight").alias("inside"))
    several = F.when(F.col("title").contains(" ") | (F.col("kind") == "name"), SEVERAL_WORDS).otherwise(1.0)
    worth = F.round(F.col("inside") * F.col("inside") / F.col("strength") * several, 6)
    ranked = inside.join(entities, "e").select("m", F.struct((-worth).alias("worth"), "e", "title").alias("one"))
    listed = steps.keep(
        ranked.groupBy("m").agg(F.slice(F.array_sort(F.collect_list("one")), 1, MOST_TITLES).alias("best")).join(modules, "m", "right")
    )
    top = listed.agg(F.max("level")).first()[0] or 0
    taken = listed.select("m", F.array().cast("array<string>").alias("taken")).limit(0)
    named = []
    for level in range(top + 1):
        own = listed.where(F.col("level") == level)
        own = own.join(taken.withColumnRenamed("m", "parent"), "parent", "left").withColumn(
            "taken", F.coalesce("taken", F.array().cast("array<string>"))
        )
        free = F.expr("filter(best.title, x -> NOT array_contains(taken, x))")
        own = own.withColumn("title", F.coalesce(F.get(free, F.lit(0)), F.get("best.title", F.lit(0)), F.lit("")))
        own = steps.keep(own)
        taken = own.select("m", F.array_append("taken", F.col("title")).alias("taken"))
        named.append(own.select("m", "title", F.coalesce(F.col("best.e"), F.array().cast("array<bigint>")).alias("central")))
    every = named[0]
    for more in named[1:]:
        every = every.union(more)
    return steps.keep(every)


def crossings(statements: DataFrame, modules: DataFrame, steps: Steps) -> DataFrame:
    """
    (source, target, relation, continuation, strength, worth): what crosses from one module to another: statements with one side in each, and those that take up in one what
    another one ends with in the other.

    :param statements: (s, kind, strength, clarity, cause_event, effect_event, cause_module, effect_module)
    """
    causal = statements.where("kind = 'causal'")
    said = causal.where("cause_module <> effect_module").select(
        F.col("cause_module").alias("source"),
        F.col("effect_module").alias("target"),
        F.col("s").alias("relation"),
        F.col("s").alias("continuation"),
        "strength",
        F.col("clarity").alias("worth"),
    )
    ends = causal.where("effect_module IS NOT NULL").select(
        F.col("effect_event").alias("event"), F.col("s").alias("relation"), F.col("effect_module").alias("source"), "strength", "clarity"
    )
    begins = causal.where("cause_module IS NOT NULL").select(
        F.col("cause_event").alias("event"),
        F.col("s").alias("continuation"),
        F.col("cause_module").alias("target"),
        F.col("strength").alias("next_strength"),
        F.col("clarity").alias("next_clarity"),
    )

    def few(side: DataFrame) -> DataFrame:
        return side.groupBy("event").count().where(F.col("count") <= MOST_STATEMENTS).select("event")

    strength = SAME_EVENT * F.least("strength", "next_strength")
    chained = (
        ends.join(few(ends), "event")
        .join(begins.join(few(begins), "event"), "event")
        .where("relation <> continuation AND source <> target")
        .select(
            "source", "target", "relation", "continuation", strength.alias("strength"), (F.sqrt(F.col("clarity") * F.col("next_clarity")) * strength).alias("worth")
        )
    )
    of = modules.select("m", "path")
    height = modules.select("m", "height")
    wide = (
        said.union(chained)
        .join(of.select(F.col("m").alias("source"), F.col("path").alias("left")), "source")
        .join(of.select(F.col("m").alias("target"), F.col("path").alias("right")), "target")
        .select("relation", "continuation", "strength", "worth", F.explode(F.array_except("left", "right")).alias("source"), "left", "right")
        .select("relation", "continuation", "strength", "worth", "source", F.explode(F.array_except("right", "left")).alias("target"))
        .join(height.select(F.col("m").alias("source"), F.col("height").alias("h")), "source")
        .join(height.select(F.col("m").alias("target"), F.col("height").alias("g")), "target")
        .where("abs(h - g) <= 1")
    )
    lifted = F.round(F.col("worth") * F.pow(F.lit(BY_LEVEL), F.col("h") + F.col("g") - 2), 9)
    return steps.keep(wide.select("source", "target", "relation", "continuation", "strength", lifted.alias("worth")))


def gates_of(crossed: DataFrame, modules: int, steps: Steps) -> DataFrame:
    """(g, source, target, directed, score, evidence): the gates that are kept. Each statement carries the one that it speaks of most clearly."""
    oriented = crossed.select(
        F.least("source", "target").alias("a"), F.greatest("source", "target").alias("b"), (F.col("source") < F.col("target")).alias("forward"), "relation", "continuation", "strength", "worth"
    )
    missing = F.exp(F.sum(F.log(1 - F.least(F.col("strength"), F.lit(0.99)))))
    sides = oriented.groupBy("a", "b", "forward").agg((1 - missing).alias("sum"))
    there = F.coalesce(F.max(F.when(F.col("forward"), F.col("sum"))), F.lit(0.0))
    back = F.coalesce(F.max(F.when(~F.col("forward"), F.col("sum"))), F.lit(0.0))
    judged = sides.groupBy("a", "b").agg(F.round(there, 6).alias("there"), F.round(back, 6).alias("back"))
    one_way = F.least("there", "back") < GATE_THRESHOLD
    direction = (
        F.when(one_way & (F.col("there") >= F.col("back") * CLEAR_DIRECTION), 1)
        .when(one_way & (F.col("back") >= F.col("there") * CLEAR_DIRECTION), -1)
        .otherwise(0)
    )
    judged = judged.where(F.greatest("there", "back") >= GATE_THRESHOLD).select(
        "a", "b", F.greatest("there", "back").alias("score"), direction.alias("direction")
    )
    carried = oriented.join(judged, ["a", "b"]).where(
        (F.col("direction") == 0) | ((F.col("direction") == 1) == F.col("forward"))
    )
    best = Window.partitionBy("relation", "continuation").orderBy(F.desc("worth"), "a", "b")
    own = carried.withColumn("rank", F.row_number().over(best)).where("rank = 1")
    reasons = F.array_sort(F.collect_list(F.struct((-F.col("strength")).alias("weak"), "relation", "continuation")))
    kept = (
        own.groupBy("a", "b", "score", "direction")
        .agg(F.max("worth").alias("worth"), reasons.alias("reasons"))
        .orderBy(F.desc("worth"), "a", "b")
        .limit(max(AT_A_GLANCE, int(MOST_BY_MODULE * modules)))
    )
    # What is less clear makes a gate only where there are few.
    place = F.row_number().over(Window.orderBy(F.desc("worth"), "a", "b"))
    kept = kept.withColumn("place", place).where((F.col("place") <= AT_A_GLANCE) | (F.col("worth") >= LEAST_WORTH))
    evidence = F.expr(f"slice(array_distinct(flatten(transform(reasons, x -> array(x.relation, x.continuation)))), 1, {MOST_EVIDENCE})")
    turned = F.col("direction") == -1
    kept = kept.select(
        F.concat_ws(" ", "a", "b").alias("pair"),
        F.when(turned, F.col("b")).otherwise(F.col("a")).alias("source"),
        F.when(turned, F.col("a")).otherwise(F.col("b")).alias("target"),
        (F.col("direction") != 0).alias("directed"),
        "score",
        evidence.alias("evidence"),
    )
    return steps.keep(numbered(steps.keep(kept), "pair", "g").drop("pair"))
