/** @file How things stand, as the numbers that the programs of the picture read. */

/** How a thing stands. */
export const STATE = { dim: 1, plain: 2, lit: 3, chosen: 4 } as const;

export type State = (typeof STATE)[keyof typeof STATE];
