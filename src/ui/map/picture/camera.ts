/** @file Turning, moving and zooming the map by mouse, touch, keys and buttons, and flying to what was selected. */
import { MOUSE, Spherical, TOUCH, Vector3, type PerspectiveCamera } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { MapWindow } from '../../../engine/cut/window.ts';

/** The map's radius in its own units, as it is laid out. */
const RADIUS = 100;
const FLIGHT_MS = 350;
/** Where one looks from at first: at planes from the side, so that they lie apart; at one plane from above, where arcs still rise. */
const HOME = { polar: 1.08, azimuth: 0.6 };
const FLAT_HOME = { polar: 0.42, azimuth: 0 };
/** The half of the planes that is nearer to the eye looks larger. */
const NEARER_HALF = 1.3;
const FROM_ABOVE = 0.04;
const NEAREST = 6;
const FARTHEST = 900;
const NEAREST_FLAT = 0.4;
/** From nearly above to nearly along the planes, never from below; over one plane not so far that it reaches the horizon. */
const STEEPEST = 1.54;
const STEEPEST_FLAT = 1;
/** Of the narrower side of the window, what is left around a circle that is brought into it. */
const AROUND_CIRCLE = 1.05;
/** A step back goes at least so much further away. */
const LEAST_STEP_BACK = 1.06;

export interface Standpoint {
  target: Vector3;
  polar: number;
  azimuth: number;
  distance: number;
  /** Whether it is one over a single plane. */
  isFlat: boolean;
}

export class MapCamera {
  readonly #camera: PerspectiveCamera;
  readonly #controls: OrbitControls;
  readonly #height: number;
  readonly #isFlat: boolean;
  readonly #nearest: number;
  readonly #steepest: number;
  readonly #onchange: () => void;
  #flight = 0;

