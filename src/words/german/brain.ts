import type { BrainWords } from '../brain.ts';

/** The words of the brain viewer in German. */
export const germanBrain: BrainWords = {
  brain: 'Wissensgraph',
};
