/** The maximum nesting depth, beyond any realistic text. Deeper marks are shown as typed. */
export const maxDepth = 40;
