import { noDefinitions, type Definitions } from '../blocks/definitions.ts';
import { tagPattern } from '../blocks/htmlStart.ts';
import { decodeCharacters } from '../decodeCharacters.ts';
import { createBareLinkReader, linkMail, mayContainUrl, type BareLinkReader } from './bareLink.ts';
import { createClosers, type Closers } from './closers.ts';
import { closeOpenMarks } from './closeOpenMarks.ts';
import { textOf, type InlineNode } from './inlineNode.ts';
import { readLinkTarget } from './linkTarget.ts';
import { readMath } from './math.ts';
import { nest } from './nest.ts';
import { resolveMarks, type Bracket, type Delimiter, type Piece } from './resolveMarks.ts';

/** Options of {@link parseInline}. */
export interface InlineOptions {
  /** The targets of references. */
  definitions?: Definitions;
  /** True if more text will follow: open markup is then closed. */
  isOpen?: boolean;
  /** True to parse `$x$`, `$$x$$`, `\(x\)` and `\[x\]` as formulas. */
  hasMath?: boolean;
  /** The number of sources for citations such as `[1]`, `[1, 2]` and `[^1]`. @default 0 */
  sourceCount?: number;
}

/** Parses inline text with styles, links and images, as specified by CommonMark and GFM. */
export function parseInline(
  written: string,
  {
    definitions = noDefinitions,
    isOpen = false,
    hasMath = false,
    sourceCount = 0,
  }: InlineOptions = {},
): InlineNode[] {
  const text = isOpen ? closeOpenMarks(written) : written;
  if (!/[\\`*_~[\]<&\n$:@]|www\./i.test(text)) return text === '' ? [] : [{ kind: 'text', text }];
  const scanner: Scanner = {
    text,
    at: 0,
    pieces: [],
    brackets: [],
    inactive: 0,
    closers: createClosers(text),
    links: createBareLinkReader(text),
    definitions,
    isOpen,
    hasMath,
    sourceCount,
    plain: mayContainUrl(text) ? plainWithAddresses : plain,
  };
  while (scanner.at < text.length) readPiece(scanner);
  return linkMail(resolveMarks(scanner.pieces, isOpen));
}

interface Scanner {
  readonly text: string;
  at: number;
  readonly pieces: Piece[];
  /** The indices of the open brackets in `pieces`. */
  readonly brackets: number[];
  /** The number of outermost brackets that contain a link, and so can't become one themselves. */
  inactive: number;
  readonly closers: Closers;
  readonly links: BareLinkReader;
  readonly definitions: Definitions;
  readonly isOpen: boolean;
  readonly hasMath: boolean;
  readonly sourceCount: number;
  readonly plain: RegExp;
}

const plain = /[^\\`*_~[\]!<&\n$]+/y;
const plainWithAddresses = /(?:(?!https?:\/\/|www\.)[^\\`*_~[\]!<&\n$])+/iy;

function readPiece(scanner: Scanner): void {
  const { text, at } = scanner;
  let words = match(scanner.plain, text, at);
  if (words === undefined) {
    if (readSpecial(scanner) !== undefined) return;
    words = text.charAt(at) + (match(scanner.plain, text, at + 1) ?? '');
  }
  push(scanner, words.length, { kind: 'text', text: words });
}

/** Parses the markup at a delimiter. Undefined if it is a literal character. */
function readSpecial(scanner: Scanner): true | undefined {
  const { text, at } = scanner;
  const math = scanner.hasMath ? readMath(text, at, scanner.closers) : undefined;
  if (math !== undefined) return took(scanner, math.length, math.node);
  switch (text[at]) {
    case '\\':
      return readEscape(scanner);
    case '`':
      return readCode(scanner);
    case '*':
    case '_':
    case '~':
      return readDelimiter(scanner);
    case '\n':
      return readLineEnd(scanner);
    case '[':
      return openBracket(scanner, 1);
    case '!':
      return text[at + 1] === '[' ? openBracket(scanner, 2) : undefined;
    case ']':
      return closeBracket(scanner);
    case '<':
      return readAngle(scanner);
    case '&': {
      const written = match(reference, text, at);
      if (written === undefined) return undefined;
      return took(scanner, written.length, { kind: 'text', text: decodeCharacters(written) });
    }
    default: {
      const link = scanner.links.read(at, scanner.brackets.length > 0);
      return link && took(scanner, textOf(link.children).length, link);
    }
  }
}

const reference = /&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/y;

function readEscape(scanner: Scanner): true | undefined {
  const next = scanner.text.charAt(scanner.at + 1);
  if (next === '\n') {
    took(scanner, 2, { kind: 'break' });
    return skipIndent(scanner);
  }
  return /[!-/:-@[-`{-~]/.test(next) ? took(scanner, 2, { kind: 'text', text: next }) : undefined;
}

function readCode(scanner: Scanner): true | undefined {
  const { text, at } = scanner;
  const marks = match(/`+/y, text, at) ?? '';
  const end = scanner.closers.findBackticks(marks.length, at + marks.length);
  if (end === undefined) {
    const isLastLine = scanner.closers.find('\n', at) === undefined;
    if (!scanner.isOpen || !isLastLine)
      return took(scanner, marks.length, { kind: 'text', text: marks });
    const rest = text.slice(at + marks.length);
    return took(scanner, text.length - at, { kind: 'code', text: rest });
  }
  const inside = text.slice(at + marks.length, end).replaceAll('\n', ' ');
  const isPadded = inside.startsWith(' ') && inside.endsWith(' ') && inside.trim() !== '';
  const code = isPadded ? inside.slice(1, -1) : inside;
  return took(scanner, end + marks.length - at, { kind: 'code', text: code });
}

function readDelimiter(scanner: Scanner): true | undefined {
  const { text, at } = scanner;
  const mark = text.charAt(at);
  const run = match(mark === '*' ? /\*+/y : mark === '_' ? /_+/y : /~+/y, text, at) ?? mark;
  // A single tilde means "about".
  if (mark === '~' && run.length !== 2)
    return took(scanner, run.length, { kind: 'text', text: run });
  const before = characterBefore(text, at);
  const after = String.fromCodePoint(text.codePointAt(at + run.length) ?? 10);
  const isLeft =
    !space.test(after) && (!isStop(after) || space.test(before) || isStop(before) || isCjk(before));
  const isRight =
    !space.test(before) && (!isStop(before) || space.test(after) || isStop(after) || isCjk(after));
  const isUnder = mark === '_';
  const delimiter: Delimiter = {
    kind: 'delimiter',
    mark,
    count: run.length,
    length: run.length,
    canOpen: isLeft && (!isUnder || !isRight || punctuation.test(before)),
    canClose: isRight && (!isUnder || !isLeft || punctuation.test(after)),
    isInWord: isLeft && isRight,
  };
  return took(scanner, run.length, delimiter);
}

const space = /\s/;
const punctuation = /[\p{P}\p{S}]/u;
const cjk =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Returns true if a character's script doesn't separate words by spaces. */
function isCjk(character: string): boolean {
  return cjk.test(character);
}

/** Returns true for punctuation, except in CJK, where it is adjacent to words. */
function isStop(character: string): boolean {
  return punctuation.test(character) && !isCjk(character);
}

function characterBefore(text: string, at: number): string {
  if (at === 0) return '\n';
  const code = text.codePointAt(at - 2);
  return code !== undefined && code > 0xffff ? String.fromCodePoint(code) : text.charAt(at - 1);
}

function readLineEnd(scanner: Scanner): true {
  const { pieces } = scanner;
  const before = pieces.at(-1);
  const spaces = before?.kind === 'text' ? spacesAtEnd(before.text) : 0;
  if (before?.kind === 'text' && spaces > 0) {
    pieces[pieces.length - 1] = { kind: 'text', text: before.text.slice(0, -spaces) };
  }
  took(scanner, 1, spaces >= 2 ? { kind: 'break' } : { kind: 'text', text: '\n' });
  return skipIndent(scanner);
}

function spacesAtEnd(text: string): number {
  let start = text.length;
  while (text[start - 1] === ' ') start -= 1;
  return text.length - start;
}

function skipIndent(scanner: Scanner): true {
  scanner.at += match(/[ \t]+/y, scanner.text, scanner.at)?.length ?? 0;
  return true;
}

function openBracket(scanner: Scanner, length: number): true {
  const bracket: Bracket = {
    kind: 'bracket',
    isImage: length === 2,
    from: scanner.at + length,
  };
  scanner.brackets.push(scanner.pieces.length);
  return took(scanner, length, bracket);
}

function closeBracket(scanner: Scanner): true | undefined {
  const { text, at, pieces, brackets, definitions } = scanner;
  const index = brackets.pop();
  const bracket = index === undefined ? undefined : pieces[index];
  const isInactive = brackets.length < scanner.inactive;
  if (isInactive) scanner.inactive = brackets.length;
  if (index === undefined || bracket?.kind !== 'bracket') return undefined;
  if (isInactive && !bracket.isImage) return undefined;
  const words = text.slice(bracket.from, at);
  const found = readLinkTarget(text, at + 1, words, definitions);
  if (found === undefined) {
    return bracket.isImage ? undefined : citeSources(scanner, index, words);
  }
  const { target, end } = found;
  if (target.kind === 'footnote') {
    if (bracket.isImage) return undefined;
    pieces.length = index;
    return took(scanner, end - at, target);
  }
  const { href, title } = target;
  const children = resolveMarks(pieces.slice(index + 1), false);
  const node = nest({ kind: bracket.isImage ? 'image' : 'link', href, title, children });
  if (node === undefined) {
    // Enclosing openers would nest even deeper.
    brackets.length = 0;
    return undefined;
  }
  pieces.length = index;
  if (!bracket.isImage) scanner.inactive = brackets.length;
  return took(scanner, end - at, node);
}

/** Converts bracketed numbers into citations if all their sources exist. */
function citeSources(scanner: Scanner, index: number, words: string): true | undefined {
  const { pieces, sourceCount } = scanner;
  if (sourceCount === 0 || words.length > maxCitationLength || !citation.test(words))
    return undefined;
  const numbers = [...words.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (!numbers.every((number) => number >= 1 && number <= sourceCount)) return undefined;
  pieces.length = index;
  for (const number of numbers) pieces.push({ kind: 'citation', number });
  scanner.at += 1;
  return true;
}

const maxCitationLength = 99;
const citation = /^\^?\d{1,3}(?:[,;] ?\^?\d{1,3})*$/;

function readAngle(scanner: Scanner): true | undefined {
  const { text, at } = scanner;
  const link = match(autolink, text, at);
  if (link !== undefined) {
    const words = link.slice(1, -1);
    const isMail = !/^[A-Za-z][A-Za-z\d+.-]{1,31}:/.test(words);
    const children = [{ kind: 'text', text: words } as const];
    const href = isMail ? `mailto:${words}` : words;
    return took(scanner, link.length, { kind: 'link', href, title: '', children });
  }
  const length = readTag(scanner);
  if (length === undefined) return undefined;
  return took(scanner, length, { kind: 'markup', text: text.slice(at, at + length) });
}

const autolink =
  /<(?:[A-Za-z][A-Za-z\d+.-]{1,31}:[^\s<>\x00-\x1F]*|[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?(?:\.[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?)*)>/y;

/** Returns the length of the tag, comment, instruction, declaration or CDATA at a position. */
function readTag({ text, at, closers }: Scanner): number | undefined {
  const tag = match(tags, text, at);
  if (tag !== undefined) return tag.length;
  const closer = closersOfMarkup.find(([opener]) => text.startsWith(opener, at));
  if (closer === undefined) return undefined;
  const [opener, end] = closer;
  if (opener === '<!' && !/[A-Za-z]/.test(text.charAt(at + 2))) return undefined;
  const place = closers.find(end, at + opener.length);
  return place === undefined ? undefined : place + end.length - at;
}

const tags = new RegExp(`${tagPattern}|<!-->|<!--->`, 'y');

const closersOfMarkup = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
] as const;

function took(scanner: Scanner, length: number, piece: Piece): true {
  push(scanner, length, piece);
  return true;
}

function push(scanner: Scanner, length: number, piece: Piece): void {
  scanner.at += length;
  scanner.pieces.push(piece);
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
