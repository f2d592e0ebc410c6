"""@file Rows of the tables, as engine/tables/columns.ts has them, out of what the steps before found. Ids are those of engine/tables/source.ts."""

from pyspark.sql import Column, DataFrame
from pyspark.sql import functions as F

HIGHEST_RANK = 10
# The sentences of a report: those that name its most central entities first.
FINDINGS = 5


def ids(letter: str, column: Column | str) -> Column:
    return F.concat(F.lit(letter), F.col(column).cast("string") if isinstance(column, str) else column.cast("string"))


def id_lists(letter: str, column: Column | str) -> Column:
    return F.transform(F.coalesce(column, F.array().cast("array<bigint>")), lambda each: ids(letter, each))


def local(column: Column | str) -> Column:
    """The number of a row within its document, of its id there."""
    return F.substring(column, 2, 18).cast("bigint")


def document_rows(documents: DataFrame) -> DataFrame:
    units = F.transform(F.sequence(F.lit(0), F.size("rows.units.text") - 1), lambda at: ids("t", at + F.col("unit_offset")))
    has_units = F.size("rows.units.text") > 0
    return documents.select(
        F.col("key").alias("id"),
        F.col("doc").alias("human_readable_id"),
        *[F.col(f"rows.document.{column}").alias(column) for column in ("title", "text", "creation_date", "metadata")],
        F.when(has_units, units).otherwise(F.array().cast("array<string>")).alias("text_unit_ids"),
    )


def text_unit_rows(documents: DataFrame, places: DataFrame, ties: DataFrame) -> DataFrame:
    """:param places: (e, unit) of every entity and each text unit that it stands in"""
    lists = documents.select("key", "unit_offset", "rows.units.*")
    of = lists.select("key", "unit_offset", F.posexplode(F.arrays_zip("text", "n_tokens")).alias("at", "of"))
    units = of.select("key", (F.col("at") + F.col("unit_offset")).alias("unit"), "of.text", "of.n_tokens")
    entities = places.groupBy("unit").agg(F.sort_array(F.collect_set("e")).alias("entities"))
    tied = ties.select("r", F.explode("units").alias("unit")).groupBy("unit").agg(F.sort_array(F.collect_list("r")).alias("tied"))
    return (
        units.join(entities, "unit", "left")
        .join(tied, "unit", "left")
        .select(
            ids("t", "unit").alias("id"),
            F.col("unit").alias("human_readable_id"),
            "text",
            "n_tokens",
            F.array("key").alias("document_ids"),
            id_lists("e", F.col("entities")).alias("entity_ids"),
            id_lists("r", F.col("tied")).alias("relationship_ids"),
            F.array().cast("array<string>").alias("covariate_ids"),
        )
    )


def sentence_rows(documents: DataFrame) -> DataFrame:
    """In their order by `human_readable_id`, which is no column of the table."""
    lists = documents.select("key", "unit_offset", "sentence_offset", "rows.sentences.*")
    of = lists.select("key", "unit_offset", "sentence_offset", F.posexplode(F.arrays_zip("start", "end", "part", "unit")).alias("at", "of"))
    return of.select(
        F.col("key").alias("document_id"),
        ids("t", F.col("of.unit") + F.col("unit_offset")).alias("text_unit_id"),
        F.col("of.start").alias("start"),
        F.col("of.end").alias("end"),
        F.col("of.part").alias("part"),
        (F.col("at") + F.col("sentence_offset")).alias("human_readable_id"),
    )


def mention_rows(documents: DataFrame) -> DataFrame:
    lists = documents.select("key", "doc", "entity_of", F.col("rows.surfaces").alias("surfaces"), "rows.mentions.*")
    of = lists.select("key", "doc", "entity_of", "surfaces", F.posexplode(F.arrays_zip("surface", "start", "end")).alias("at", "of"))
    at = F.col("of.surface")
    return of.select(
        F.col("key").alias("document_id"),
        ids("e", F.get("entity_of", at)).alias("entity_id"),
        F.col("of.start").alias("start"),
        F.col("of.end").alias("end"),
        *[F.get(f"surfaces.{column}", at).alias(column) for column in ("surface", "name", "kind")],
        F.struct("doc", "at").alias("human_readable_id"),
    ).where("entity_id IS NOT NULL")


