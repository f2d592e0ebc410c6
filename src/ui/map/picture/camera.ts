/** @file Turning, moving and zooming the map by mouse, touch, keys and buttons, and flying to what was selected. */
import { MOUSE, Spherical, TOUCH, Vector3, type PerspectiveCamera } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';

/** The map's radius in its own units, as it is laid out. */
const RADIUS = 100;
const FLIGHT_MS = 350;
/** Where one looks from at first: a little from above, so that the planes lie apart. */
const HOME = { polar: 1.08, azimuth: 0.6 };
/** The half of the planes that is nearer to the eye looks larger. */
const NEARER_HALF = 1.3;
const FROM_ABOVE = 0.04;
const NEAREST = 6;
const FARTHEST = 900;
/** From nearly above to nearly along the planes, never from below. */
const STEEPEST = 1.54;

export interface Standpoint {
  target: Vector3;
  polar: number;
  azimuth: number;
  distance: number;
}

export class MapCamera {
  readonly #camera: PerspectiveCamera;
  readonly #controls: OrbitControls;
  readonly #height: number;
  readonly #onchange: () => void;
  #flight = 0;

  /** @param height of the highest plane @param onchange told whenever the view changed */
  constructor(camera: PerspectiveCamera, element: HTMLElement, height: number, onchange: () => void) {
    this.#camera = camera;
    this.#height = height;
    this.#onchange = onchange;
    this.#controls = new OrbitControls(camera, element);
    Object.assign(this.#controls, {
      enableDamping: false,
      zoomToCursor: true,
      minDistance: NEAREST,
      maxDistance: FARTHEST,
      maxPolarAngle: STEEPEST,
      mouseButtons: { LEFT: MOUSE.ROTATE, MIDDLE: MOUSE.DOLLY, RIGHT: MOUSE.PAN },
      touches: { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_PAN },
    });
    this.#controls.addEventListener('change', onchange);
    this.home();
  }

  /** From where one looks at what; for looking so again at another picture. */
  get standpoint(): Standpoint {
    return { target: this.#controls.target.clone(), ...this.#polar() };
  }

  /** Looks from where one looked before. */
  takeUp({ target, polar, azimuth, distance }: Standpoint): void {
    this.#look(target, polar, azimuth, distance);
  }

  /** Shows the whole map. */
  home(): void {
    this.#look(new Vector3(0, this.#height * 0.4, 0), HOME.polar, HOME.azimuth, this.#distanceForAll());
  }

  fromAbove(): void {
    const { target } = this.#controls;
    this.#look(target.clone(), FROM_ABOVE, this.#offset().theta, this.#offset().radius);
  }

  /** @param azimuth and polar in radians */
  turn(azimuth: number, polar: number): void {
    const { radius, phi, theta } = this.#offset();
    this.#look(this.#controls.target.clone(), clamp(phi + polar, FROM_ABOVE, STEEPEST), theta + azimuth, radius);
  }

  /** @param factor below 1: nearer */
  zoom(factor: number): void {
    const { radius, phi, theta } = this.#offset();
    this.#look(this.#controls.target.clone(), phi, theta, clamp(radius * factor, NEAREST, FARTHEST));
  }

  /** Moves over the planes. @param right and up as shares of the distance to what is looked at */
  move(right: number, up: number): void {
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
    const from = this.#controls.target.clone();
    const to = new Vector3(x, y, z);
    const { radius, phi, theta } = this.#offset();
    const nearer = Math.min(radius, distance);
    cancelAnimationFrame(this.#flight);
    if (isInstant) return this.#look(to, phi, theta, nearer);
    const began = performance.now();
    const step = (now: number): void => {
      const done = Math.min(1, (now - began) / FLIGHT_MS);
      const eased = 1 - (1 - done) ** 3;
      this.#look(from.clone().lerp(to, eased), phi, theta, radius + (nearer - radius) * eased);
      if (done < 1) this.#flight = requestAnimationFrame(step);
    };
    this.#flight = requestAnimationFrame(step);
  }

  dispose(): void {
    cancelAnimationFrame(this.#flight);
    this.#controls.dispose();
  }

  /** Far enough away for the map to fit the window's narrower side. */
  #distanceForAll(): number {
    const half = Math.tan((this.#camera.fov * Math.PI) / 360);
    const across = RADIUS / this.#camera.aspect;
    const deep = RADIUS * Math.cos(HOME.polar) * NEARER_HALF + (this.#height / 2) * Math.sin(HOME.polar);
    return (1.08 * Math.max(across, deep)) / half;
  }

  #polar(): Omit<Standpoint, 'target'> {
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
