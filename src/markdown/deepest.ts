/** The maximum nesting depth, beyond any realistic text. Deeper marks are shown as typed. */
export const deepest = 40;
