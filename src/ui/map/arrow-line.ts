/** @file An arrow of a module's diagram as a smooth line, and the place of its sign. Points are x and y in turn, as the layout gives them. */

interface Point {
  x: number;
  y: number;
}

function pointsOf(points: readonly number[]): Point[] {
  return Array.from({ length: points.length / 2 }, (_, i) => ({ x: points[2 * i]!, y: points[2 * i + 1]! }));
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Pieces of the line: each begins where the one before ends, and bends towards `pull`. None where the line is straight. */
function bends(points: readonly Point[]): { from: Point; pull: Point; to: Point }[] {
  const last = points.length - 1;
  return points.slice(1, last).map((pull, i) => ({
    from: i === 0 ? points[0]! : between(points[i]!, pull),
    pull,
    to: i + 1 === last - 1 ? points[last]! : between(pull, points[i + 2]!),
  }));
}

const write = ({ x, y }: Point): string => `${x},${y}`;

/** As an SVG path. */
export function arrowLine(points: readonly number[]): string {
  const all = pointsOf(points);
  const pieces = bends(all);
  const start = `M${write(all[0]!)}`;
  if (pieces.length === 0) return `${start}L${write(all.at(-1)!)}`;
  return start + pieces.map(({ pull, to }) => `Q${write(pull)} ${write(to)}`).join('');
}

/** The point in the middle of the line. */
export function middleOfArrow(points: readonly number[]): Point {
  const all = pointsOf(points);
  const pieces = bends(all);
  if (pieces.length === 0) return between(all[0]!, all.at(-1)!);
  const half = pieces.length / 2;
  if (Number.isInteger(half)) return pieces[half]!.from;
  const { from, pull, to } = pieces[Math.floor(half)]!;
  return between(between(from, pull), between(pull, to));
}
