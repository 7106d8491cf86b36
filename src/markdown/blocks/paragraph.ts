import type { Alignment } from './block.ts';
import { addBlock, closeDefinitions, closeLeaf, takeDefinitions } from './closeBlocks.ts';
import { maxDefinitionLength } from './definitions.ts';
import { appendWords, emptyText, joinText, type GrowingText } from './growingText.ts';
import type { OpenBlocks, OpenParagraph } from './openBlocks.ts';
import { emptySequence } from './sequence.ts';
import { readAlignments, readCells } from './tableRow.ts';

export function openParagraph(words: string): OpenParagraph {
  return { kind: 'paragraph', text: emptyText, last: words, start: undefined };
}

export function continueParagraph(
  blocks: OpenBlocks,
  leaf: OpenParagraph,
  line: string,
): OpenBlocks {
  const text = appendWords(leaf.text, `${leaf.last}\n`);
  return readStart(blocks, { ...leaf, text, last: line }, leaf.last);
}

/** Adds the rest of a line that is too long to be parsed at once. */
export function extendParagraph(blocks: OpenBlocks, leaf: OpenParagraph, more: string): OpenBlocks {
  const text = appendWords(appendWords(leaf.text, leaf.last), more);
  const longer: OpenParagraph = { ...leaf, text, last: '' };
  return isTooLong(text) ? readStart(blocks, longer, more) : { ...blocks, leaf: longer };
}

/** Extracts complete definitions, so that they aren't parsed again with each further line. */
function readStart(blocks: OpenBlocks, leaf: OpenParagraph, added: string): OpenBlocks {
  const { text, start } = leaf;
  const isWaiting = start !== undefined && start !== 'plain' && !isTooLong(text);
  const ends = start === ')' ? /[()]/.test(added) : start !== undefined && added.includes(start);
  if (start === 'plain' || (isWaiting && !ends)) return { ...blocks, leaf };
  const { isPlain, waitsFor, ...taken } = takeDefinitions(blocks, text, false);
  return {
    ...blocks,
    ...taken.defined,
    leaf: { ...leaf, text: taken.text, start: isPlain ? 'plain' : waitsFor },
  };
}

/** Returns true if a text exceeds any definition: every part has at least 2,048 characters. */
function isTooLong({ parts }: GrowingText): boolean {
  return parts.length * 2048 > maxDefinitionLength;
}

/** Turns the open paragraph into a heading. Undefined if it contains only definitions. */
export function underline(
  blocks: OpenBlocks,
  leaf: OpenParagraph,
  level: number,
): OpenBlocks | undefined {
  const { text, defined } = closeDefinitions(blocks, leaf);
  const words = joinText(text).trim();
  if (words === '') return undefined;
  return addBlock(
    { ...blocks, ...defined, leaf: undefined },
    { kind: 'heading', level, text: words, isOpen: false },
  );
}

/** Turns the last line of the open paragraph into a table, if this line is a delimiter row. */
export function startTable(
  blocks: OpenBlocks,
  leaf: OpenParagraph,
  line: string,
): OpenBlocks | undefined {
  const alignments: Alignment[] | undefined = readAlignments(line);
  const head = alignments === undefined ? [] : readCells(leaf.last);
  if (alignments === undefined || head.length !== alignments.length) return undefined;
  const before = closeLeaf({ ...blocks, leaf: { ...leaf, last: '' } });
  const table = {
    kind: 'table',
    alignments,
    head,
    rows: emptySequence,
    last: undefined,
    added: 0,
  } as const;
  return { ...before, leaf: table };
}