def entity_rows(entities: DataFrame) -> DataFrame:
    """:param entities: (e, title, kind, description, units, degree)"""
    return entities.select(
        ids("e", "e").alias("id"),
        F.col("e").alias("human_readable_id"),
        "title",
        F.col("kind").alias("type"),
        F.coalesce("description", F.lit("")).alias("description"),
        id_lists("t", F.col("units")).alias("text_unit_ids"),
        F.coalesce(F.size("units"), F.lit(0)).alias("frequency"),
        "degree",
    )


def relationship_rows(ties: DataFrame, entities: DataFrame, sentences: DataFrame) -> DataFrame:
    """:param sentences: (sentence, said)"""
    def end(name: str, title: str) -> DataFrame:
        return entities.select(F.col("e").alias(name), F.col("title").alias(title), F.col("degree").alias(f"{title}_degree"))

    return (
        ties.join(end("a", "source"), "a")
        .join(end("b", "target"), "b")
        .join(sentences, "sentence", "left")
        .select(
            ids("r", "r").alias("id"),
            F.col("r").alias("human_readable_id"),
            "source",
            "target",
            F.coalesce("said", F.lit("")).alias("description"),
            "weight",
            (F.col("source_degree") + F.col("target_degree")).alias("combined_degree"),
            id_lists("t", F.col("units")).alias("text_unit_ids"),
        )
    )


def statement_rows(statements: DataFrame) -> DataFrame:
    """:param statements: the rows of documents (`row`) with what numbers them"""
    kept = "sentence sentence_start sentence_end kind cause effect cue cause_start cause_end effect_start effect_end cue_start cue_end polarity hedged confidence cause_sign effect_sign source"
    return statements.select(
        ids("s", "s").alias("id"),
        F.col("s").alias("human_readable_id"),
        F.col("key").alias("document_id"),
        ids("t", "unit").alias("text_unit_id"),
        *[F.col(f"row.{column}").alias(column) for column in kept.split()],
        *[ids("v", f"{side}_event").alias(f"{side}_event") for side in ("cause", "effect")],
        *[id_lists("e", F.col(f"{side}_entities")).alias(f"{side}_entity_ids") for side in ("cause", "effect")],
        *[F.col(f"{side}_module").alias(f"{side}_community") for side in ("cause", "effect")],
    )


def community_rows(modules: DataFrame, inner: DataFrame, memberships: DataFrame, units: DataFrame, titles: DataFrame, day: str) -> DataFrame:
    """
    :param inner: (m, r) of ties with both ends in a module
    :param memberships: (m, e)
    :param units: (e, units)
    """
    no_numbers = F.array().cast("array<bigint>")
    children = modules.where("parent >= 0").groupBy(F.col("parent").alias("m")).agg(F.sort_array(F.collect_list("m")).alias("children"))
    tied = inner.groupBy("m").agg(F.sort_array(F.collect_list("r")).alias("tied"))
    members = memberships.groupBy("m").agg(F.sort_array(F.collect_list("e")).alias("members"))
    stand = memberships.join(units, "e").select("m", F.explode("units").alias("unit")).distinct()
    stand = stand.groupBy("m").agg(F.sort_array(F.collect_list("unit")).alias("stand"))
    return (
        modules.join(titles.select("m", "title"), "m", "left")
        .join(children, "m", "left")
        .join(tied, "m", "left")
        .join(members, "m")
        .join(stand, "m", "left")
        .select(
            ids("c", "m").alias("id"),
            F.col("m").alias("human_readable_id"),
            F.col("m").alias("community"),
            "level",
            "parent",
            F.coalesce("children", no_numbers).alias("children"),
            F.coalesce("title", F.lit("")).alias("title"),
            id_lists("e", F.col("members")).alias("entity_ids"),
            id_lists("r", F.col("tied")).alias("relationship_ids"),
            id_lists("t", F.col("stand")).alias("text_unit_ids"),
            F.lit(day).alias("period"),
            F.size("members").alias("size"),
        )
    )


