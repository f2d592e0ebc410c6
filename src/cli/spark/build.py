"""
@file Builds the tables of a notebook out of many documents with Spark (docs/scale.md): documents as JSON lines are piped through `npm run analyse -- --stream --rows`, what is the same in
several is united, modules and gates are found, and the folder is written that `npm run tables -- check` reads and the app opens.
"""

import argparse
import datetime
import json
import os
import shlex
import subprocess
import sys
import tempfile

from pyspark.sql import Column, SparkSession, Window
from pyspark.sql import functions as F

import tables
from graph import Steps, numbered
from measure import Watch
from modules import crossings, gates_of, HEDGED, modules_of, paths_of, titles_of
from unite import surfaces_of, united_events, united_surfaces
from write import TablesFolder, row_type

# Of the random choices among communities.
SEED = 20260204


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.strip())
    parser.add_argument("documents", help='JSON lines: {"id", "text"} and, where known, "title", "name", "date"; a file, a folder or a pattern')
    parser.add_argument("tables", help="the folder to write, which must not be there yet")
    parser.add_argument("--analyse", required=True, help="what runs `analyse.ts` on every machine, without its options")
    parser.add_argument("--work", help="a folder for what is kept between steps, on a disk that all machines see; it can be deleted afterwards")
    parser.add_argument("--master", help="as spark-submit has it; local[2] for two cores of this machine")
    parser.add_argument("--partitions", type=int, default=8, help="pieces of work: two to four for each core, and some hundred megabytes of text each at most")
    parser.add_argument("--notebook", help="what the notebook is called; absent: as the documents")
    parser.add_argument("--report", help="a file for seconds and shuffled bytes of each step, as JSON")
    return parser.parse_args()


def line_type(columns: dict[str, dict[str, str]]) -> str:
    """What `--stream --rows` writes: `DocumentRows` of engine/tables/document-rows.ts."""
    texts, numbers, lists = "array<string>", "array<bigint>", "array<array<bigint>>"
    parts = {
        "document": row_type(columns["documents"]),
        "units": f"struct<text:{texts}, n_tokens:{numbers}>",
        "sentences": f"struct<start:{numbers}, end:{numbers}, part:{texts}, unit:{numbers}, text:{texts}>",
        "surfaces": f"struct<surface:{texts}, name:{texts}, kind:{texts}, signature:{texts}, lasting:array<boolean>, count:{numbers}, first:{numbers}, units:{lists}>",
        "mentions": f"struct<surface:{numbers}, start:{numbers}, end:{numbers}>",
        "ties": f"struct<source:{numbers}, target:{numbers}, weight:array<double>, sentence:{numbers}, units:{lists}>",
        "acronyms": f"struct<long:{numbers}, short:{numbers}>",
        "statements": f"array<{row_type(columns['statements'])}>",
        "clarity": "array<double>",
        "events": f"array<{row_type(columns['events'])}>",
        "event_terms": f"array<{texts}>",
    }
    rows = ", ".join(f"{name}: {kind}" for name, kind in parts.items())
    return f"id string, title string, rows struct<{rows}>, error struct<code: string, message: string>"


def analysed(spark, args, columns, steps: Steps):
    """(uid, key, counts, rows): what was found in each document; those that could not be read are told."""
    lines = spark.sparkContext.textFile(args.documents, args.partitions)
    piped = lines.pipe(f"{args.analyse} --stream --rows", env=dict(os.environ), checkCode=True)
    read = spark.read.schema(line_type(columns)).json(piped)
    read = steps.keep(
        read.select(
            F.monotonically_increasing_id().alias("uid"),
            F.sha2(F.concat_ws("\n", "title", "rows.document.text"), 256).alias("key"),
            "error",
            "rows",
        )
    )
    refused = read.where("error IS NOT NULL").select("error.message")
    count = refused.count()
    for row in refused.limit(10).collect():
        print(f"A line was left out: {row.message}", file=sys.stderr)
    if count > 0:
        print(f"{count} lines were left out.", file=sys.stderr)
    return read.where("rows IS NOT NULL").drop("error")


