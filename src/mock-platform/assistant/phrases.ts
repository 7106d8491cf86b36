/** A phrase that steers the mock's assistant, anywhere in a message and in any case. */
interface SteeringPhrase {
  readonly phrase: string;
  /** The assistant's part, as the docs say it. */
  readonly does: string;
}

/** The phrases, in the order in which they are looked for. `docs/testing.md` lists the same. */
export const steeringPhrases = [
  {
    phrase: 'ask me for details',
    does: 'asks with a form: text, number, options, date, yes or no',
  },
  { phrase: 'ask me for several', does: 'asks with options of which several may be chosen' },
  { phrase: 'ask me oddly', does: 'asks in a shape that no document names' },
  { phrase: 'ask me', does: 'asks with three options and waits' },
  { phrase: 'run long', does: 'gives a long answer, with headings' },
  { phrase: 'fail', does: 'fails halfway through an answer' },
  { phrase: 'end with', does: 'ends with the finish reason that follows, as in “end with length”' },
  { phrase: 'say nothing', does: 'ends without a word' },
  { phrase: 'use host tool', does: 'calls the tool `place_order` of your page and waits for it' },
  { phrase: 'use tool', does: 'searches the knowledge graph with a tool first' },
  { phrase: 'every part', does: 'sends a part of each kind: reasoning, tools, sources, files' },
  { phrase: 'cite sources', does: 'gives a report with numbered sources' },
  { phrase: 'show markdown', does: 'shows headings, lists, tables, code and formulas' },
] as const satisfies readonly SteeringPhrase[];

/** See {@link steeringPhrases}. */
export type Phrase = (typeof steeringPhrases)[number]['phrase'];
