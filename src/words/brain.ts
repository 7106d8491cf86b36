/** Words of the brain viewer. */
export interface BrainWords {
  /** Names the widget's region. */
  brain: string;
}

/** The words of the brain viewer in English. */
export const brainWords: BrainWords = {
  brain: 'Brain',
};
