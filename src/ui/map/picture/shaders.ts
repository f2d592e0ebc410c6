/**
 * @file The programs that draw nodes and thin lines. How each node stands (hidden, dimmed, plain, lit, chosen) is one byte of a texture that
 * lines read too, so that filtering and lighting up never touch a vertex.
 */
import { STATE_WIDTH } from './states.ts';

const READ_STATE = /* glsl */ `
  uniform sampler2D states;
  int stateOf(float node) {
    int at = int(node + 0.5);
    return int(texelFetch(states, ivec2(at % ${STATE_WIDTH}, at / ${STATE_WIDTH}), 0).r * 255.0 + 0.5);
  }
  const vec4 NOWHERE = vec4(2.0, 2.0, 2.0, 1.0);
`;

export const NODE_VERTEX = /* glsl */ `
  ${READ_STATE}
  uniform vec3 colours[5];
  uniform vec3 paper;
  uniform vec3 accent;
  uniform float pixels;
  uniform float least;
  in float node;
  in float radius;
  in float level;
  out vec3 fill;
  out vec3 edge;
  out float size;
  void main() {
    int state = stateOf(node);
    gl_PointSize = 0.0;
    gl_Position = NOWHERE;
    if (state == 0) return;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
    float grown = state == 4 ? 1.7 : state == 3 ? 1.25 : 1.0;
    size = clamp(2.0 * radius * pixels / gl_Position.w, least, 72.0 * least) * grown;
    gl_PointSize = size;
    vec3 own = colours[int(level + 0.5)];
    fill = state == 1 ? mix(own, paper, 0.78) : own;
    edge = state == 4 ? accent : mix(fill, paper, 0.75);
    // What stands out is drawn over what does not.
    if (state >= 3) gl_Position.z -= 0.02 * gl_Position.w;
  }
`;

export const NODE_FRAGMENT = /* glsl */ `
  in vec3 fill;
  in vec3 edge;
  in float size;
  out vec4 colour;
  void main() {
    float distance = length(gl_PointCoord - 0.5) * 2.0;
    if (distance > 1.0) discard;
    float width = 3.0 / max(size, 4.0);
    vec3 shown = size < 6.0 ? fill : mix(fill, edge, smoothstep(1.0 - width - 0.06, 1.0 - width, distance));
    colour = vec4(shown, 1.0 - smoothstep(1.0 - 1.5 / max(size, 1.5), 1.0, distance));
  }
`;

export const LINE_VERTEX = /* glsl */ `
  ${READ_STATE}
  uniform vec3 colours[5];
  uniform bool byLevel;
  uniform float opacity;
  uniform float faded;
  in vec2 ends;
  in float level;
  out vec4 tint;
  void main() {
    int own = stateOf(ends.x);
    int other = stateOf(ends.y);
    gl_Position = NOWHERE;
    tint = vec4(0.0);
    if (own == 0 || other == 0) return;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
    float strength = own == 1 || other == 1 ? 0.3 : 1.0;
    tint = vec4(byLevel ? colours[int(level + 0.5)] : colours[0], opacity * strength * faded);
  }
`;

export const LINE_FRAGMENT = /* glsl */ `
  in vec4 tint;
  out vec4 colour;
  void main() {
    colour = tint;
  }
`;