  /** @param height of the highest plane; 0: there is one, over which one moves as over a map @param onchange told whenever the view changed */
  constructor(camera: PerspectiveCamera, element: HTMLElement, height: number, onchange: () => void) {
    this.#camera = camera;
    this.#height = height;
    this.#isFlat = height === 0;
    this.#nearest = this.#isFlat ? NEAREST_FLAT : NEAREST;
    this.#steepest = this.#isFlat ? STEEPEST_FLAT : STEEPEST;
    this.#onchange = onchange;
    this.#controls = new OrbitControls(camera, element);
    Object.assign(this.#controls, {
      enableDamping: false,
      zoomToCursor: true,
      screenSpacePanning: !this.#isFlat,
      minDistance: this.#nearest,
      maxDistance: FARTHEST,
      maxPolarAngle: this.#steepest,
      ...(this.#isFlat
        ? {
            mouseButtons: { LEFT: MOUSE.PAN, MIDDLE: MOUSE.DOLLY, RIGHT: MOUSE.ROTATE },
            touches: { ONE: TOUCH.PAN, TWO: TOUCH.DOLLY_ROTATE },
          }
        : {
            mouseButtons: { LEFT: MOUSE.ROTATE, MIDDLE: MOUSE.DOLLY, RIGHT: MOUSE.PAN },
            touches: { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_PAN },
          }),
    });
    this.#controls.addEventListener('change', onchange);
    // Whoever takes hold of the map ends a flight.
    this.#controls.addEventListener('start', () => this.#halt());
    this.home();
  }

  /** From where one looks at what; for looking so again at another picture. */
  get standpoint(): Standpoint {
    return { target: this.#controls.target.clone(), isFlat: this.#isFlat, ...this.#polar() };
  }

  /** Looks from where one looked before. */
  takeUp({ target, polar, azimuth, distance }: Standpoint): void {
    this.#look(target, polar, azimuth, distance);
  }

  /** Shows the whole map. */
  home(): void {
    this.#halt();
    const { polar, azimuth } = this.#isFlat ? FLAT_HOME : HOME;
    this.#look(new Vector3(0, this.#height * 0.4, 0), polar, azimuth, this.#distanceForAll());
  }

  /** What of the plane is in the window, where there is one. */
  window(perUnit: number): MapWindow {
    this.#camera.updateMatrixWorld();
    const { position } = this.#camera;
    const { target } = this.#controls;
    const corners: number[] = [];
    for (const [right, up] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const away = new Vector3(right, up, 0.5).unproject(this.#camera).sub(position);
      // A ray that does not go down would meet the plane behind the horizon.
      const share = position.y / Math.max(1e-3 * away.length(), -away.y);
      corners.push(position.x + share * away.x, position.z + share * away.z);
    }
    return { eye: [position.x, position.y, position.z], focus: [target.x, target.z], corners, perUnit };
  }

  /** From how far a circle on the plane just fits the window. */
  distanceFor(radius: number): number {
    const half = Math.tan((this.#camera.fov * Math.PI) / 360);
    return clamp((AROUND_CIRCLE * radius) / (half * Math.min(1, this.#camera.aspect)), this.#nearest, FARTHEST);
  }

  /** Whether one would step back to look at a circle from where it just fits. */
  isNearerThan(radius: number): boolean {
    return this.distanceFor(radius) > LEAST_STEP_BACK * this.#offset().radius;
  }

  fromAbove(): void {
    const { target } = this.#controls;
    this.#look(target.clone(), FROM_ABOVE, this.#offset().theta, this.#offset().radius);
  }

  /** @param azimuth and polar in radians */
  turn(azimuth: number, polar: number): void {
    this.#halt();
    const { radius, phi, theta } = this.#offset();
    this.#look(this.#controls.target.clone(), clamp(phi + polar, FROM_ABOVE, this.#steepest), theta + azimuth, radius);
  }

  /** @param factor below 1: nearer */
  zoom(factor: number): void {
    this.#halt();
    const { radius, phi, theta } = this.#offset();
    this.#look(this.#controls.target.clone(), phi, theta, clamp(radius * factor, this.#nearest, FARTHEST));
  }

  /** Moves over the planes. @param right and up as shares of the distance to what is looked at */
  move(right: number, up: number): void {
    this.#halt();
    const { radius, phi, theta } = this.#offset();
    const target = this.#controls.target.clone();
    target.x += radius * (right * Math.cos(theta) - up * Math.sin(theta));
    target.z -= radius * (right * Math.sin(theta) + up * Math.cos(theta));
    this.#look(target, phi, theta, radius);
  }

  /**
   * Brings a place into the middle, and nearer where it was far.
   *
   * @param distance from which one then looks at the most
   * @param isInstant without flying there
   */
  flyTo(x: number, y: number, z: number, distance: number, isInstant: boolean): void {
    this.#fly(new Vector3(x, y, z), Math.min(this.#offset().radius, distance), isInstant);
  }

  /** Brings a circle on the plane into the window, as large as it fits. @param isInstant without flying there */
  fit(x: number, z: number, radius: number, isInstant: boolean): void {
    this.#fly(new Vector3(x, 0, z), this.distanceFor(radius), isInstant);
  }

  dispose(): void {
    this.#halt();
    this.#controls.dispose();
  }

  #fly(to: Vector3, distance: number, isInstant: boolean): void {
    this.#halt();
    const from = this.#controls.target.clone();
    const { radius, phi, theta } = this.#offset();
    if (isInstant) return this.#look(to, phi, theta, distance);
    const began = performance.now();
    const step = (now: number): void => {
      const done = Math.min(1, (now - began) / FLIGHT_MS);
      const eased = 1 - (1 - done) ** 3;
      this.#flight = 0;
      // Twice as near looks as far on the way from 100 to 50 as from 2 to 1.
      this.#look(from.clone().lerp(to, eased), phi, theta, radius * (distance / radius) ** eased);
      if (done < 1) this.#flight = requestAnimationFrame(step);
    };
    this.#flight = requestAnimationFrame(step);
  }

  /** Whether it is on its way somewhere. */
  get isFlying(): boolean {
    return this.#flight !== 0;
  }

  /** Ends a flight where it is, when somebody looks elsewhere. */
  #halt(): void {
    cancelAnimationFrame(this.#flight);
    this.#flight = 0;
  }

  /** Far enough away for the map to fit the window's narrower side. */
  #distanceForAll(): number {
    if (this.#isFlat) return this.distanceFor(RADIUS);
    const half = Math.tan((this.#camera.fov * Math.PI) / 360);
    const across = RADIUS / this.#camera.aspect;
    const deep = RADIUS * Math.cos(HOME.polar) * NEARER_HALF + (this.#height / 2) * Math.sin(HOME.polar);
    return (1.08 * Math.max(across, deep)) / half;
  }

  #polar(): Pick<Standpoint, 'polar' | 'azimuth' | 'distance'> {
    const { radius, phi, theta } = this.#offset();
    return { polar: phi, azimuth: theta, distance: radius };
  }

  #offset(): Spherical {
    return new Spherical().setFromVector3(this.#camera.position.clone().sub(this.#controls.target));
  }

  #look(target: Vector3, polar: number, azimuth: number, distance: number): void {
    this.#controls.target.copy(target);
    this.#camera.position.setFromSphericalCoords(distance, polar, azimuth).add(target);
    this.#controls.update();
    this.#onchange();
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
