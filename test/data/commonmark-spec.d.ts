declare module 'commonmark-spec' {
  /** The examples of the specification, in its order. `→` stands for a tab. */
  export const tests: readonly {
    markdown: string;
    html: string;
    section: string;
    number: number;
  }[];
}
