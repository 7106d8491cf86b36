/** Words too common to say anything about a text. */
const commonWords = new Set(
  (
    'the and for that with this from are was were has have had not but you your our all can will ' +
    'its their they them into than then there which who what when where about after also'
  ).split(' '),
);

/** Tells words, lines and the words that come up most. */
export function describeText(text: string): string {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const lines = text === '' ? 0 : text.replace(/\r?\n$/, '').split(/\r?\n/).length;
  const frequent = frequentWords(words);
  const found = `It has **${words.length} words** in **${lines} lines**.`;
  if (frequent.length === 0) return found;
  const list = frequent.map(([word, count]) => `- ${word}: ${count}`).join('\n');
  return `${found} The words that come up most:\n\n${list}`;
}

function frequentWords(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words.map((each) => each.toLowerCase())) {
    if (word.length > 2 && !commonWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, 5);
}
