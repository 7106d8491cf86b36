import type { Token } from 'marked';
import { createLexer } from './createLexer.ts';
import {
  findDefinitions,
  indexDefinitions,
  noDefinitions,
  type Definition,
  type Definitions,
} from './definitions.ts';
import { findOpenFence, followFence, type OpenFence } from './openFence.ts';

/** A paragraph, a list, a table: one top-level piece of markdown with the blank lines after it. */
export interface Block {
  /** Where it starts in the text, in UTF-16 units. Never changes while the text grows. */
  start: number;
  raw: string;
  /** The link reference definitions in it. */
  definitions: readonly Definition[];
}

/** A text split into blocks, with what is needed to go on when more text comes. */
export interface BlockSplit {
  /** The text as it came. */
  source: string;
  /** The text with line feeds for line ends. */
  text: string;
  /** Blocks that no further text can change. */
  finished: readonly Block[];
  /** The last block, and the one before it while the last could still turn out to be part of it. */
  open: readonly Block[];
  /** The definitions in the finished blocks. */
  defined: readonly Definition[];
  /** Link definitions of the whole text; the same object as before while they are the same. */
  definitions: Definitions;
  /** A code fence that is the only open block and has no end yet. */
  fence: OpenFence | undefined;
}

/** The split of an empty text. */
export const emptySplit: BlockSplit = {
  source: '',
  text: '',
  finished: [],
  open: [],
  defined: [],
  definitions: noDefinitions,
  fence: undefined,
};

/**
 * Splits markdown into its top-level blocks. Given the split of an earlier, shorter form of the
 * text, it reads only the open blocks again; given the split of another text, it starts anew. The
 * blocks are the same either way.
 */
export function splitBlocks(previous: BlockSplit, source: string): BlockSplit {
  if (source === previous.source) return previous;
  const text = source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
  // Comparing a slice is ten times as quick as startsWith on long texts.
  const base = text.slice(0, previous.text.length) === previous.text ? previous : emptySplit;
  const [open] = base.open;
  const fence = base.fence && followFence(base.fence, text);
  if (open !== undefined && fence !== undefined) {
    return { ...base, source, text, open: [{ ...open, raw: text.slice(open.start) }], fence };
  }

  const blocks = lexBlocks(text, open?.start ?? 0);
  const lastCertain = blocks.findLastIndex(({ start }) => hasTwoLines(text, start));
  const fresh = blocks.slice(0, Math.max(lastCertain, 0));
  const defined = append(base.defined, fresh.flatMap(definitionsOf));
  const stillOpen = blocks.slice(fresh.length);
  const [only, ...others] = stillOpen;
  return {
    source,
    text,
    finished: append(base.finished, fresh),
    open: stillOpen,
    defined,
    definitions: indexDefinitions(
      append(defined, stillOpen.flatMap(definitionsOf)),
      base.definitions,
    ),
    fence: only === undefined || others.length > 0 ? undefined : findOpenFence(text, only.start),
  };
}

function append<T>(list: readonly T[], more: readonly T[]): readonly T[] {
  return more.length === 0 ? list : [...list, ...more];
}

function definitionsOf(block: Block): readonly Definition[] {
  return block.definitions;
}

/** The first two lines say what a block is, so once they are whole the block before it is over. */
function hasTwoLines(text: string, start: number): boolean {
  const first = text.indexOf('\n', start);
  return first !== -1 && text.includes('\n', first + 1);
}

function lexBlocks(text: string, from: number): Block[] {
  const starts: { start: number; definitions: Definition[] }[] = [];
  let position = from;
  for (const token of lex(text.slice(from))) {
    if (token.type !== 'space') {
      const definitions = token.raw.includes(']:') ? findDefinitions([token]) : [];
      starts.push({ start: position, definitions });
    }
    position += token.raw.length;
  }
  return starts.map(({ start, definitions }, index) => ({
    start,
    raw: text.slice(start, starts[index + 1]?.start),
    definitions,
  }));
}

function lex(text: string): Token[] {
  try {
    return createLexer().blockTokens(text);
  } catch {
    // Thousands of nested marks overflow the lexer's stack.
    return [{ type: 'text', raw: text, text }];
  }
}
