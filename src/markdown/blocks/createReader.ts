import type { Block } from './block.ts';
import { closeContainers, closeLeaf } from './closeBlocks.ts';
import type { Definitions } from './definitions.ts';
import { feedLine, feedRest } from './feedLine.ts';
import { isUndecided } from './isUndecided.ts';
import { noBlocks, type OpenBlocks } from './openBlocks.ts';
import type { Sequence } from './sequence.ts';

/** A text as blocks. */
export interface MarkdownDocument {
  blocks: Sequence<Block>;
  definitions: Definitions;
}

/** Reads a text that may grow. */
export interface MarkdownReader {
  /**
   * Reads the blocks of a text. When the text before was its start, only what came after is read,
   * and blocks that ended there are the same objects; the result is the same as for the text alone.
   *
   * @param isGrowing True if more text is to come: open blocks are then marked, and the start of a
   *   line is held back until it says what it is.
   */
  read(text: string, isGrowing: boolean): MarkdownDocument;
}

/** Makes a reader. What it keeps is only a short cut: its answers depend on what it is asked. */
export function createReader(): MarkdownReader {
  let state = start;
  let last: (ReadSource & { isGrowing: boolean; document: MarkdownDocument }) | undefined;
  return {
    read(source, isGrowing) {
      if (last?.source === source && last.isGrowing === isGrowing) return last.document;
      const text = withLineFeeds(source, last);
      // Comparing a slice is ten times as quick as startsWith on long texts.
      const isMore = text.slice(0, state.read.length) === state.read;
      state = readWhole(isMore ? state : start, text);
      const document = view(state, text.slice(state.read.length), isGrowing);
      last = { source, text, isGrowing, document };
      return document;
    },
  };
}

/** A text as it came, and with line feeds alone. */
interface ReadSource {
  source: string;
  text: string;
}

/** The text with line feeds alone. Of a text that has grown, only what came is looked through. */
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
  /** The text that is read for good. */
  read: string;
  blocks: OpenBlocks;
  /** True if it ends within a line. */
  isMidLine: boolean;
}

const start: ReaderState = { read: '', blocks: noBlocks, isMidLine: false };

/** Lines are read in pieces of at most so many characters. */
const longestPiece = 4096;

/** Reads all whole lines, and all whole pieces of a longer one. */
function readWhole(state: ReaderState, text: string): ReaderState {
  let { blocks, isMidLine } = state;
  let at = state.read.length;
  let lineEnd = text.indexOf('\n', at);
  for (;;) {
    if (lineEnd !== -1 && lineEnd < at) lineEnd = text.indexOf('\n', at);
    const isLine = lineEnd !== -1 && lineEnd - at <= longestPiece;
    if (!isLine && text.length - at <= longestPiece) break;
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

/** After a space where there is one, and never within a character. */
function endOfPiece(text: string, at: number): number {
  const end = at + longestPiece;
  const space = text.lastIndexOf(' ', end - 1);
  if (space > at + longestPiece / 2) return space + 1;
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end;
}

/** The blocks as if the text were over. */
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
