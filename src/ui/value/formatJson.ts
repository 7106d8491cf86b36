export interface JsonBounds {
  /** The maximum nesting depth. @default 50 */
  maxDepth?: number;
  /** The approximate maximum number of characters. @default 100000 */
  maxLength?: number;
}

export interface FormatJsonOptions extends JsonBounds {
  /** Spaces per level; 0 formats everything on one line. @default 2 */
  indent?: number;
}

/** Replaces omitted parts. */
const ellipsis = '…';

/**
 * Formats a value of unknown size as JSON within limits, since deep or long values would block the
 * page or overflow the stack. `…` replaces omitted parts.
 *
 * @returns The text, empty for `undefined`, and whether it is complete.
 */
export function formatJson(
  value: unknown,
  { indent = 2, ...bounds }: FormatJsonOptions = {},
): { text: string; isComplete: boolean } {
  const bounded = boundJson(value, bounds, indent);
  const text: unknown = JSON.stringify(bounded.value, null, indent);
  return { text: typeof text === 'string' ? text : '', isComplete: bounded.isComplete };
}

/** Formats a complete value as a JSON file. `…` replaces anything nested deeper than 200 levels. */
export function jsonFileText(value: unknown): string {
  return `${formatJson(value, { maxDepth: 200, maxLength: Infinity }).text}\n`;
}

/**
 * Copies a JSON value within limits. `…` replaces omitted parts.
 *
 * @returns The copy, and whether it is complete.
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

  /** The limited depth also bounds the recursion. */
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
