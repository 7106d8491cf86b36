import { closeContainers, closeLeaf } from './closeBlocks.ts';
import { appendLines } from './growingText.ts';
import { LineCursor } from './lineCursor.ts';
import { matchContainers } from './matchContainers.ts';
import type { OpenBlocks, OpenTable } from './openBlocks.ts';
import { continueParagraph, extendParagraph, openParagraph } from './paragraph.ts';
import { makeRoom } from './makeRoom.ts';
import { startBlocks } from './startBlocks.ts';
import { addRow } from './tableRow.ts';

/**
 * Parses one more line by the algorithm of the CommonMark specification: first it continues open
 * blocks, then it starts new ones, then it adds the remaining text.
 *
 * @param end The line feed, or an empty string if the line isn't complete.
 */
export function feedLine(before: OpenBlocks, line: string, end: '\n' | ''): OpenBlocks {
  const cursor = new LineCursor(line);
  const blocks = { ...before, line: before.line + 1 };
  const { matched, quoted } = matchContainers(blocks, cursor);
  const isWhole = matched === blocks.containers.length;
  if (isWhole) {
    const next = continueLiteral(blocks, cursor, end);
    if (next !== undefined)
      return cursor.isBlank && next.leaf?.kind === 'code' ? next : touch(next);
  }

  const { blocks: started, isNew, isDone } = startBlocks(blocks, cursor, matched);
  if (isDone) return touch(fillLeaf(started, cursor, end));
  const { leaf } = started;
  if (cursor.isBlank) {
    const room = closeLeaf(isNew ? started : closeContainers(started, matched));
    return touch(room, isNew ? undefined : quoted);
  }
  // Lazy continuation: a paragraph continues without the markers of its quote or item.
  if (leaf?.kind === 'paragraph') return touch(continueParagraph(started, leaf, cursor.words));
  if (leaf?.kind === 'table' && isWhole)
    return touch({ ...started, leaf: nextRow(leaf, cursor.words) });
  const room = makeRoom(started, isNew ? started.containers.length : matched);
  return touch({ ...room, leaf: openParagraph(cursor.words) });
}

/** The maximum length of a heading or row, in characters. The excess becomes a paragraph. */
const maxWholeLength = 16_384;

/** Parses more of a line that is too long to be parsed at once. */
export function feedRest(blocks: OpenBlocks, more: string, end: '\n' | ''): OpenBlocks {
  const { leaf } = blocks;
  switch (leaf?.kind) {
    case undefined:
      return { ...blocks, leaf: openParagraph(more) };
    case 'paragraph':
      return extendParagraph(blocks, leaf, more);
    case 'heading': {
      const text = leaf.text + more;
      if (text.length <= maxWholeLength) return { ...blocks, leaf: { ...leaf, text } };
      return { ...blocks, leaf: openParagraph(text) };
    }
    case 'table': {
      const last = (leaf.last ?? '') + more;
      if (last.length <= maxWholeLength) return { ...blocks, leaf: { ...leaf, last } };
      return { ...closeLeaf(blocks), leaf: openParagraph(more) };
    }
    case 'code':
    case 'fence':
    case 'html':
      return { ...blocks, leaf: { ...leaf, text: appendLines(leaf.text, more + end) } };
  }
}

/** Continues code or HTML with a literal line. Undefined if the line doesn't belong to it. */
function continueLiteral(
  blocks: OpenBlocks,
  cursor: LineCursor,
  end: '\n' | '',
): OpenBlocks | undefined {
  const { leaf } = blocks;
  switch (leaf?.kind) {
    case 'fence': {
      const marks = cursor.indent < 4 ? /^(`+|~+)[ \t]*$/.exec(cursor.words)?.[1] : undefined;
      const isEnd = marks?.startsWith(leaf.mark) === true && marks.length >= leaf.length;
      if (isEnd) return closeLeaf(blocks);
      cursor.skipColumns(leaf.indent);
      return { ...blocks, leaf: { ...leaf, text: appendLines(leaf.text, cursor.rest + end) } };
    }
    case 'html':
      return leaf.end === undefined && cursor.isBlank ? undefined : fillLeaf(blocks, cursor, end);
    case 'code': {
      if (cursor.indent < 4 && !cursor.isBlank) return undefined;
      const isBlank = cursor.isBlank;
      cursor.skipColumns(4);
      if (isBlank) return { ...blocks, leaf: { ...leaf, blanks: leaf.blanks + cursor.rest + end } };
      return fillLeaf(
        { ...blocks, leaf: { ...leaf, text: appendLines(leaf.text, leaf.blanks), blanks: '' } },
        cursor,
        end,
      );
    }
    default:
      return undefined;
  }
}

/** Appends the rest of a line to the open code or HTML. */
function fillLeaf(blocks: OpenBlocks, cursor: LineCursor, end: '\n' | ''): OpenBlocks {
  const { leaf } = blocks;
  if (leaf?.kind !== 'html' && leaf?.kind !== 'code') return blocks;
  const filled = { ...blocks, leaf: { ...leaf, text: appendLines(leaf.text, cursor.rest + end) } };
  return leaf.kind === 'html' && leaf.end?.test(cursor.rest) === true ? closeLeaf(filled) : filled;
}

function nextRow(table: OpenTable, line: string): OpenTable {
  const before = table.last === undefined ? table : addRow(table, table.last, false);
  return { ...before, last: line };
}

/** Marks the line as content of the first `count` containers. */
function touch(blocks: OpenBlocks, count = blocks.containers.length): OpenBlocks {
  const { containers, line } = blocks;
  if (count === 0) return blocks;
  return {
    ...blocks,
    containers: containers.map((container, index) =>
      index < count ? { ...container, lastLine: line } : container,
    ),
  };
}