def once_each(found, steps: Steps):
    """Documents by number, each text once, with what the numbers of its rows begin at."""
    slim = found.select(
        "uid",
        "key",
        F.size("rows.units.text").alias("units"),
        F.size("rows.sentences.start").alias("sentences"),
        F.size("rows.statements").alias("statements"),
        F.size("rows.events").alias("events"),
    )
    same = Window.partitionBy("key").orderBy("uid")
    slim = slim.withColumn("copy", F.row_number().over(same)).where("copy = 1").drop("copy")
    offsets = {f"{one}_offset": f"{one}s" for one in ("unit", "sentence", "statement", "event")}
    slim = numbered(slim, "key", "doc", offsets).drop("key", "units", "sentences", "statements", "events")
    return found.join(steps.keep(slim), "uid")


def placed_entities(documents, surfaces, entity_of, steps: Steps):
    """Documents with the entity of each of their surfaces, by its place; null: it is none."""
    of = surfaces.select("doc", "at", "surface").join(entity_of.select("surface", "e"), "surface", "left")
    of = of.groupBy("doc").agg(F.transform(F.array_sort(F.collect_list(F.struct("at", "e"))), lambda one: one["e"]).alias("entity_of"))
    placed = documents.join(of, "doc", "left").withColumn("entity_of", F.coalesce("entity_of", F.array().cast("array<bigint>")))
    return steps.keep(placed)


def ties_of(documents, steps: Steps):
    """(r, a, b, weight, sentence, units): entities that are tied, over all documents."""
    lists = documents.select("entity_of", "unit_offset", "sentence_offset", "rows.ties.*")
    of = lists.select("entity_of", "unit_offset", "sentence_offset", F.explode(F.arrays_zip("source", "target", "weight", "sentence", "units")).alias("tie"))
    ends = of.select(
        F.get("entity_of", F.col("tie.source")).alias("one"),
        F.get("entity_of", F.col("tie.target")).alias("other"),
        F.col("tie.weight").alias("weight"),
        F.when(F.col("tie.sentence") >= 0, F.col("tie.sentence") + F.col("sentence_offset")).alias("sentence"),
        F.transform("tie.units", lambda unit: unit + F.col("unit_offset")).alias("units"),
    ).where("one <> other")
    ties = ends.groupBy(F.least("one", "other").alias("a"), F.greatest("one", "other").alias("b")).agg(
        F.round(F.sum("weight"), 4).alias("weight"),
        F.min("sentence").alias("sentence"),
        F.array_sort(F.array_distinct(F.flatten(F.collect_list("units")))).alias("units"),
    )
    ties = steps.keep(ties.withColumn("pair", F.concat_ws(" ", "a", "b")))
    return steps.keep(numbered(ties, "pair", "r").drop("pair"))


def described_entities(documents, surfaces, entity_of, ties, steps: Steps):
    """(e, title, kind, description, from_document, units, strength, degree)."""
    names = documents.select("doc", "unit_offset", F.col("rows.sentences.text").alias("texts"), F.get_json_object("rows.document.metadata", "$.name").alias("document"))
    stands = surfaces.join(entity_of.select("surface", "e"), "surface").join(names, "doc")
    described = stands.groupBy("e").agg(
        F.min_by(F.struct(F.get("texts", F.col("first")).alias("description"), F.col("document").alias("from_document")), F.struct("doc", "first")).alias("of"),
        F.array_sort(F.array_distinct(F.flatten(F.collect_list(F.transform("units", lambda unit: unit + F.col("unit_offset")))))).alias("units"),
    )
    both = ties.select(F.col("a").alias("e"), "weight").union(ties.select(F.col("b").alias("e"), "weight"))
    tied = both.groupBy("e").agg(F.sum("weight").alias("strength"), F.count("*").alias("degree"))
    titles = entity_of.select("e", "title", "kind").distinct()
    # Relationships name their ends by title alone: of entities that are called the same, all but the first get a number.
    key = F.lower(F.trim(F.regexp_replace("title", r"\s+", " ")))
    same = F.row_number().over(Window.partitionBy(key).orderBy("e"))
    titles = titles.withColumn("same", same).withColumn(
        "title", F.when(F.col("same") == 1, F.col("title")).otherwise(F.concat("title", F.lit(" ("), F.col("same").cast("string"), F.lit(")")))
    )
    return steps.keep(
        titles.drop("same")
        .join(described, "e")
        .join(tied, "e", "left")
        .select("e", "title", "kind", "of.*", "units", F.coalesce("strength", F.lit(0.0)).alias("strength"), F.coalesce("degree", F.lit(0)).alias("degree"))
    )


