/** @file Changes one value of a text in JSON, or of one of its lines, so that it is still JSON but no longer what is expected. */

const ODD_VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    0.5,
    1e308,
    -1e308,
    1e21,
    2 ** 31,
    2 ** 32,
    2 ** 53,
    '',
    ' ',
    [],
    {},
    [null],
    [[]],
    { a: null },
  ],
  ...['\0', '\u202e', '__proto__', '2020-13-45', '../../a', 'x'.repeat(100_000), '9'.repeat(400)],
  ...[{ $array: ['Uint32Array', 0, 0] }, { $array: ['Uint8Array', -8, 4] }, { $array: ['Float64Array', 0, 1e9] }],
];

type Values = Record<string, unknown> | unknown[];

const isNested = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Every place of a value below the root: what holds it, and its name there. */
function placesIn(root: unknown): { holder: Values; name: string }[] {
  const places: { holder: Values; name: string }[] = [];
  const queue: unknown[] = [root];
  for (let value = queue.pop(); value !== undefined; value = queue.pop()) {
    if (!isNested(value)) continue;
    for (const [name, inner] of Object.entries(value)) {
      places.push({ holder: value, name });
      queue.push(inner);
    }
  }
  return places;
}

function changeIn(root: unknown, at: number, size: number, value: number): unknown {
  const places = placesIn(root);
  const place = places[at % Math.max(1, places.length)];
  if (place === undefined) return ODD_VALUES[value % ODD_VALUES.length];
  const { holder, name } = place as { holder: Record<string, unknown>; name: string };
  const other = places[value % places.length]!;
  const ways: (() => void)[] = [
    () => void (holder[name] = ODD_VALUES[value % ODD_VALUES.length]),
    () => void (holder[name] = ODD_VALUES[size % ODD_VALUES.length]),
    () => void (Array.isArray(holder) ? holder.splice(Number(name), 1) : Reflect.deleteProperty(holder, name)),
    () => void (holder[name] = Array.from({ length: Math.min(size, 2_000) }, () => holder[name])),
    // A value from elsewhere, which may have any form.
    () => void (holder[name] = structuredClone((other.holder as Record<string, unknown>)[other.name])),
    () => void (holder[name] = JSON.parse('['.repeat(size % 3_000) + ']'.repeat(size % 3_000) || '0') as unknown),
  ];
  ways[(size + value) % ways.length]!();
  return root;
}

/** The text with one value changed; as it is where it is no JSON. */
export function withChangedValue(
  text: string,
  { at, size, value }: { at: number; size: number; value: number },
): string {
  const change = (json: string): string | null => {
    try {
      return JSON.stringify(changeIn(JSON.parse(json), at, size, value)) ?? null;
    } catch {
      return null;
    }
  };
  const whole = change(text);
  if (whole !== null) return whole;
  const lines = text.split('\n');
  const line = at % lines.length;
  lines[line] = change(lines[line]!) ?? lines[line]!;
  return lines.join('\n');
}
