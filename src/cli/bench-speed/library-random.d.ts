/** The random generator that networkanalysis-ts is seeded with ships without types; this is the part used here. */
declare module 'java-random' {
  export default class Random {
    constructor(seed: number);
    nextInt(bound: number): number;
    nextDouble(): number;
  }
}
