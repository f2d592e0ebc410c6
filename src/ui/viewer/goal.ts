/** @file Where a person wants to read. Every wish is an object of its own, so that the same wish again is noticed. */
export interface ReadingGoal {
  /** In the document's text, UTF-16 units. */
  position: number;
  /** Whether the highlighted sentence is meant, which is then shown amid its surroundings. */
  isMarked: boolean;
}
