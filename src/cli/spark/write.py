"""@file Writes tables as one Parquet file each into a folder that gets its name when all of them, and last the manifest, are there."""

import json
import uuid

from pyspark.sql import DataFrame
from pyspark.sql import functions as F

# As in src/adapters/tables/parquet-schema.ts, by the names of src/engine/tables/columns.ts.
TYPES = {
    "text": "string",
    "integer": "bigint",
    "number": "double",
    "truth": "boolean",
    "texts": "array<string>",
    "integers": "array<bigint>",
    "numbers": "array<float>",
    "bytes": "binary",
    "findings": "array<struct<explanation:string,summary:string>>",
}
# Who opens a table reads a row group at a time, so that is what memory grows with.
ROW_GROUP_BYTES = 8 * 1024 * 1024


def row_type(columns: dict[str, str]) -> str:
    """The type of a table's rows, for Spark."""
    return f"struct<{', '.join(f'{name}: {TYPES[kind]}' for name, kind in columns.items())}>"


class TablesFolder:
    """A folder for tables, wherever Hadoop can write: it is there whole or not at all."""

    def __init__(self, spark, folder: str, columns: dict[str, dict[str, str]]):
        self.spark = spark
        self.columns = columns
        jvm = spark.sparkContext._jvm
        self.path = jvm.org.apache.hadoop.fs.Path
        self.place = self.path(folder)
        self.files = self.place.getFileSystem(spark.sparkContext._jsc.hadoopConfiguration())
        # Local disks would get a hidden file with sums beside each.
        self.files.setWriteChecksum(False)
        self.check_free()
        self.unfinished = f"{folder.rstrip('/')}.{uuid.uuid4()}.part"
        self.rows: dict[str, int] = {}

    def check_free(self) -> None:
        if self.files.exists(self.place):
            raise SystemExit(f"{self.place.toString()} is there already. Name a folder that is not there yet.")

    def write(self, name: str, frame: DataFrame) -> None:
        """:param frame: its columns are selected by name; rows are ordered by `human_readable_id`, where it has one"""
        own = self.columns[name]
        ordered = frame.repartition(1)
        if "human_readable_id" in frame.columns:
            ordered = ordered.sortWithinPartitions("human_readable_id")
        cast = [F.col(column).cast(TYPES[kind]).alias(column) for column, kind in own.items()]
        pieces = f"{self.unfinished}/{name}"
        ordered.select(cast).write.option("parquet.block.size", ROW_GROUP_BYTES).parquet(pieces)
        (piece,) = [
            found.getPath()
            for found in self.files.listStatus(self.path(pieces))
            if found.getPath().getName().startswith("part-")
        ]
        self.move(piece, self.path(f"{self.unfinished}/{name}.parquet"))
        self.files.delete(self.path(pieces), True)
        self.rows[name] = self.spark.read.parquet(f"{self.unfinished}/{name}.parquet").count()

    def move(self, source, target) -> None:
        if not self.files.rename(source, target):
            raise SystemExit(f"{source.toString()} can't be moved to {target.toString()}.")

    def finish(self, manifest: dict) -> None:
        """Writes the manifest, and gives the folder its name."""
        out = self.files.create(self.path(f"{self.unfinished}/manifest.json"))
        text = json.dumps({**manifest, "rows": self.rows}, indent=2, ensure_ascii=False) + "\n"
        out.write(bytearray(text.encode()))
        out.close()
        self.check_free()
        self.move(self.path(self.unfinished), self.place)

    def give_up(self) -> None:
        self.files.delete(self.path(self.unfinished), True)
