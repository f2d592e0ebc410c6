"""@file What is the same in several documents: surfaces that name one entity, and events that are one."""

from pyspark.sql import DataFrame
from pyspark.sql import functions as F

from graph import Steps, components, numbered

# As in engine/graph/surfaces.ts.
LEAST_FUZZY_LENGTH = 10
BLOCK_PREFIX = 5
LARGEST_BLOCK = 200
# As in engine/structures/identity.ts.
RARE = 12
MOST_SIDES = 200
ACROSS = {"rare": 0.5, "several": 0.7, "single": 0.9}


def surfaces_of(documents: DataFrame) -> DataFrame:
    """(doc, at, surface, name, kind, signature, lasting, count, first, units): the surfaces of each document with their places in its lists."""
    columns = ["surface", "name", "kind", "signature", "lasting", "count", "first", "units"]
    lists = documents.select("doc", "rows.surfaces.*").select("doc", F.posexplode(F.arrays_zip(*columns)).alias("at", "of"))
    return lists.select("doc", "at", *[F.col(f"of.{column}").alias(column) for column in columns])


def misspelt(surfaces: DataFrame) -> DataFrame:
    """Pairs of long surfaces that are one letter apart, and by no digit or space: compared inside blocks alone."""
    letters = F.regexp_replace("surface", r"[^0-9\s]", "")
    fuzzy = surfaces.where(F.length("surface") >= LEAST_FUZZY_LENGTH).select(
        "n", "surface", letters.alias("digits"), F.substring("surface", 1, BLOCK_PREFIX).alias("prefix")
    )
    blocks = fuzzy.groupBy("prefix").count().where(F.col("count").between(2, LARGEST_BLOCK)).select("prefix")
    one = fuzzy.join(blocks, "prefix")
    other = one.select(F.col("n").alias("m"), F.col("surface").alias("like"), F.col("digits").alias("same"), "prefix")
    return (
        one.join(other, "prefix")
        .where("n < m AND digits = same")
        .where(F.levenshtein("surface", "like", 1) >= 0)
        .select(F.col("n").alias("a"), F.col("m").alias("b"))
    )


def united_surfaces(documents: DataFrame, surfaces: DataFrame, steps: Steps) -> DataFrame:
    """(surface, e, title, kind): the entity of each surface that is of one. Common nouns in one sentence alone are none, as in engine/graph/entities.ts."""
    first = F.min_by(F.struct("name", "kind", "signature"), "doc").alias("first")
    distinct = surfaces.groupBy("surface").agg(
        F.sum("count").alias("count"), F.max("lasting").alias("lasting"), first
    ).select("surface", "count", "lasting", "first.*")
    distinct = steps.keep(numbered(distinct, "surface", "n"))
    named = distinct.where("signature <> ''").select("n", "signature")
    alike = named.join(named.groupBy("signature").agg(F.min("n").alias("b")), "signature").where("n <> b")
    roots = components(alike.select(F.col("n").alias("a"), "b").union(misspelt(distinct)), steps)
    rooted = distinct.join(roots, F.col("n") == F.col("node"), "left").withColumn("root", F.coalesce("root", "n"))
    rooted = steps.keep(rooted.drop("node"))

    lists = documents.select("rows.surfaces.surface", "rows.acronyms.*")
    said = lists.select("surface", F.explode(F.arrays_zip("long", "short")).alias("pair")).select(
        F.col("surface")[F.col("pair.long")].alias("long"), F.col("surface")[F.col("pair.short")].alias("short")
    )
    root_of = rooted.select("surface", "root")
    said = (
        said.join(root_of.withColumnRenamed("surface", "long").withColumnRenamed("root", "a"), "long")
        .join(root_of.withColumnRenamed("surface", "short").withColumnRenamed("root", "b"), "short")
        .groupBy("b")
        .agg(F.min("a").alias("a"), F.countDistinct("a").alias("forms"))
        .where("forms = 1 AND a <> b")
    )
    joined = components(said.select("a", "b"), steps).withColumnRenamed("root", "higher")
    rooted = rooted.join(joined, F.col("root") == F.col("node"), "left").withColumn("root", F.coalesce("higher", "root"))
    rooted = rooted.drop("node", "higher")

    rank = F.struct((F.col("kind") != "acronym").alias("written"), F.col("count"), -F.col("n"))
    entities = (
        rooted.groupBy("root")
        .agg(
            F.max("lasting").alias("lasting"),
            F.sum("count").alias("count"),
            F.max_by(F.struct(F.col("name").alias("title"), "kind"), rank).alias("of"),
        )
        .where("lasting OR count >= 2")
        .select("root", "of.title", "of.kind")
    )
    entities = numbered(entities, "root", "e")
    return steps.keep(rooted.select("surface", "root").join(entities, "root").select("surface", "e", "title", "kind"))


def united_events(events: DataFrame, steps: Steps) -> DataFrame:
    """
    (v, root): which events of documents are one. Of those of other documents that have words in common, each is united with the one that agrees best (Dice, by how
    rare the words are), where that is enough.

    :param events: (v, doc, terms)
    """
    total = events.count()
    said = events.select("v", "doc", F.explode("terms").alias("term"))
    weight = said.groupBy("term").agg(F.count("*").alias("n")).withColumn("weight", F.log(1 + F.lit(total) / F.col("n")))
    said = steps.keep(said.join(weight, "term"))
    sums = said.groupBy("v").agg(F.sum("weight").alias("sum"))
    a = said.where(F.col("n").between(2, MOST_SIDES))
    b = a.select("term", F.col("v").alias("w"), F.col("doc").alias("elsewhere"))
    shared = (
        a.join(b, "term")
        .where("v < w AND doc <> elsewhere")
        .groupBy("v", "w")
        .agg(
            F.sum("weight").alias("common"),
            F.max("weight").alias("specific"),
            F.count("*").alias("words"),
            F.min("n").alias("rarest"),
            F.collect_set("term").alias("terms"),
        )
    )
    dice = 2 * F.col("common") / (F.col("sum") + F.col("other"))
    least = (
        F.when(F.col("rarest") <= RARE, ACROSS["rare"]).when(F.col("words") > 1, ACROSS["several"]).otherwise(ACROSS["single"])
    )
    near = (
        shared.join(sums, "v")
        .join(sums.select(F.col("v").alias("w"), F.col("sum").alias("other")), "w")
        .withColumn("dice", F.round(dice, 9))
        .where(F.col("dice") >= least)
    )
    # Both say something else that is as specific as what they share: two events of one kind.
    own = said.groupBy("v").agg(F.collect_list(F.struct("term", "weight")).alias("own"))
    near = near.join(own, "v").join(own.select(F.col("v").alias("w"), F.col("own").alias("others")), "w")
    differs = "exists({0}, x -> x.weight >= specific AND NOT array_contains(terms, x.term))"
    near = near.where(~(F.expr(differs.format("own")) & F.expr(differs.format("others")))).select("v", "w", "dice")
    near = steps.keep(near)
    both = near.union(near.select(F.col("w").alias("v"), F.col("v").alias("w"), "dice"))
    best = both.groupBy("v").agg(F.max_by("w", F.struct("dice", -F.col("w"))).alias("w"))
    roots = components(best.select(F.col("v").alias("a"), F.col("w").alias("b")), steps)
    return events.select("v").join(roots, F.col("v") == F.col("node"), "left").select("v", F.coalesce("root", "v").alias("root"))
