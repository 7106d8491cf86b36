/** A pasted text of the test data, and what the form makes of it. */
export interface CorpusEntry {
  source: string;
  text: string;
  expected: string;
}

/** Reads a file of `test/data/connectionStrings`. */
export function readCorpus(corpus: string): CorpusEntry[] {
  const entries: CorpusEntry[] = [];
  let source = '';
  let text: string | undefined;
  for (const line of corpus.split('\n')) {
    if (line.startsWith('@ ')) source = line.slice(2);
    else if (!line.startsWith('  ')) text = line.replaceAll('⏎', '\n');
    else if (text !== undefined) entries.push({ source, text, expected: line.trim() });
  }
  return entries;
}
