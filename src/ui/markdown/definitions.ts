import type { Token } from 'marked';
import { isMarkedToken } from './isMarkedToken.ts';

/** Where a link reference such as `[guide][1]` leads. */
export interface Definition {
  /** The label in the form in which references are compared. */
  label: string;
  href: string;
  title: string;
}

/** Definitions by label. */
export type Definitions = ReadonlyMap<string, Definition>;

/** No definitions; always the same object. */
export const noDefinitions: Definitions = new Map();

/** The link reference definitions inside tokens, in the order of the text. */
export function findDefinitions(tokens: readonly Token[]): Definition[] {
  return tokens.filter(isMarkedToken).flatMap((token) => {
    if (token.type === 'def') return [{ label: token.tag, href: token.href, title: token.title }];
    if (token.type === 'blockquote') return findDefinitions(token.tokens);
    if (token.type === 'list') return token.items.flatMap((item) => findDefinitions(item.tokens));
    return [];
  });
}

/**
 * Definitions by label; the first of a label holds.
 *
 * @returns `previous` itself when nothing is different from it.
 */
export function indexDefinitions(
  definitions: readonly Definition[],
  previous: Definitions,
): Definitions {
  const next = new Map<string, Definition>();
  for (const definition of definitions) {
    if (!next.has(definition.label)) next.set(definition.label, definition);
  }
  return isSame(previous, next) ? previous : next;
}

function isSame(one: Definitions, other: Definitions): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([label, { href, title }]) => {
    const match = other.get(label);
    return match?.href === href && match.title === title;
  });
}
