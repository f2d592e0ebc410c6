/** @file Weights of the classifier in `subject.ts`, made by `npm run train:subjects`. */
export const SUBJECT_WEIGHTS = {
  bias: -1.585,
  weights: [
    -2.481, -0.547, 3.444, -0.082, 2.513, -0.21, 2.119, 0.668, -0.117, -4.774, -4.895, 1.064, -3.746, -3.508, -3.584,
    0.118, -0.121, -0.68,
  ],
} as const;
