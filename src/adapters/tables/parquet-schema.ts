/** @file Columns of tables as the schema of a Parquet file, as pandas writes them: every value may be missing, lists have three levels. */
import type { SchemaElement } from 'hyparquet';
import type { ColumnType, Table } from '../../engine/tables/columns.ts';

/** What our own files say of who wrote them. */
export const WRITER = 'Causeway';

type Leaf = Pick<SchemaElement, 'type' | 'converted_type'>;

const TEXT: Leaf = { type: 'BYTE_ARRAY', converted_type: 'UTF8' };
const INTEGER: Leaf = { type: 'INT64' };

const leaf = (name: string, of: Leaf): SchemaElement => ({ name, repetition_type: 'OPTIONAL', ...of });

function list(name: string, element: SchemaElement[]): SchemaElement[] {
  return [
    { name, repetition_type: 'OPTIONAL', converted_type: 'LIST', num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    ...element,
  ];
}

const ELEMENTS: Readonly<Record<ColumnType, (name: string) => SchemaElement[]>> = {
  text: (name) => [leaf(name, TEXT)],
  integer: (name) => [leaf(name, INTEGER)],
  number: (name) => [leaf(name, { type: 'DOUBLE' })],
  truth: (name) => [leaf(name, { type: 'BOOLEAN' })],
  bytes: (name) => [leaf(name, { type: 'BYTE_ARRAY' })],
  texts: (name) => list(name, [leaf('element', TEXT)]),
  integers: (name) => list(name, [leaf('element', INTEGER)]),
  numbers: (name) => list(name, [leaf('element', { type: 'FLOAT' })]),
  findings: (name) =>
    list(name, [
      { name: 'element', repetition_type: 'OPTIONAL', num_children: 2 },
      leaf('explanation', TEXT),
      leaf('summary', TEXT),
    ]),
};

export function parquetSchema({ columns }: Table): SchemaElement[] {
  const entries = Object.entries(columns);
  return [{ name: 'root', num_children: entries.length }, ...entries.flatMap(([name, type]) => ELEMENTS[type](name))];
}
