import { maxDepth } from '../inline/nest.ts';
import { addBlock, closeContainers } from './closeBlocks.ts';
import { normalizeLabel, withDefinitions } from './definitions.ts';
import { emptyText } from './growingText.ts';
import { findHtmlStart } from './htmlStart.ts';
import type { LineCursor } from './lineCursor.ts';
import { makeRoom } from './makeRoom.ts';
import { takeQuoteMark } from './matchContainers.ts';
import type { OpenBlocks, OpenLeaf, OpenDetails } from './openBlocks.ts';
import { startTable, underline } from './paragraph.ts';
import { emptySequence } from './sequence.ts';

export interface Start {
  blocks: OpenBlocks;
  /** True if quotes or items were opened. */
  isNew: boolean;
  /** True if the whole line was consumed. */
  isDone: boolean;
}

/**
 * Opens the blocks that start in a line.
 *
 * @param matched The number of open containers that the line continues.
 */
export function startBlocks(before: OpenBlocks, cursor: LineCursor, matched: number): Start {
  let blocks = before;
  let count = matched;
  let isNew = false;
  while (!cursor.isBlank && blocks.containers.length < maxDepth) {
    const tagged = takeTag(blocks, cursor, count);
    if (tagged !== undefined) {
      blocks = tagged;
      count = blocks.containers.length;
      isNew = true;
      continue;
    }
    const leaf = isNew ? undefined : blocks.leaf;
    const isWhole = count === blocks.containers.length;
    const done = startLeaf(blocks, cursor, count, isWhole ? leaf : undefined, leaf);
    if (done !== undefined) return { blocks: done, isNew, isDone: true };

    const next = startContainer(blocks, cursor, count, isWhole && leaf?.kind === 'paragraph');
    if (next === undefined) break;
    blocks = next;
    count = blocks.containers.length;
    isNew = true;
  }
  return { blocks, isNew, isDone: false };
}

function startContainer(
  blocks: OpenBlocks,
  cursor: LineCursor,
  count: number,
  isInParagraph: boolean,
): OpenBlocks | undefined {
  if (cursor.indent >= 4) return undefined;
  if (takeQuoteMark(cursor)) {
    const room = makeRoom(blocks, count);
    const quote = { kind: 'quote', alert: undefined, children: noChildren, lastLine: 0 } as const;
    return { ...room, containers: [...room.containers, quote] };
  }
  const footnote = /^\[\^([^\]\s]{1,99})\]:[ \t]*/.exec(cursor.words);
  if (footnote !== null) {
    const [{ length }, label = ''] = footnote;
    cursor.skipColumns(cursor.indent);
    cursor.skipCharacters(length);
    const room = makeRoom(blocks, count);
    const name = normalizeLabel(`^${label}`);
    const known = room.definitions.get(name);
    const number = known?.kind === 'footnote' ? known.number : room.footnotes + 1;
    const definition = { kind: 'footnote', label, number } as const;
    const definitions = withDefinitions(room.definitions, [[name, definition]]);
    const containers = [...room.containers, { ...definition, children: noChildren, lastLine: 0 }];
    return { ...room, definitions, containers, footnotes: Math.max(room.footnotes, number) };
  }
  const mark = readListMark(cursor.words, isInParagraph);
  return mark && startItem(blocks, cursor, count, mark);
}

const noChildren = { length: 0, pages: [] } as const;

/**
 * @param leaf The open leaf in the continued containers.
 * @param tip The innermost open block, as a paragraph can continue without its containers' markers.
 */
function startLeaf(
  blocks: OpenBlocks,
  cursor: LineCursor,
  count: number,
  leaf: OpenLeaf | undefined,
  tip: OpenLeaf | undefined,
): OpenBlocks | undefined {
  const isParagraph = tip?.kind === 'paragraph';
  if (cursor.indent >= 4) {
    if (isParagraph) return undefined;
    cursor.skipColumns(4);
    return { ...makeRoom(blocks, count), leaf: { kind: 'code', text: emptyText, blanks: '' } };
  }
  const { words } = cursor;
  if (leaf?.kind === 'paragraph') {
    const line = underlines.exec(words);
    const heading = line && underline(blocks, leaf, words.startsWith('=') ? 1 : 2);
    if (heading) return heading;
    const table = startTable(blocks, leaf, words);
    if (table !== undefined) return table;
  }
  const begun =
    readHeading(words) ?? readFence(words, cursor.indent) ?? readHtml(cursor, isParagraph);
  if (begun !== undefined) return { ...makeRoom(blocks, count), leaf: begun };
  return rule.test(words) ? addBlock(makeRoom(blocks, count), { kind: 'rule' }) : undefined;
}

function readHeading(words: string): OpenLeaf | undefined {
  const match = /^(#{1,6})(?:[ \t]+|$)/.exec(words);
  if (match === null) return undefined;
  const [start, marks = ''] = match;
  return { kind: 'heading', level: marks.length, text: words.slice(start.length) };
}

function readFence(words: string, indent: number): OpenLeaf | undefined {
  const match = /^(?:(`{3,})([^`]*)|(~{3,})(.*))$/.exec(words);
  if (match === null) return undefined;
  const marks = match[1] ?? match[3] ?? '';
  const info = (match[2] ?? match[4] ?? '').trim();
  return {
    kind: 'fence',
    mark: marks.charAt(0),
    length: marks.length,
    indent,
    info,
    text: emptyText,
  };
}

