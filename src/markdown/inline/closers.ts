/** Finds closing delimiters in a text. Remembers those that don't occur any more. */
export interface Closers {
  find: (closer: string, from: number) => number | undefined;
  /** Finds the start of the next run of exactly this many backticks. */
  findBackticks: (length: number, from: number) => number | undefined;
}

/** Creates a finder, which must be queried from left to right. */
export function createClosers(text: string): Closers {
  const places = new Map<string, number>();
  let runs: Map<number, Run> | undefined;
  return {
    find(closer, from) {
      const known = places.get(closer);
      const at =
        known !== undefined && (known === -1 || known >= from) ? known : text.indexOf(closer, from);
      places.set(closer, at);
      return at === -1 ? undefined : at;
    },
    findBackticks(length, from) {
      runs ??= readRuns(text);
      const run = runs.get(length);
      if (run === undefined) return undefined;
      while ((run.starts[run.next] ?? from) < from) run.next += 1;
      return run.starts[run.next];
    },
  };
}

/** The runs of one length, with the index of the next one. */
interface Run {
  starts: number[];
  next: number;
}

function readRuns(text: string): Map<number, Run> {
  const runs = new Map<number, Run>();
  for (const { 0: marks, index } of text.matchAll(/`+/g)) {
    const run = runs.get(marks.length);
    if (run === undefined) runs.set(marks.length, { starts: [index], next: 0 });
    else run.starts.push(index);
  }
  return runs;
}
