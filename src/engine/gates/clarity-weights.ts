/** @file Weights of the classifier in `clarity.ts`, made by `npm run train:clarity`. */
export const CLARITY_WEIGHTS = {
  bias: 0.068,
  weights: [
    -0.164, -0.152, 0.408, 0.624, 1.18, -0.817, 0.228, 1.296, -1.031, -0.346, -0.984, 0.155, 0.14, -0.661, -0.199,
    0.191,
  ],
} as const;
