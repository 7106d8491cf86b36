import type { LineCursor } from './lineCursor.ts';
import type { OpenBlocks } from './openBlocks.ts';
import { emptySequence } from './sequence.ts';
import { makeRoom } from './makeRoom.ts';

/** The marker of an item: `-` or `12.`. */
export interface ListMark {
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
export function readListMark(words: string, isInParagraph: boolean): ListMark | undefined {
  const match = /^(?:([*+-])|(\d{1,9})([.)]))(?=[ \t]|$)/.exec(words);
  if (match === null) return undefined;
  const [{ length: width }, point, number, end] = match;
  const start = number === undefined ? undefined : Number(number);
  const isEmpty = words.slice(width).trim() === '';
  if (isInParagraph && (isEmpty || (start !== undefined && start !== 1))) return undefined;
  return { mark: point ?? end ?? '', start, width };
}

/** Opens an item, and a new list around it if the previous one is of another type. */
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