def events_of(documents, steps: Steps):
    """(doc, at, v, key, row, causes, effects, units, entities): the events of each document; `v` is the same for those that are one."""
    columns = ["doc", "key", "event_offset", "statement_offset", "unit_offset", "entity_of"]
    lists = documents.select(*columns, "rows.events", "rows.event_terms")
    of = lists.select(*columns, F.posexplode(F.arrays_zip("events", "event_terms")).alias("at", "of"))

    def by(column: str, offset: str) -> Column:
        return F.transform(f"of.events.{column}", lambda each: tables.local(each) + F.col(offset))

    entities = F.transform("of.events.entity_ids", lambda each: F.get("entity_of", tables.local(each)))
    events = steps.keep(
        of.select(
            "doc",
            "at",
            "key",
            (F.col("at") + F.col("event_offset")).alias("n"),
            F.col("of.events").alias("row"),
            F.col("of.event_terms").alias("terms"),
            by("cause_of", "statement_offset").alias("causes"),
            by("effect_of", "statement_offset").alias("effects"),
            by("text_unit_ids", "unit_offset").alias("units"),
            F.filter(entities, lambda each: each.isNotNull()).alias("entities"),
        )
    )
    roots = united_events(events.select(F.col("n").alias("v"), "doc", "terms"), steps).withColumnRenamed("v", "n")
    numbers = numbered(steps.keep(roots.select("root").distinct()), "root", "v")
    return steps.keep(events.join(roots.join(numbers, "root"), "n").drop("n", "terms", "root"))


def statements_of(documents, events, leaves, steps: Steps):
    """Statements with their numbers: events, entities and smallest modules of both sides. :param leaves: (e, leaf)"""
    columns = ["doc", "key", "statement_offset", "unit_offset", "entity_of"]
    lists = documents.select(*columns, "rows.statements", "rows.clarity")
    of = lists.select(*columns, F.posexplode(F.arrays_zip("statements", "clarity")).alias("at", "of"))

    def named(side: str) -> Column:
        entities = F.transform(f"of.statements.{side}_entity_ids", lambda each: F.get("entity_of", tables.local(each)))
        return F.array_distinct(F.filter(entities, lambda each: each.isNotNull()))

    statements = of.select(
        "doc",
        "key",
        (F.col("at") + F.col("statement_offset")).alias("s"),
        (tables.local("of.statements.text_unit_id") + F.col("unit_offset")).alias("unit"),
        F.col("of.statements").alias("row"),
        F.col("of.clarity").alias("clarity"),
        named("cause").alias("cause_entities"),
        named("effect").alias("effect_entities"),
    )
    statements = steps.keep(statements)
    event_of = events.select("doc", "at", "v")
    for side in ("cause", "effect"):
        sided = statements.select("s", F.posexplode(f"{side}_entities").alias("at", "e")).join(leaves, "e")
        leaf = sided.groupBy("s").agg(F.min_by("leaf", "at").alias(f"{side}_module"))
        own = event_of.select("doc", F.col("at").cast("bigint").alias("event"), F.col("v").alias(f"{side}_event"))
        statements = (
            statements.withColumn("event", tables.local(f"row.{side}_event"))
            .join(own, ["doc", "event"], "left")
            .drop("event")
            .join(leaf, "s", "left")
        )
    strength = F.col("row.confidence") * F.when(F.col("row.hedged"), HEDGED).otherwise(1.0)
    return steps.keep(statements.withColumn("strength", strength).withColumn("kind", F.col("row.kind")))