function readHtml(cursor: LineCursor, isParagraph: boolean): OpenLeaf | undefined {
  const start = findHtmlStart(cursor.words);
  if (start === undefined || (isParagraph && !start.interrupts)) return undefined;
  return { kind: 'html', end: start.end, text: emptyText };
}

const underlines = /^(?:=+|-+)[ \t]*$/;
const rule = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,}|<hr(?:\s[^<>]*)?\/?>[ \t]*)$/i;

/** The marker of an item: `-` or `12.`. */
interface ListMark {
  /** The character that distinguishes adjacent lists. */
  mark: string;
  start: number | undefined;
  width: number;
}

/**
 * Parses the list marker at the start of a line.
 *
 * @param isInParagraph True if the item would interrupt a paragraph, which only a non-empty item
 * can do, and in an ordered list only number 1.
 */
function readListMark(words: string, isInParagraph: boolean): ListMark | undefined {
  const match = /^(?:([*+-])|(\d{1,9})([.)]))(?=[ \t]|$)/.exec(words);
  if (match === null) return undefined;
  const [{ length: width }, point, number, end] = match;
  const start = number === undefined ? undefined : Number(number);
  const isEmpty = words.slice(width).trim() === '';
  if (isInParagraph && (isEmpty || (start !== undefined && start !== 1))) return undefined;
  return { mark: point ?? end ?? '', start, width };
}

/** Opens an item, and a new list around it if the previous one is of another type. */
function startItem(
  before: OpenBlocks,
  cursor: LineCursor,
  count: number,
  { mark, start, width }: ListMark,
): OpenBlocks {
  const { indent } = cursor;
  cursor.skipColumns(indent);
  cursor.skipCharacters(width);
  const gap = cursor.indent;
  const padding = cursor.isBlank || gap > 4 ? 1 : gap;
  cursor.skipColumns(padding);

  const top = before.containers[count - 1];
  const goesOn =
    top?.kind === 'list' &&
    top.mark === mark &&
    (top.start === undefined) === (start === undefined);
  const { containers, ...rest } = makeRoom(before, count, goesOn);
  const list = {
    kind: 'list',
    mark,
    start,
    isLoose: false,
    items: emptySequence,
    lastLine: 0,
  } as const;
  const item = {
    kind: 'item',
    indent: indent + width + padding,
    task: undefined,
    children: emptySequence,
    lastLine: 0,
  } as const;
  return { ...rest, containers: [...containers, ...(goesOn ? [] : [list]), item] };
}

/**
 * Consumes a block-level tag at the start of a line: of a paragraph, of details or of their
 * summary. Undefined if there is none.
 *
 * @param count The number of open containers that the line continues.
 */
function takeTag(blocks: OpenBlocks, cursor: LineCursor, count: number): OpenBlocks | undefined {
  const innermost = blocks.containers[count - 1];
  if (innermost?.kind === 'details' && innermost.isInSummary) {
    return readSummary(blocks, innermost, cursor);
  }
  if (cursor.indent >= 4) return undefined;
  const [written, end, name] = tag.exec(cursor.words) ?? [];
  if (written === undefined) return undefined;
  const take = (room: OpenBlocks): OpenBlocks => {
    cursor.skipColumns(cursor.indent);
    cursor.skipCharacters(written.length);
    return room;
  };
  switch (`${end}${name?.toLowerCase()}`) {
    case 'p':
    case '/p':
      return take(makeRoom(blocks, count));
    case 'details': {
      const { containers, ...room } = take(makeRoom(blocks, count));
      const isShown = /\sopen\b/i.test(written);
      return { ...room, containers: [...containers, { ...noDetails, isShown }] };
    }
    case '/details': {
      const matched = blocks.containers.slice(0, count);
      const index = matched.findLastIndex(({ kind }) => kind === 'details');
      return index === -1 ? undefined : take(closeContainers(blocks, index));
    }
    case 'summary': {
      const isFirst = innermost?.kind === 'details' && count === blocks.containers.length;
      const isNew = isFirst && innermost.children.length === 0 && innermost.summary === '';
      if (!isNew || blocks.leaf !== undefined) return undefined;
      return readSummary(take(blocks), innermost, cursor);
    }
    default:
      return undefined;
  }
}

const tag = /^<(\/?)(p|details|summary)(?:\s[^<>]*)?>/i;

const noDetails: OpenDetails = {
  kind: 'details',
  summary: '',
  isInSummary: false,
  isShown: false,
  children: emptySequence,
  lastLine: 0,
};

/** The maximum length of a summary, in characters. The excess becomes content. */
const maxSummaryLength = 1000;

/** Adds the rest of a line to the summary, up to its closing tag. */
function readSummary(blocks: OpenBlocks, details: OpenDetails, cursor: LineCursor): OpenBlocks {
  const [words = '', text = '', end] = /^(.*?)(<\/summary\s*>|$)/i.exec(cursor.words) ?? [];
  cursor.skipColumns(cursor.indent);
  cursor.skipCharacters(words.length);
  const summary = `${details.summary} ${text.trim()}`.trim();
  const isInSummary = end === '' && summary.length < maxSummaryLength;
  const containers = [...blocks.containers.slice(0, -1), { ...details, summary, isInSummary }];
  return { ...blocks, containers };
}