def community_causal_rows(communities: DataFrame, gates: DataFrame) -> DataFrame:
    ends = gates.select(F.col("source").alias("community"), F.col("target").alias("child"))
    back = gates.where("NOT directed").select(F.col("target").alias("community"), F.col("source").alias("child"))
    causal = ends.union(back).groupBy("community").agg(F.sort_array(F.collect_set("child")).alias("causal_children"))
    joined = communities.join(causal, "community", "left").withColumn(
        "causal_children", F.coalesce("causal_children", F.array().cast("array<bigint>"))
    )
    return joined.withColumn("children", F.array_distinct(F.concat("children", "causal_children")))


def community_report_rows(communities: DataFrame, titles: DataFrame, described: DataFrame) -> DataFrame:
    """:param described: (e, description, from_document): the sentence that names an entity first, and the name of its document"""
    central = titles.select("m", F.posexplode(F.slice("central", 1, FINDINGS)).alias("at", "e")).join(described, "e")
    finding = F.struct(F.col("from_document").alias("explanation"), F.col("description").alias("summary"))
    listed = F.array_sort(F.collect_list(F.struct("at", finding.alias("finding"))))
    found = central.groupBy(F.col("m").alias("community")).agg(F.array_distinct(listed["finding"]).alias("findings"))
    largest = communities.agg(F.max("size")).first()[0] or 1
    nothing = F.array().cast("array<struct<explanation:string,summary:string>>")
    reported = communities.join(found, "community", "left").withColumn("findings", F.coalesce("findings", nothing))
    reported = reported.withColumn("summary", F.array_join("findings.summary", " ")).withColumn(
        "rank", F.lit(HIGHEST_RANK) * F.log1p("size") / F.log1p(F.lit(max(1, largest)))
    )
    reported = reported.withColumn(
        "rating_explanation", F.concat(F.col("size").cast("string"), F.lit(f" entities; the largest community has {largest}."))
    )
    points = F.transform("findings", lambda each: F.concat(F.lit("- "), each["summary"], F.lit(" ("), each["explanation"], F.lit(")")))
    return reported.withColumn(
        "full_content", F.concat(F.lit("# "), "title", F.lit("\n\n"), "summary", F.lit("\n\n"), F.array_join(points, "\n"))
    ).withColumn(
        "full_content_json",
        F.to_json(F.struct("title", "summary", F.col("rank").alias("rating"), "rating_explanation", "findings")),
    )


def event_rows(events: DataFrame) -> DataFrame:
    """:param events: (v, key, row, causes, effects, units, entities): events of documents, `v` the same for those that are one, lists by number"""
    def flat(column: str) -> Column:
        return F.array_sort(F.array_distinct(F.flatten(F.collect_list(column))))

    says = F.size("causes") + F.size("effects")
    title = F.max_by("row.title", F.struct(says, -F.length("row.title"), F.col("row.title")))
    # Of documents that see one end each, what is both is in the middle.
    roles = F.collect_set("row.role")

    def has(*names: str) -> Column:
        return F.arrays_overlap("roles", F.array(*[F.lit(name) for name in names]))

    role = (
        F.when(has("intermediate") | (has("ultimate") & has("primary", "conditional")), "intermediate")
        .when(has("primary"), "primary")
        .when(has("conditional"), "conditional")
        .when(has("ultimate"), "ultimate")
        .otherwise("isolated")
    )
    united = events.groupBy("v").agg(
        title.alias("title"),
        roles.alias("roles"),
        flat("causes").alias("causes"),
        flat("effects").alias("effects"),
        F.sort_array(F.collect_set("key")).alias("document_ids"),
        flat("units").alias("units"),
        flat("entities").alias("entities"),
    )
    return united.select(
        ids("v", "v").alias("id"),
        F.col("v").alias("human_readable_id"),
        "title",
        role.alias("role"),
        id_lists("s", F.col("causes")).alias("cause_of"),
        id_lists("s", F.col("effects")).alias("effect_of"),
        "document_ids",
        id_lists("t", F.col("units")).alias("text_unit_ids"),
        id_lists("e", F.col("entities")).alias("entity_ids"),
    )


def gate_rows(gates: DataFrame) -> DataFrame:
    return gates.select(
        ids("g", "g").alias("id"),
        F.col("g").alias("human_readable_id"),
        "source",
        "target",
        "directed",
        "score",
        id_lists("s", F.col("evidence")).alias("statement_ids"),
        F.lit("").alias("judge"),
        F.lit(False).alias("by_person"),
    )
