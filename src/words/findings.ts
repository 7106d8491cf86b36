/** Words of the review of findings. */
export interface FindingsWords {
  /** Names the widget's region. */
  findings: string;
}

/** The words of the review of findings in English. */
export const findingsWords: FindingsWords = {
  findings: 'Findings',
};
