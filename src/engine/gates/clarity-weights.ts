/** @file Weights of the classifier in `clarity.ts`, made by `npm run train:clarity`. */
export const CLARITY_WEIGHTS = {
  bias: 0.068,
  weights: [
    -0.642, -0.471, -0.409, 1.785, 1.713, 0.061, 0.083, 1.61, 0.003, -0.762, 0.122, 1.156, 0.577, -1.041, -1.226, 0.865,
  ],
} as const;
