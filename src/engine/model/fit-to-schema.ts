/**
 * @file Mends what small models get nearly right: numbers written as text, a single thing where a list belongs, words in
 * another case, lists longer than asked for, and a last item that the token limit cut off. What can't be mended is left
 * for validation to refuse.
 */
import type { JsonSchema } from '../ports.ts';

interface Shape {
  type?: string;
  enum?: readonly unknown[];
  items?: Shape;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
}

function fitScalar(value: unknown, shape: Shape): unknown {
  if (shape.enum !== undefined && typeof value === 'string') {
    const wanted = value.trim().toLowerCase();
    return shape.enum.find((choice) => typeof choice === 'string' && choice.toLowerCase() === wanted) ?? value;
  }
  if ((shape.type === 'integer' || shape.type === 'number') && typeof value === 'string') {
    const number = /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : NaN;
    return Number.isNaN(number) ? value : number;
  }
  if (shape.type === 'boolean' && typeof value === 'string') {
    const word = value.trim().toLowerCase();
    return word === 'true' ? true : word === 'false' ? false : value;
  }
  if (shape.type === 'string' && typeof value === 'number') return String(value);
  return value;
}

function isWithin(value: number, { minimum = -Infinity, maximum = Infinity }: Shape): boolean {
  return value >= minimum && value <= maximum;
}

/** Whether an item has all that it must have, so that the others need not be refused with it. */
function isComplete(value: unknown, shape: Shape): boolean {
  if (shape.enum !== undefined) return shape.enum.includes(value);
  switch (shape.type) {
    case 'object':
      return (
        typeof value === 'object' &&
        value !== null &&
        (shape.required ?? []).every((name) =>
          isComplete((value as Record<string, unknown>)[name], shape.properties?.[name] ?? {}),
        )
      );
    case 'array':
      return Array.isArray(value);
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value) && isWithin(value as number, shape);
    case 'number':
      return typeof value === 'number' && isWithin(value, shape);
    default:
      return true;
  }
}

function fit(value: unknown, shape: Shape): unknown {
  if (shape.type === 'array') {
    const list = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
    const { items } = shape;
    if (items === undefined) return list;
    return list
      .map((item) => fit(item, items))
      .filter((item) => isComplete(item, items))
      .slice(0, shape.maxItems);
  }
  if (shape.type === 'object' && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const own = value as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => {
        const present = Object.hasOwn(own, name);
        return present ? [[name, fit(own[name], inner)]] : [];
      }),
    );
  }
  return fitScalar(value, shape);
}

/** The value, as near to the schema as it can be brought without guessing. */
export function fitToSchema(value: unknown, schema: JsonSchema): unknown {
  return fit(value, schema);
}
