/** @file How nodes stand, as the bytes that the programs of the picture read. */

/** How a node stands. */
export const STATE = { hidden: 0, dim: 1, plain: 2, lit: 3, chosen: 4 } as const;

/** Width of the texture of states. */
export const STATE_WIDTH = 256;
