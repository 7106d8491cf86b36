/** A way in which a platform keeps to the documents where they leave it a choice. */
export interface Temperament {
  readonly name: 'minimal' | 'generous' | 'moody' | 'strict';
  /** Ids with characters that an address must encode. */
  readonly hasOddIds: boolean;
  /** True if optional fields are `null`, and objects have fields that no document names. */
  readonly addsFields: boolean;
  /** True if a field, query key or credential that no document names is refused. */
  readonly refusesUndocumented: boolean;
  /** The answer to a write whose response is "not shown". */
  readonly notShown: { readonly status: number; readonly body: string | null };
  /** The number of reads of a list after a write that still answer the state before it. */
  readonly staleReads: number;
  /** Each read by this number fails with 503, and each such write with 429 before it is processed. */
  readonly failsEvery: number;
  /** Lifetime of a token in seconds. */
  readonly tokenSeconds: number;
}

const documented = {
  hasOddIds: false,
  addsFields: false,
  refusesUndocumented: false,
  staleReads: 0,
  failsEvery: Infinity,
  // "JWT, lifetime 900 seconds (15 minutes)"
  tokenSeconds: 900,
} as const;

/** The four that every widget has to work with. */
export const temperaments: readonly Temperament[] = [
  { ...documented, name: 'minimal', notShown: { status: 204, body: null } },
  {
    ...documented,
    name: 'generous',
    hasOddIds: true,
    addsFields: true,
    notShown: { status: 200, body: '{"ok":true,"took":3}' },
  },
  {
    ...documented,
    name: 'moody',
    staleReads: 2,
    failsEvery: 4,
    tokenSeconds: 150,
    notShown: { status: 200, body: '{}' },
  },
  {
    ...documented,
    name: 'strict',
    staleReads: 2,
    refusesUndocumented: true,
    notShown: { status: 200, body: '' },
  },
];
