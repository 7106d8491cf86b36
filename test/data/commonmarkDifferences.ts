/** An example of a specification that we read differently, and why. */
export interface SpecDifference {
  /** The number of the example. */
  example: number;
  why: string;
}

const addresses = 'GitHub makes links of bare addresses, and so do we.';

const styleTags = 'The tags of styles are words, so that what is between them is read as Markdown.';

/** The examples of CommonMark 0.31.2 whose meaning we read differently. */
export const commonmarkDifferences: readonly SpecDifference[] = [
  {
    example: 25,
    why: 'Of the 2,231 names of characters we know those of HTML 4 and the punctuation that hides in addresses; the others would weigh more than the reader.',
  },
  { example: 164, why: styleTags },
  { example: 166, why: styleTags },
  { example: 167, why: styleTags },
  { example: 606, why: addresses },
  { example: 608, why: addresses },
  { example: 611, why: addresses },
  { example: 612, why: addresses },
];

/**
 * The examples of CommonMark 0.31.2 that we read rightly and yet draw differently, by the reason.
 * What holds for all examples is not listed: a link that may not be followed shows its words alone,
 * an image that is not allowed is a link named by its description.
 */
export const drawnDifferently: readonly { why: string; examples: readonly number[] }[] = [
  {
    why: 'Markup is shown as it was typed, but for the tags of a few styles.',
    examples: [
      20, 21, 31, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163,
      164, 165, 166, 167, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 180, 181, 182, 184, 185,
      186, 187, 188, 189, 190, 191, 201, 344, 475, 476, 477, 491, 494, 524, 526, 536, 538, 603, 613,
      614, 615, 616, 617, 623, 625, 627, 628, 629, 630, 631, 642, 643,
    ],
  },
  {
    why: 'An empty heading is left out: a screen reader would stop at it for nothing.',
    examples: [79],
  },
];
