/** @file Schemas like those of the tasks, and a small check of values against them. */
import type { JsonSchema } from '../../src/engine/ports.ts';

const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const text: JsonSchema = { type: 'string' };

export const SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  'a judgement': object({ causal: { type: 'boolean' }, direction: { enum: ['forward', 'backward', 'none'] } }),
  'entities and relations': object({
    entities: list(object({ name: text, category: { enum: ['event', 'object', 'person', 'place'] } })),
    relations: list(
      object({
        cause: text,
        effect: text,
        polarity: { enum: ['increases', 'decreases'] },
        sentence: { type: 'integer' },
      }),
    ),
  }),
  'numbers, and what may be left out': object(
    { kept: list({ type: 'integer' }), score: { type: 'number' }, draft: text, note: text },
    ['kept', 'draft'],
  ),
  'lists in lists': object({ groups: list(list(object({ title: text, members: list(text) }))) }),
};

/** What is wrong with a value, as paths; knows the words used above. */
export function violations(value: unknown, schema: JsonSchema, path = '$'): string[] {
  if (Array.isArray(schema['enum'])) return schema['enum'].includes(value) ? [] : [`${path}: not of the list`];
  switch (schema['type']) {
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path}: no object`];
      const properties = schema['properties'] as Record<string, JsonSchema>;
      const missing = (schema['required'] as string[]).filter((key) => !(key in value));
      const unknown = Object.keys(value).filter((key) => !(key in properties));
      return [
        ...missing.map((key) => `${path}.${key}: missing`),
        ...unknown.map((key) => `${path}.${key}: unknown`),
        ...Object.entries(value).flatMap(([key, inner]) => violations(inner, properties[key] ?? {}, `${path}.${key}`)),
      ];
    }
    case 'array':
      if (!Array.isArray(value)) return [`${path}: no list`];
      return value.flatMap((inner, at) => violations(inner, schema['items'] as JsonSchema, `${path}[${at}]`));
    case 'integer':
      return Number.isInteger(value) ? [] : [`${path}: no whole number`];
    case 'number':
      return typeof value === 'number' ? [] : [`${path}: no number`];
    default:
      return typeof value === schema['type'] ? [] : [`${path}: no ${String(schema['type'])}`];
  }
}
