/** @file Weights of the classifier in `subject.ts`, made by `npm run train:subjects`. */
export const SUBJECT_WEIGHTS = {
  bias: -0.679,
  weights: [
    -3.235, 0.697, 2.724, -0.645, 1.954, 0.043, 2.118, 0.798, -0.306, -5.462, -5.827, 2.679, -3.984, -3.694, -3.303,
    -0.199, -0.425, -2.051,
  ],
} as const;
