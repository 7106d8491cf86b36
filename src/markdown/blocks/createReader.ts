import type { Block } from './block.ts';
import { closeContainers, closeLeaf } from './closeBlocks.ts';
import type { Definitions } from './definitions.ts';
import { feedLine, feedRest } from './feedLine.ts';
import { noBlocks, type OpenBlocks, type OpenLeaf } from './openBlocks.ts';
import type { Sequence } from './sequence.ts';

export interface MarkdownDocument {
  blocks: Sequence<Block>;
  definitions: Definitions;
}

export interface MarkdownReader {
  /**
   * Parses a text into blocks. If it extends the previous text, only the added part is parsed and
   * closed blocks keep their identity; the result equals that of a full parse.
   *
   * @param isGrowing True if more text will follow: open blocks are then marked, and an ambiguous
   * line start is held back.
   */
  read(text: string, isGrowing: boolean): MarkdownDocument;
}

/** Creates a reader. Its cache never affects the results. */
export function createReader(): MarkdownReader {
  let state = start;
  let last: (ReadSource & { isGrowing: boolean; document: MarkdownDocument }) | undefined;
  return {
    read(source, isGrowing) {
      if (last?.source === source && last.isGrowing === isGrowing) return last.document;
      const text = withLineFeeds(source, last);
      // Comparing a slice is ten times faster than `startsWith` on long texts.
      const isMore = text.slice(0, state.read.length) === state.read;
      state = readWhole(isMore ? state : start, text);
      const document = view(state, text.slice(state.read.length), isGrowing);
      last = { source, text, isGrowing, document };
      return document;
    },
  };
}

/** A source text, and its version with LF line endings. */
interface ReadSource {
  source: string;
  text: string;
}

/** Normalises line endings to LF. Of a text that has grown, only the added part is scanned. */
function withLineFeeds(source: string, last: ReadSource | undefined): string {
  if (!source.includes('\r')) return source;
  const from = last?.source.length ?? 0;
  if (last === undefined || source.slice(0, from) !== last.source) return replaceReturns(source);
  const isSplit = last.source.endsWith('\r') && source.charAt(from) === '\n';
  return last.text + replaceReturns(source.slice(isSplit ? from + 1 : from));
}

function replaceReturns(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

interface ReaderState {
  /** The text that needs no further parsing. */
  read: string;
  blocks: OpenBlocks;
  /** True if it ends within a line. */
  isMidLine: boolean;
}

const start: ReaderState = { read: '', blocks: noBlocks, isMidLine: false };

/** The maximum number of characters parsed at once of a long line. */
const maxPieceLength = 4096;

/** Parses all complete lines, and all complete pieces of a longer one. */
function readWhole(state: ReaderState, text: string): ReaderState {
  let { blocks, isMidLine } = state;
  let at = state.read.length;
  let lineEnd = text.indexOf('\n', at);
  for (;;) {
    if (lineEnd !== -1 && lineEnd < at) lineEnd = text.indexOf('\n', at);
    const isLine = lineEnd !== -1 && lineEnd - at <= maxPieceLength;
    if (!isLine && text.length - at <= maxPieceLength) break;
    const end = isLine ? lineEnd : endOfPiece(text, at);
    blocks = feed(blocks, isMidLine, text.slice(at, end), isLine ? '\n' : '');
    at = isLine ? end + 1 : end;
    isMidLine = !isLine;
  }
  return at === state.read.length ? state : { read: text.slice(0, at), blocks, isMidLine };
}

function feed(blocks: OpenBlocks, isMidLine: boolean, text: string, end: '\n' | ''): OpenBlocks {
  const clean = text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text;
  return isMidLine ? feedRest(blocks, clean, end) : feedLine(blocks, clean, end);
}

/** Ends a piece after a space if possible, and never within a surrogate pair. */
function endOfPiece(text: string, at: number): number {
  const end = at + maxPieceLength;
  const space = text.lastIndexOf(' ', end - 1);
  if (space > at + maxPieceLength / 2) return space + 1;
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end;
}

/** Returns the blocks as if the text ended here. */
function view(
  { blocks, isMidLine }: ReaderState,
  line: string,
  isGrowing: boolean,
): MarkdownDocument {
  const isHeld = isGrowing && !isMidLine && isUndecided(line, blocks.leaf);
  const shown = line === '' || isHeld ? blocks : feed(blocks, isMidLine, line, '');
  const { containers, definitions } = closeLeaf(closeContainers(shown, 1, isGrowing), isGrowing);
  const [document] = containers;
  if (document?.kind !== 'document')
    throw new TypeError('Brainstem: a text begins with no document.');
  return { blocks: document.children, definitions };
}

/**
 * Returns true if an unfinished line is too short to classify: `-` may become an item, a rule or an
 * underline. It stays hidden until then, to avoid flicker.
 */
function isUndecided(line: string, leaf: OpenLeaf | undefined): boolean {
  if (leaf?.kind === 'fence') {
    const marks = /^[ \t>]*(`+|~+)$/.exec(line)?.[1];
    return marks !== undefined && marks.length < leaf.length;
  }
  return (
    onlyMarks.test(line) ||
    startOfItem.test(line) ||
    fence.test(line) ||
    startOfNote.test(line) ||
    (leaf === undefined && tableHead.test(line))
  );
}

const onlyMarks = /^[-+*_=#>|:~`<\s]+$/;

const startOfItem = /^[ \t]*(?:[-+*>][ \t]+)*(?:\d{1,9}[.)]?[ \t]*|[-+*>][ \t]+\[[ xX]?\]?[ \t]*)$/;

const fence = /^(?:[ \t]|[-+*>][ \t]|\d{1,9}[.)][ \t])*(?:`{3,}[^`]*|~{3,}.*)$/;

/** Matches a line that may become `> [!NOTE]` or `[^1]:`. */
const startOfNote = /^ {0,3}(?:>[ \t]?\[!?[A-Za-z]{0,9}\]?|\[\^[^\]\s]{0,99}\]?:?)[ \t]*$/;

const tableHead = /^ {0,3}\|/;
