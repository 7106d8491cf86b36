import type { LineCursor } from './lineCursor.ts';
import type { OpenBlocks } from './openBlocks.ts';

/** The number of open containers, from the outside in, that a line continues. */
export interface Match {
  matched: number;
  /** The number of them up to the innermost quote whose marker the line has. */
  quoted: number;
}

/** Matches the containers that a line continues, and consumes their markers. */
export function matchContainers({ containers, leaf }: OpenBlocks, cursor: LineCursor): Match {
  let quoted = 0;
  for (const [index, container] of containers.entries()) {
    if (container.kind === 'quote') {
      if (!takeQuoteMark(cursor)) return { matched: index, quoted };
      quoted = index + 1;
    } else if (container.kind === 'footnote') {
      if (!cursor.isBlank && cursor.indent < 4) return { matched: index, quoted };
      if (!cursor.isBlank) cursor.skipColumns(4);
    } else if (container.kind === 'item') {
      const isInnermost = index === containers.length - 1;
      if (cursor.isBlank) {
        const hasWords = container.task !== undefined || container.children.length > 0;
        const isEmpty = !hasWords && isInnermost && leaf === undefined;
        if (isEmpty) return { matched: index, quoted };
      } else if (cursor.indent < container.indent) return { matched: index, quoted };
      else cursor.skipColumns(container.indent);
    }
  }
  return { matched: containers.length, quoted };
}

/** Consumes a quote marker and the following space, if present. */
export function takeQuoteMark(cursor: LineCursor): boolean {
  if (cursor.indent >= 4 || !cursor.words.startsWith('>')) return false;
  cursor.skipColumns(cursor.indent);
  cursor.skipCharacters(1);
  cursor.skipColumns(1);
  return true;
}
