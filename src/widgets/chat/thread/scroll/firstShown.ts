import type { ThreadMessage } from '../../core/index.ts';

/** The most messages that are rendered at first. */
export const firstCount = 18;

/** In pixels: what a box shows at once, and a little more. */
const enough = 1_000;

/** In pixels, at least: a line of words, another part, and what is around a message. */
const line = 20;
const part = 24;
const frame = 30;

/**
 * Finds the first message to render of a long thread: as many messages from its end as surely fill
 * its box. The others follow once these are seen.
 *
 * @returns The index of the first one.
 */
export function firstShown(messages: readonly ThreadMessage[]): number {
  const last = messages.length;
  let index = last;
  for (let height = 0; index > 0 && last - index < firstCount && height < enough; index -= 1) {
    height += leastHeight(messages[index - 1]);
  }
  return index;
}

/** However wide the box is. */
function leastHeight(message: ThreadMessage | undefined): number {
  return (message?.parts ?? []).reduce((height, shown) => {
    if (shown.type !== 'text') return height + part;
    return height + line * shown.text.split('\n').filter((words) => words.trim() !== '').length;
  }, frame);
}
