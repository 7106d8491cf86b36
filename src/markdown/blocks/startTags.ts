import { closeContainers } from './closeBlocks.ts';
import type { LineCursor } from './lineCursor.ts';
import { makeRoom } from './makeRoom.ts';
import type { OpenBlocks, OpenDetails } from './openBlocks.ts';
import { emptySequence } from './sequence.ts';

/**
 * Consumes a block-level tag at the start of a line: of a paragraph, of details or of their
 * summary. Undefined if there is none.
 *
 * @param count The number of open containers that the line continues.
 */
export function takeTag(
  blocks: OpenBlocks,
  cursor: LineCursor,
  count: number,
): OpenBlocks | undefined {
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
