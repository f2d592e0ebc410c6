/** @file What keys do to how the picture is looked at. */
import type { MapCamera } from './camera.ts';

/** In radians. */
const TURN = 0.14;
/** How much nearer or further off. */
const ZOOM = 1.25;
/** As a share of the distance to what is looked at. */
const MOVE = 0.08;

/** What a key does: Shift and arrows move, comma and full stop turn, page keys tilt, + and − zoom; null when it does nothing. */
export function cameraAct(
  camera: MapCamera,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): (() => void) | null {
  const nearer = () => camera.zoom(1 / ZOOM);
  const acts: Record<string, () => void> = shiftKey
    ? {
        ArrowLeft: () => camera.move(-MOVE, 0),
        ArrowRight: () => camera.move(MOVE, 0),
        ArrowUp: () => camera.move(0, MOVE),
        ArrowDown: () => camera.move(0, -MOVE),
        '+': nearer,
      }
    : {
        ',': () => camera.turn(-TURN, 0),
        '.': () => camera.turn(TURN, 0),
        PageUp: () => camera.turn(0, -TURN),
        PageDown: () => camera.turn(0, TURN),
        '+': nearer,
        '=': nearer,
        '-': () => camera.zoom(ZOOM),
        Home: () => camera.home(),
      };
  return acts[key] ?? null;
}

/** The way that an arrow key leads on the screen: to the right and down; null for other keys. */
export function arrowWay({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): { x: number; y: number } | null {
  if (shiftKey) return null;
  const ways: Record<string, { x: number; y: number }> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  };
  return ways[key] ?? null;
}
