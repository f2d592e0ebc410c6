/** @file How large pages may be drawn, as shares of the width of their pane. */
export const ZOOMS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
