/** The limits of formatting a value. */
export interface JsonBounds {
  /** Levels of lists and objects inside each other. @default 50 */
  maxDepth?: number;
  /** Characters of the text, about. @default 100000 */
  maxLength?: number;
}

export interface FormatJsonOptions extends JsonBounds {
  /** Spaces for each level; 0 puts everything on one line. @default 2 */
  indent?: number;
}

/** Replaces omitted parts. */
const ellipsis = '…';

/**
 * Writes a value of unknown size as JSON, within bounds: deep or long values would otherwise block
 * the page or overflow the stack. `…` replaces omitted parts.
 *
 * @returns The text, empty for `undefined`, and whether it holds the whole value.
 */
export function formatJson(
  value: unknown,
  { indent = 2, ...bounds }: FormatJsonOptions = {},
): { text: string; isComplete: boolean } {
  const bounded = boundJson(value, bounds, indent);
  const text: unknown = JSON.stringify(bounded.value, null, indent);
  return { text: typeof text === 'string' ? text : '', isComplete: bounded.isComplete };
}

/**
 * Writes a value as the JSON of a file: all of it, but for what lies deeper than 200 levels, which
 * `…` replaces.
 */
export function jsonFileText(value: unknown): string {
  return `${formatJson(value, { maxDepth: 200, maxLength: Infinity }).text}\n`;
}

/**
 * Copies a value of JSON within bounds, with `…` in place of omitted parts.
 *
 * @returns The copy, and whether it holds the whole value.
 */
export function boundJson(
  value: unknown,
  { maxDepth = 50, maxLength = 100_000 }: JsonBounds = {},
  indent = 0,
): { value: unknown; isComplete: boolean } {
  let left = maxLength;
  let isComplete = true;

  function omit(): string {
    isComplete = false;
    return ellipsis;
  }

  function copyText(text: string): string {
    const kept = text.length <= left ? text : text.slice(0, Math.max(0, left)) + omit();
    left -= text.length;
    return kept;
  }

  /** The depth is bounded, so this recursion is too. */
  function copy(next: unknown, depth: number): unknown {
    if (typeof next === 'string') return copyText(next);
    left -= 4 + indent * depth;
    if (typeof next !== 'object' || next === null) return next;
    if (depth >= maxDepth) return omit();
    if (Array.isArray(next)) return copyList(next, depth);
    return copyEntries(next, depth);
  }

  function copyList(list: readonly unknown[], depth: number): unknown[] {
    const copied: unknown[] = [];
    for (const item of list) {
      if (left <= 0) return [...copied, omit()];
      copied.push(copy(item, depth + 1));
    }
    return copied;
  }

  function copyEntries(record: object, depth: number): Record<string, unknown> {
    const copied: [string, unknown][] = [];
    for (const [key, entry] of Object.entries(record)) {
      if (left <= 0) {
        copied.push([ellipsis, omit()]);
        break;
      }
      copied.push([copyText(key), copy(entry, depth + 1)]);
    }
    return Object.fromEntries(copied);
  }

  return { value: copy(value, 0), isComplete };
}
