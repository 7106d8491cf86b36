import { unescapeText } from '../unescapeText.ts';

/** Where a link reference such as `[guide][1]` leads. */
export interface Definition {
  href: string;
  /** Empty when there is none. */
  title: string;
}

/** Definitions by label, in the form of {@link normalizeLabel}. */
export type Definitions = ReadonlyMap<string, Definition>;

/** No definitions; always the same object. */
export const noDefinitions: Definitions = new Map();

/** A label in the form in which labels are compared. */
export function normalizeLabel(label: string): string {
  // Some letters, such as ẞ, are equal only after both changes.
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}

/** What a paragraph defines, and how many characters of it do. */
export interface Defined {
  found: [label: string, definition: Definition][];
  length: number;
}

/** Reads the link reference definitions at the start of a paragraph. */
export function readDefinitions(text: string): Defined {
  const found: Defined['found'] = [];
  let length = 0;
  while (text[length] === '[') {
    definition.lastIndex = length;
    const match = definition.exec(text);
    if (match === null) break;
    const [whole, label = '', angled, bare = '', title] = match;
    const normal = normalizeLabel(label);
    if (normal === '') break;
    const end = title === undefined ? '' : title.slice(1, -1);
    found.push([normal, { href: unescapeText(angled ?? bare), title: unescapeText(end) }]);
    length += whole.length;
  }
  return { found, length };
}

const definition = new RegExp(
  String.raw`\[((?:\\[^]|[^\[\]\\]){1,999})\]:[ \t]*\n?[ \t]*` +
    String.raw`(?:<((?:\\[^\n]|[^<>\n\\])*)>|(?!<)([^\s\x00-\x1f\x7f]+))` +
    // A title that something follows on its line is none; then its first line must be its own.
    String.raw`(?:(?:[ \t]+|[ \t]*\n[ \t]*)` +
    String.raw`("(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|\((?:\\[^]|[^()\\])*\))[ \t]*(?=\n|$)|[ \t]*(?=\n|$))` +
    String.raw`(?:\n|$)`,
  'y',
);
