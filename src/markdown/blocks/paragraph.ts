import type { Alignment } from './block.ts';
import { addBlock, closeLeaf, paragraphText, takeDefinitions } from './closeBlocks.ts';
import { appendWords, emptyText, joinText } from './growingText.ts';
import type { OpenBlocks, OpenParagraph } from './openBlocks.ts';
import { emptySequence } from './sequence.ts';
import { readAlignments, readCells } from './tableRow.ts';

/** Adds a line to the paragraph that is open. */
export function continueParagraph(
  blocks: OpenBlocks,
  leaf: OpenParagraph,
  line: string,
): OpenBlocks {
  if (line.startsWith('[')) {
    // Definitions that are whole need not be read again with every line that follows.
    const { text, definitions } = takeDefinitions(blocks, paragraphText(leaf));
    if (text.parts.length === 0 && text.tail === '') {
      return { ...blocks, definitions, leaf: { kind: 'paragraph', text: emptyText, last: line } };
    }
  }
  return {
    ...blocks,
    leaf: { ...leaf, text: appendWords(leaf.text, `${leaf.last}\n`), last: line },
  };
}

/** Makes a heading of the paragraph that is open; undefined when it holds only definitions. */
export function underline(
  blocks: OpenBlocks,
  leaf: OpenParagraph,
  level: number,
): OpenBlocks | undefined {
  const { text, definitions } = takeDefinitions(blocks, paragraphText(leaf));
  const words = joinText(text).trim();
  if (words === '') return undefined;
  return addBlock(
    { ...blocks, definitions, leaf: undefined },
    { kind: 'heading', level, text: words, isOpen: false },
  );
}

/** Makes a table of the last line of the paragraph that is open, if this line says that it is one. */
export function startTable(
  blocks: OpenBlocks,
  leaf: OpenParagraph,
  line: string,
): OpenBlocks | undefined {
  const alignments: Alignment[] | undefined = readAlignments(line);
  const head = alignments === undefined ? [] : readCells(leaf.last);
  if (alignments === undefined || head.length !== alignments.length) return undefined;
  const before = closeLeaf({ ...blocks, leaf: { ...leaf, last: '' } });
  const table = { kind: 'table', alignments, head, rows: emptySequence, last: undefined } as const;
  return { ...before, leaf: table };
}
