import type { ThreadMessage } from '../../core/index.ts';

export const firstCount = 18;

/** In pixels: slightly more than a typical viewport. */
const enough = 1_000;

/** Minimum heights in pixels: a line of text, another part, and a message's padding. */
const line = 20;
const part = 24;
const frame = 30;

/**
 * Finds the first message to render of a long thread: enough from its end to fill the viewport. The
 * others are rendered when the page is idle.
 *
 * @returns Its index.
 */
export function firstShown(messages: readonly ThreadMessage[]): number {
  const last = messages.length;
  let index = last;
  for (let height = 0; index > 0 && last - index < firstCount && height < enough; index -= 1) {
    height += leastHeight(messages[index - 1]);
  }
  return index;
}

/** Returns the minimum height of a message at any width. */
function leastHeight(message: ThreadMessage | undefined): number {
  return (message?.parts ?? []).reduce((height, shown) => {
    if (shown.type !== 'text') return height + part;
    return height + line * shown.text.split('\n').filter((words) => words.trim() !== '').length;
  }, frame);
}
