import type { LineCursor } from './lineCursor.ts';
import type { OpenBlocks } from './openBlocks.ts';
import { emptySequence } from './sequence.ts';
import { makeRoom } from './makeRoom.ts';

/** The mark at the start of an item: `-` or `12.`. */
export interface ListMark {
  /** The character that tells one list from the next. */
  mark: string;
  start: number | undefined;
  width: number;
}

/**
 * Reads the mark at the start of a line.
 *
 * @param isInParagraph True if the item would end a paragraph: then only one with words that starts
 *   no list or one at 1 does.
 */
export function readListMark(words: string, isInParagraph: boolean): ListMark | undefined {
  const match = /^(?:([*+-])|(\d{1,9})([.)]))(?=[ \t]|$)/.exec(words);
  if (match === null) return undefined;
  const [{ length: width }, point, number, end] = match;
  const start = number === undefined ? undefined : Number(number);
  const isEmpty = words.slice(width).trim() === '';
  if (isInParagraph && (isEmpty || (start !== undefined && start !== 1))) return undefined;
  return { mark: point ?? end ?? '', start, width };
}

/** Opens an item, and a list around it where the one before is of another kind. */
export function startItem(
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
