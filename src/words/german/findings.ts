import type { FindingsWords } from '../findings.ts';

/** The words of the review of findings in German. */
export const germanFindings: FindingsWords = {
  findings: 'Erkenntnisse',
};
