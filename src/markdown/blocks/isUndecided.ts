import type { OpenLeaf } from './openBlocks.ts';

/**
 * Returns true if an unfinished line is too short to classify: `-` may become an item, a rule or an
 * underline. It stays hidden until then, to avoid flicker.
 */
export function isUndecided(line: string, leaf: OpenLeaf | undefined): boolean {
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