def build(spark, args, schema, folder: TablesFolder, steps: Steps, watch: Watch) -> None:
    day = datetime.datetime.now(datetime.timezone.utc)
    with watch("analyse"):
        found = analysed(spark, args, schema["columns"], steps)
        documents = once_each(found, steps)
    with watch("unite entities"):
        surfaces = steps.keep(surfaces_of(documents))
        entity_of = united_surfaces(documents, surfaces, steps)
        documents = placed_entities(documents, surfaces, entity_of, steps)
    with watch("tie entities"):
        ties = ties_of(documents, steps)
        entities = described_entities(documents, surfaces, entity_of, ties, steps)
    with watch("find modules"):
        paths = paths_of(ties, entities.count(), SEED, steps)
        modules = modules_of(paths, steps)
        memberships = steps.keep(paths.select("e", F.explode("path").alias("m")))
        left = paths.select(F.col("e").alias("a"), F.col("path").alias("left"))
        right = paths.select(F.col("e").alias("b"), F.col("path").alias("right"))
        inner = ties.join(left, "a").join(right, "b").select("r", "a", "b", "weight", F.explode(F.array_intersect("left", "right")).alias("m"))
        inner = steps.keep(inner)
        titles = titles_of(modules, inner, entities, steps)
    with watch("unite events"):
        events = events_of(documents, steps)
    with watch("open gates"):
        leaves = paths.select("e", F.get("path", F.lit(0)).alias("leaf"))
        statements = statements_of(documents, events, leaves, steps)
        gates = gates_of(crossings(statements, modules, steps), modules.count(), steps)
    with watch("write tables"):
        units = entities.select("e", "units")
        sentences = documents.select("sentence_offset", F.posexplode("rows.sentences.text").alias("at", "said"))
        sentences = sentences.select((F.col("at") + F.col("sentence_offset")).alias("sentence"), "said")
        period = day.date().isoformat()
        communities = steps.keep(tables.community_rows(modules, inner, memberships, units, titles, period))
        folder.write("documents", tables.document_rows(documents))
        folder.write("text_units", tables.text_unit_rows(documents, units.select("e", F.explode("units").alias("unit")), ties))
        folder.write("entities", tables.entity_rows(entities))
        folder.write("relationships", tables.relationship_rows(ties, entities, sentences))
        folder.write("communities", communities)
        folder.write("community_reports", tables.community_report_rows(communities, titles, entities.select("e", "description", "from_document")))
        folder.write("community_causal", tables.community_causal_rows(communities, gates))
        # Who opens the tables embeds their texts: vectors made elsewhere would be made again.
        folder.write("embeddings", spark.createDataFrame([], row_type(schema["columns"]["embeddings"])))
        folder.write("events", tables.event_rows(events))
        folder.write("statements", tables.statement_rows(statements))
        folder.write("gates", tables.gate_rows(gates))
        folder.write("sentences", tables.sentence_rows(documents))
        folder.write("mentions", tables.mention_rows(documents))
        of = {"notebook": args.notebook or args.documents, "made": day.isoformat().replace("+00:00", "Z")}
        folder.finish({**schema["manifest"], **of, "encoder": None, "dimensions": 0})


def main() -> None:
    args = arguments()
    schema = json.loads(subprocess.run([*shlex.split(args.analyse), "--schema"], check=True, capture_output=True, text=True).stdout)
    builder = SparkSession.builder.appName("Causeway tables").config("spark.sql.shuffle.partitions", args.partitions)
    if args.master:
        builder = builder.master(args.master)
    # What a step's figures are read from must not be thrown away before.
    spark = builder.config("spark.ui.retainedStages", 100_000).config("spark.ui.retainedJobs", 100_000).getOrCreate()
    folder = TablesFolder(spark, args.tables, schema["columns"])
    watch = Watch(spark)
    with tempfile.TemporaryDirectory(prefix="causeway-spark-") as own:
        try:
            build(spark, args, schema, folder, Steps(spark, args.work or own), watch)
        except BaseException:
            folder.give_up()
            raise
    report = {"cores": spark.sparkContext.defaultParallelism, "rows": folder.rows, "steps": watch.steps()}
    print(json.dumps(report))
    if args.report:
        with open(args.report, "w", encoding="utf-8") as file:
            json.dump(report, file)
    spark.stop()


if __name__ == "__main__":
    main()
