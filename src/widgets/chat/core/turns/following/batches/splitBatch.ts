import type { TurnBatch } from '../../../../../../query/index.ts';

type Part = TurnBatch[number];

/** The cost of rendering a part without text, in characters. */
const other = 100;

/** Returns a batch's rendering cost, in characters. */
export function sizeOf(batch: TurnBatch): number {
  return batch.reduce((size, part) => size + sizeOfPart(part), 0);
}

/** Joins two batches. Consecutive chunks of text are merged. */
export function joinBatches(batch: TurnBatch, more: TurnBatch): TurnBatch {
  const joined = [...batch];
  for (const part of more) {
    const last = joined.at(-1);
    if (isWords(part) && last !== undefined && isWords(last) && last.type === part.type) {
      joined[joined.length - 1] = { ...last, text: last.text + part.text };
    } else joined.push(part);
  }
  return joined;
}

/**
 * Splits a batch after a number of characters, within a text if needed. The first piece is never
 * empty.
 */
export function splitBatch(
  batch: TurnBatch,
  maxLength: number,
): [first: TurnBatch, rest: TurnBatch] {
  let left = maxLength;
  for (const [index, part] of batch.entries()) {
    const size = sizeOfPart(part);
    if (size <= left) {
      left -= size;
      continue;
    }
    const before = batch.slice(0, index);
    const after = batch.slice(index + 1);
    const halves = isWords(part) ? splitWords(part, left) : undefined;
    if (halves !== undefined)
      return [
        [...before, halves[0]],
        [halves[1], ...after],
      ];
    return index === 0 ? [[part], after] : [before, [part, ...after]];
  }
  return [batch, []];
}

function sizeOfPart(part: Part): number {
  return isWords(part) ? part.text.length : other;
}

type Words = Extract<Part, { type: 'text' | 'reasoning' }>;

/** Splits a text without breaking a surrogate pair. Undefined if the first half would be empty. */
function splitWords(part: Words, at: number): [start: Words, end: Words] | undefined {
  const end = /[\uD800-\uDBFF]/.test(part.text.charAt(at - 1)) ? at - 1 : at;
  if (end <= 0) return undefined;
  return [
    { ...part, text: part.text.slice(0, end) },
    { ...part, text: part.text.slice(end) },
  ];
}

function isWords(part: Part): part is Words {
  return part.type === 'text' || part.type === 'reasoning';
}
