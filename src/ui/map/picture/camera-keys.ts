/** @file What keys do to how the picture is looked at. */
import type { MapCamera } from './camera.ts';

/** In radians. */
const TURN = 0.14;
/** How much nearer or further off. */
const ZOOM = 1.25;
/** As a share of the distance to what is looked at. */
const MOVE = 0.08;

/** What a key does: arrows turn, with Shift they move, + and − zoom; null when it does nothing. */
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
        ArrowLeft: () => camera.turn(-TURN, 0),
        ArrowRight: () => camera.turn(TURN, 0),
        ArrowUp: () => camera.turn(0, -TURN),
        ArrowDown: () => camera.turn(0, TURN),
        '+': nearer,
        '=': nearer,
        '-': () => camera.zoom(ZOOM),
        Home: () => camera.home(),
      };
  return acts[key] ?? null;
}
