/** @file The programs that draw points, the circles of modules, and thin lines. */

/** How a thing stands, see `states.ts`. */
const STATES = /* glsl */ `
  const float DIM = 1.0;
  const float LIT = 3.0;
  const float CHOSEN = 4.0;
`;

/** `style` is radius, level, state, presence. */
export const POINT_VERTEX = /* glsl */ `
  ${STATES}
  uniform vec3 colours[5];
  uniform vec3 paper;
  uniform vec3 accent;
  uniform float pixels;
  uniform float least;
  in vec4 style;
  out vec3 fill;
  out vec3 edge;
  out float size;
  out float presence;
  void main() {
    float state = style.z;
    presence = style.w;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
    float grown = state == CHOSEN ? 1.7 : state == LIT ? 1.25 : 1.0;
    // What stands out can be seen from afar, too.
    float smallest = state >= LIT ? 2.6 * least : least;
    size = clamp(2.0 * style.x * pixels / gl_Position.w, smallest, 72.0 * least) * grown * (0.4 + 0.6 * presence);
    gl_PointSize = size;
    vec3 own = colours[int(style.y + 0.5)];
    fill = state == DIM ? mix(own, paper, 0.72) : own;
    edge = state == CHOSEN ? accent : mix(fill, paper, 0.75);
    // What stands out is drawn over what does not.
    if (state >= LIT) gl_Position.z -= 0.02 * gl_Position.w;
  }
`;

export const POINT_FRAGMENT = /* glsl */ `
  in vec3 fill;
  in vec3 edge;
  in float size;
  in float presence;
  out vec4 colour;
  void main() {
    float distance = length(gl_PointCoord - 0.5) * 2.0;
    if (distance > 1.0) discard;
    float width = 3.0 / max(size, 4.0);
    vec3 shown = size < 6.0 ? fill : mix(fill, edge, smoothstep(1.0 - width - 0.06, 1.0 - width, distance));
    colour = vec4(shown, (1.0 - smoothstep(1.0 - 1.5 / max(size, 1.5), 1.0, distance)) * presence);
  }
`;

/** `place` is x, y, z and radius of the circle, `style` is level, state, fill and presence. */
export const DISC_VERTEX = /* glsl */ `
  ${STATES}
  uniform vec3 colours[5];
  uniform vec3 paper;
  uniform vec3 accent;
  in vec4 place;
  in vec4 style;
  out vec2 at;
  out vec3 inner;
  out vec4 rim;
  out float fill;
  out float presence;
  out float width;
  void main() {
    // A little more than the circle, so that its smooth edge has room.
    at = position.xz * 1.04;
    vec3 corner = place.xyz + vec3(at.x, 0.0, at.y) * place.w;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(corner, 1.0);
    float state = style.y;
    fill = style.z;
    presence = style.w;
    vec3 own = colours[int(style.x + 0.5)];
    vec3 shown = state == DIM ? mix(own, paper, 0.6) : own;
    inner = mix(paper, shown, state >= LIT ? 0.34 : 0.2);
    rim = vec4(state == CHOSEN ? accent : shown, mix(0.5, 0.9, fill));
    if (state >= LIT) rim.a = 1.0;
    width = state == CHOSEN ? 3.0 : state == LIT ? 2.0 : 1.25;
  }
`;

export const DISC_FRAGMENT = /* glsl */ `
  in vec2 at;
  in vec3 inner;
  in vec4 rim;
  in float fill;
  in float presence;
  in float width;
  out vec4 colour;
  void main() {
    float distance = length(at);
    float pixel = fwidth(distance);
    float inside = 1.0 - smoothstep(1.0 - pixel, 1.0 + pixel, distance);
    float edge = smoothstep(1.0 - (width + 1.0) * pixel, 1.0 - width * pixel, distance) * inside;
    float body = mix(0.1, 0.96, fill) * inside;
    float alpha = mix(body, rim.a, edge);
    if (distance > 1.0 + pixel || alpha < 0.004) discard;
    colour = vec4(mix(inner, rim.rgb, edge), alpha * inside * presence);
  }
`;

/** `style` is level and strength. */
export const LINE_VERTEX = /* glsl */ `
  uniform vec3 colours[5];
  uniform float opacity;
  in vec2 style;
  out vec4 tint;
  void main() {
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
    tint = vec4(colours[int(style.x + 0.5)], opacity * style.y);
  }
`;

export const LINE_FRAGMENT = /* glsl */ `
  in vec4 tint;
  out vec4 colour;
  void main() {
    colour = tint;
  }
`;
