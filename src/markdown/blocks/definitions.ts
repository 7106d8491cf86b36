import { unescapeText } from '../unescapeText.ts';

/** The target of a link reference such as `[guide][1]`. */
export interface LinkDefinition {
  kind: 'link';
  href: string;
  /** Empty if there is none. */
  title: string;
}

/** The footnote of a reference such as `[^1]`. */
export interface FootnoteDefinition {
  kind: 'footnote';
  /** As written, without the `^`. */
  label: string;
  /** Its 1-based position among the document's footnotes. */
  number: number;
}

/** The meaning of a label. */
export type Definition = LinkDefinition | FootnoteDefinition;

/** Immutable definitions by label, as normalised by {@link normalizeLabel}. */
export interface Definitions {
  readonly size: number;
  get: (label: string) => Definition | undefined;
}

type Labelled = readonly [label: string, definition: Definition];

/**
 * Persistent definitions in immutable maps, each at most half as large as the previous one, so that
 * adding one costs little at any size.
 */
class DefinitionMaps implements Definitions {
  readonly maps: readonly ReadonlyMap<string, Definition>[];
  readonly size: number;

  constructor(maps: readonly ReadonlyMap<string, Definition>[]) {
    this.maps = maps;
    this.size = maps.reduce((size, map) => size + map.size, 0);
  }

  get(label: string): Definition | undefined {
    for (const map of this.maps) {
      const definition = map.get(label);
      if (definition !== undefined) return definition;
    }
    return undefined;
  }
}

const none = new DefinitionMaps([]);

/** Empty definitions. Always the same object. */
export const noDefinitions: Definitions = none;

/** Adds definitions. The first one of each label wins. */
export function withDefinitions(before: Definitions, found: readonly Labelled[]): Definitions {
  const maps = before instanceof DefinitionMaps ? [...before.maps] : [];
  const fresh = new Map<string, Definition>();
  for (const [label, definition] of found) {
    if (before.get(label) === undefined && !fresh.has(label)) fresh.set(label, definition);
  }
  if (fresh.size === 0) return before;
  let last: ReadonlyMap<string, Definition> = fresh;
  for (let earlier = maps.at(-1); earlier !== undefined; earlier = maps.at(-1)) {
    if (earlier.size > 2 * last.size) break;
    last = new Map([...earlier, ...last]);
    maps.pop();
  }
  return new DefinitionMaps([...maps, last]);
}

export function normalizeLabel(label: string): string {
  // Some letters, such as ẞ, only match after both conversions.
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}

/** Definitions at the start of a paragraph, and the number of characters that they take. */
export interface Defined {
  found: Labelled[];
  length: number;
  /** True if no further text can make the rest a definition. */
  isPlain: boolean;
  /** The closing character of an open title, if any. */
  waitsFor?: TitleEnd;
}

/** The maximum length of a definition, in characters. A longer one is text. */
export const maxDefinitionLength = 16_384;
const maxLabelLength = 999;

/**
 * Parses the link reference definitions at the start of a paragraph.
 *
 * @param isOver True if the text is complete. If not, it ends with a line, and a definition that
 * the next line may extend is left in place.
 */
export function readDefinitions(text: string, isOver: boolean): Defined {
  const found: Labelled[] = [];
  let length = 0;
  while (text[length] === '[') {
    const read = readDefinition(text, length);
    const isTooLong = (read?.needed ?? 0) - length > maxDefinitionLength;
    if (read === undefined || isTooLong) return { found, length, isPlain: true };
    if (read.isOpen && !isOver) {
      return { found, length, isPlain: false, waitsFor: read.waitsFor };
    }
    if (read.defined === undefined) return { found, length, isPlain: true };
    found.push(read.defined.labelled);
    length = read.defined.end;
  }
  return { found, length, isPlain: length < text.length };
}

