import { isRecord } from '../../../../contract/index.ts';

/** A summary of a tool's result: its number of items, or its text. */
export type ResultSummary = { count: number } | { text: string } | undefined;

const maxTextLength = 120;

/** Summarises a result. Undefined if there is no obvious summary. */
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

/** Returns the tool's own error message. */
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

/** Returns text that fits on one line, or undefined if it is longer. */
function inOneLine(words: string): { text: string } | undefined {
  const text = words.trim();
  const isShort = text !== '' && text.length <= maxTextLength && !text.includes('\n');
  return isShort ? { text } : undefined;
}
