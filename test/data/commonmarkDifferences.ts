/** An example of a specification that we read differently, and why. */
export interface SpecDifference {
  /** The number of the example. */
  example: number;
  why: string;
}

const addresses = 'GitHub makes links of bare addresses, and so do we.';

/** The examples of CommonMark 0.31.2 whose meaning we read differently. */
export const commonmarkDifferences: readonly SpecDifference[] = [
  {
    example: 25,
    why: 'Of the 2,231 names of characters we know those of HTML 4 and the punctuation that hides in addresses; the others would weigh more than the reader.',
  },
  { example: 606, why: addresses },
  { example: 608, why: addresses },
  { example: 611, why: addresses },
  { example: 612, why: addresses },
];

/**
 * The examples of CommonMark 0.31.2 that say the right thing and are yet drawn differently, beyond
 * what holds for all: relative links show their words alone, and images that are not allowed are
 * links.
 */
export const drawnDifferently: readonly SpecDifference[] = [];