interface ReadDefinition {
  /** The definition parsed so far, and its end. */
  defined: { labelled: Labelled; end: number } | undefined;
  /** True if more text could still change it. */
  isOpen: boolean;
  /** The closing character of its open title. */
  waitsFor?: TitleEnd;
  /** The number of characters that had to be read. */
  needed: number;
}

/** Parses one definition. Undefined if no further text could make it one. */
function readDefinition(text: string, from: number): ReadDefinition | undefined {
  const labelEnd = endOfLabel(text, from + 1);
  const open = { defined: undefined, isOpen: true, needed: text.length };
  if (labelEnd === text.length) return open;
  const label = labelEnd === undefined ? '' : normalizeLabel(text.slice(from + 1, labelEnd));
  if (labelEnd === undefined || label === '' || text[labelEnd + 1] !== ':') return undefined;

  const start = skipLineSpace(text, labelEnd + 2);
  if (start === text.length) return open;
  const address = readAddress(text, start);
  if (address === undefined) return undefined;

  const gap = skipBlanks(text, address.end);
  const isLineEnd = gap === text.length || text[gap] === '\n';
  const lineEnd = Math.min(text.length, gap + 1);
  const make = (title: string, end: number) => ({
    labelled: [label, link(address.written, title)] as const,
    end,
  });
  const plain = isLineEnd ? make('', lineEnd) : undefined;
  const titleStart = isLineEnd ? skipBlanks(text, lineEnd) : gap;
  if (titleStart === text.length) return { defined: plain, isOpen: true, needed: lineEnd };
  const without = plain && { defined: plain, isOpen: false, needed: lineEnd };
  const closer = gap > address.end || isLineEnd ? closers[text[titleStart] ?? ''] : undefined;
  if (closer === undefined) return without;
  const titleEnd = endOfTitle(text, titleStart + 1, closer);
  if (titleEnd === undefined || titleEnd - from > maxDefinitionLength) return without;
  if (titleEnd >= text.length) {
    return { defined: plain, isOpen: true, waitsFor: closer, needed: titleEnd };
  }
  const end = skipBlanks(text, titleEnd + 1);
  if (end < text.length && text[end] !== '\n') return without;
  const title = text.slice(titleStart + 1, titleEnd);
  const whole = Math.min(text.length, end + 1);
  return { defined: make(title, whole), isOpen: false, needed: whole };
}

function link(href: string, title: string): LinkDefinition {
  return { kind: 'link', href: unescapeText(href), title: unescapeText(title) };
}

/** The closing character of a title. */
export type TitleEnd = '"' | "'" | ')';

const closers: Readonly<Record<string, TitleEnd>> = { '"': '"', "'": "'", '(': ')' };

/** Returns the end of a label: the text's length if still open, undefined if invalid. */
function endOfLabel(text: string, from: number): number | undefined {
  let at = from;
  for (let count = 0; at < text.length; count += 1) {
    const character = text[at];
    if (character === ']') return at;
    if (character === '[' || count === maxLabelLength) return undefined;
    at += character === '\\' ? 2 : 1;
  }
  return text.length;
}

/** Returns the end of a title: the text's length if still open, undefined if invalid. */
function endOfTitle(text: string, from: number, closer: string): number | undefined {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === closer) return at;
    if (character === '\\') at += 1;
    else if (character === '(' && closer === ')') return undefined;
  }
  return text.length;
}

function readAddress(text: string, from: number): { written: string; end: number } | undefined {
  const pattern = text[from] === '<' ? angled : bare;
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match === null ? undefined : { written: match[1] ?? '', end: pattern.lastIndex };
}

const angled = /<((?:\\[^\n]|[^<>\n\\])*)>/y;
const bare = /([^\s\x00-\x1f\x7f]+)/y;

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  return at;
}

/** Skips blanks, including at most one line ending. */
function skipLineSpace(text: string, from: number): number {
  const at = skipBlanks(text, from);
  return text[at] === '\n' ? skipBlanks(text, at + 1) : at;
}
