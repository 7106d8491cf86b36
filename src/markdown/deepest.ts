/** Marks nested deeper than this are shown as they were typed: no person nests that far. */
export const deepest = 40;
