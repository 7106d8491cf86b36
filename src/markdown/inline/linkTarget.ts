import {
  normalizeLabel,
  type Definition,
  type Definitions,
  type LinkDefinition,
} from '../blocks/definitions.ts';
import { unescapeText } from '../unescapeText.ts';

export interface LinkTarget {
  target: Definition;
  end: number;
}

/**
 * Parses the target after a link's text: `(url "title")`, `[label]`, `[]` or nothing.
 *
 * @param at The offset after the bracket that closes the text.
 * @param words The link's text, as written.
 */
export function readLinkTarget(
  text: string,
  at: number,
  words: string,
  definitions: Definitions,
): LinkTarget | undefined {
  const inline = text[at] === '(' ? readInlineTarget(text, at + 1) : undefined;
  if (inline !== undefined || definitions.size === 0) return inline;
  label.lastIndex = at;
  const match = label.exec(text);
  const written = match?.[1];
  const name = written === undefined || written === '' ? words : written;
  if (written === undefined && hasBracket.test(words)) return undefined;
  if (name.length > maxLabelLength) return undefined;
  const definition = definitions.get(normalizeLabel(name));
  // `[text][^1]` isn't a link to the footnote: it is text followed by a reference.
  if (definition === undefined || (definition.kind === 'footnote' && name === written))
    return undefined;
  return { target: definition, end: at + (match?.[0].length ?? 0) };
}

/** The maximum length of a label, in characters. */
const maxLabelLength = 999;
/** The maximum nesting of parentheses in a URL. One that exceeds it is text. */
const maxParentheses = 32;

const label = /\[((?:\\[^]|[^[\]\\]){0,999})\]/y;
const hasBracket = /^(?:\\[^]|[^\\[\]])*[[\]]/;

function readInlineTarget(text: string, from: number): LinkTarget | undefined {
  const start = skipSpace(text, from);
  const address = readAddress(text, start);
  if (address === undefined) return undefined;
  const gap = skipSpace(text, address.end);
  title.lastIndex = gap;
  const named = gap > address.end ? title.exec(text) : null;
  const end = skipSpace(text, gap + (named?.[0].length ?? 0));
  if (text[end] !== ')') return undefined;
  const target: LinkDefinition = {
    kind: 'link',
    href: unescapeText(address.written),
    title: unescapeText(named?.[0].slice(1, -1) ?? ''),
  };
  return { target, end: end + 1 };
}

const title = /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|\((?:\\[^]|[^()\\])*\)/y;
const angled = /<((?:\\[^\n]|[^<>\n\\])*)>/y;

function readAddress(text: string, from: number): { written: string; end: number } | undefined {
  if (text[from] === '<') {
    angled.lastIndex = from;
    const match = angled.exec(text);
    return match === null ? undefined : { written: match[1] ?? '', end: angled.lastIndex };
  }
  let depth = 0;
  let end = from;
  for (; end < text.length; end += 1) {
    const character = text.charAt(end);
    if (character <= ' ' || character === '\x7F') break;
    if (character === '\\' && /[!-/:-@[-`{-~]/.test(text.charAt(end + 1))) end += 1;
    else if (character === '(') {
      depth += 1;
      if (depth > maxParentheses) return undefined;
    } else if (character === ')') {
      if (depth === 0) break;
      depth -= 1;
    }
  }
  return depth === 0 ? { written: text.slice(from, end), end } : undefined;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\n') at += 1;
  return at;
}
