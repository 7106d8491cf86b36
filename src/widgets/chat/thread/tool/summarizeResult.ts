import { isRecord } from '../../../../contract/index.ts';

/** A tool's result in short: how many things it holds, or its words. */
export type ResultSummary = { count: number } | { text: string } | undefined;

const longestText = 120;

/** Tells a result in short where it is plain what to tell; undefined where it isn't. */
export function summarizeResult(value: unknown): ResultSummary {
  if (Array.isArray(value)) return { count: value.length };
  if (typeof value === 'number') return { text: String(value) };
  if (typeof value === 'string') return inOneLine(value);
  if (!isRecord(value)) return undefined;
  const lists = Object.values(value).filter((inner) => Array.isArray(inner));
  const [list] = lists;
  if (lists.length === 1 && list !== undefined) return { count: list.length };
  return wordsAt(value, ['summary', 'message', 'text']);
}

/** Returns the reason why a tool failed, in its own words. */
export function failureOf(value: unknown): string | undefined {
  const found = isRecord(value)
    ? wordsAt(value, ['error', 'message', 'detail', 'reason'])
    : typeof value === 'string'
      ? inOneLine(value)
      : undefined;
  return found?.text;
}

function wordsAt(
  value: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): { text: string } | undefined {
  const [words] = keys.map((key) => value[key]).filter((word) => typeof word === 'string');
  return words === undefined ? undefined : inOneLine(words);
}

/** Words that are short enough for one line; what is longer stays inside. */
function inOneLine(words: string): { text: string } | undefined {
  const text = words.trim();
  const isShort = text !== '' && text.length <= longestText && !text.includes('\n');
  return isShort ? { text } : undefined;
}
