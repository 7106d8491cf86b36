import { styleOf } from '../styleOf.ts';

/** The start of an HTML block, with the pattern that ends it. Undefined if a blank line does. */
export interface HtmlStart {
  end: RegExp | undefined;
  /** True if it can interrupt a paragraph. */
  interrupts: boolean;
}

/** Returns the kind of HTML block that a line starts, if any. */
export function findHtmlStart(words: string): HtmlStart | undefined {
  if (!words.startsWith('<')) return undefined;
  const known = starts.find(([start]) => start.test(words));
  if (known !== undefined) return { end: known[1], interrupts: true };
  // Tags that are rendered are inline text.
  if (styleOf(words) !== undefined || /^<br[\s/>]/i.test(words)) return undefined;
  return wholeTag.test(words) ? { end: undefined, interrupts: false } : undefined;
}

const blockNames =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|' +
  'dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|html|' +
  'iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|param|search|section|' +
  'summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';

const starts: readonly (readonly [start: RegExp, end: RegExp | undefined])[] = [
  [/^<(?:script|pre|textarea|style)(?:\s|>|$)/i, /<\/(?:script|pre|textarea|style)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![A-Za-z]/, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [new RegExp(`^</?(?:${blockNames})(?:\\s|/?>|$)`, 'i'), undefined],
];

const attribute = String.raw`\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>${'`'}]+|'[^']*'|"[^"]*"))?`;

/** The pattern of an inline opening or closing tag. */
export const tagPattern = String.raw`<[A-Za-z][A-Za-z\d-]*(?:${attribute})*\s*/?>|</[A-Za-z][A-Za-z\d-]*\s*>`;

const wholeTag = new RegExp(String.raw`^(?:${tagPattern})\s*$`);
