import type { AttributeKind } from '../controller/index.ts';

/** The value of an attribute, or the problem with it. */
export type ReadAttribute = { value: unknown } | { problem: string };

/**
 * Parses an attribute into a prop.
 *
 * @param text - Null if the attribute is absent, which resets the prop to its default.
 */
export function readAttribute(kind: AttributeKind, text: string | null): ReadAttribute {
  if (text === null) return { value: undefined };
  switch (kind) {
    case 'string':
      return { value: text };
    case 'boolean':
      return { value: text !== 'false' };
    case 'number': {
      const value = Number(text);
      return text.trim() === '' || Number.isNaN(value)
        ? { problem: `expected a number, received ${JSON.stringify(text)}` }
        : { value };
    }
    case 'json':
      try {
        const value: unknown = JSON.parse(text);
        return { value };
      } catch {
        return { problem: 'expected JSON' };
      }
  }
}
