import { isShown } from './findCutTexts.ts';

/**
 * Finds sentences whose full stop isn't at their end: an English sentence in the direction of an
 * Arabic page has it before its first word.
 *
 * @returns Each such text.
 */
export function findMisplacedStops(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && isMisplaced(node)) found.add(node.data.trim());
  }
  return [...found];
}

const leftToRight = /\p{Script=Latin}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const stops = /[.…:?!]$/;

/** Returns true if a text's final mark isn't on the side to which its last letter leads. */
function isMisplaced(text: Text): boolean {
  const end = text.data.trimEnd().length;
  const words = text.data.slice(0, end);
  const { parentElement } = text;
  if (!stops.test(words) || parentElement === null || !isShown(text, parentElement)) return false;
  const letter = [...words.matchAll(/\p{L}/gu)].at(-1);
  if (letter === undefined) return false;
  const direction = directionOf(words);
  const stop = placeOf(text, end - 1);
  const last = placeOf(text, letter.index);
  if (stop.width === 0 || last.width === 0 || Math.abs(stop.top - last.top) > last.height / 2) {
    return false;
  }
  return direction === 'ltr' ? stop.left < last.left : stop.left > last.left;
}

/** The direction of a sentence's first letter. */
function directionOf(words: string): 'ltr' | 'rtl' {
  const [first = ''] = /\p{L}/u.exec(words) ?? [];
  return rightToLeft.test(first) || !leftToRight.test(first) ? 'rtl' : 'ltr';
}

function placeOf(text: Text, index: number): DOMRect {
  const range = document.createRange();
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect();
}
