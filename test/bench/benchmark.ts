/** A benchmark as the runner knows it. */
export interface Benchmark {
  /** The measured work, on one line. */
  title: string;
  /** Measures, and throws when what was measured did not do its work rightly. */
  run(): Promise<Result[]>;
}

/** One table: what was measured side by side, under the same conditions. */
export interface Result {
  /** The conditions. */
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The figures that the table is there for. */
  ratios: readonly Ratio[];
}

/** One median divided by another. */
export interface Ratio {
  /** The two sides of the ratio. */
  title: string;
  value: number;
  /** The kit's promise: the value is at most this. Without it the ratio is for information. */
  atMost?: number;
}
