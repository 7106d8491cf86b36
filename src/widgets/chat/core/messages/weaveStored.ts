import type { ThreadPart } from './threadMessage.ts';
import { callIn, fuller } from './toolCalls.ts';

/**
 * Returns the stored parts with those that only a stream brings restored to their places:
 * reasoning, sources, the ends of steps, and calls that are not stored yet. A place is known by the
 * number of words before it.
 */
export function weaveStored(
  stored: readonly ThreadPart[],
  live: readonly ThreadPart[],
): readonly ThreadPart[] {
  let woven = stored.map((part) => {
    const known = part.type === 'tool-call' ? callIn(live, part.toolCallId) : undefined;
    return known === undefined || part.type !== 'tool-call' ? part : fuller(known, part);
  });
  let place: Place = { words: 0, callId: undefined };
  const placed: { part: ThreadPart | undefined; place: Place }[] = [];
  for (const part of live) {
    const isStored = part.type === 'tool-call' && callIn(stored, part.toolCallId) !== undefined;
    if (part.type === 'text') {
      place = { ...place, words: place.words + part.text.length };
      if (part.isOver === true) placed.push({ part: undefined, place });
    } else if (isStored) place = { ...place, callId: part.toolCallId };
    else placed.push({ part, place });
  }
  // From the last to the first, so that the places of those before stay right.
  for (const { part, place: at } of placed.toReversed()) {
    woven = insertAt(woven, part === undefined ? [] : [part], at);
  }
  return woven;
}

/** The place of a part: after so many characters of text, and after a call. */
interface Place {
  words: number;
  callId: string | undefined;
}

/** Parts words at a place, and puts what is given in between. */
function insertAt(
  parts: readonly ThreadPart[],
  added: readonly ThreadPart[],
  place: Place,
): ThreadPart[] {
  const after = parts.findIndex(
    (other) => other.type === 'tool-call' && other.toolCallId === place.callId,
  );
  let left = place.words;
  for (const [at, other] of parts.entries()) {
    if (left === 0 && at > after) {
      return [...withMark(parts.slice(0, at), added), ...added, ...parts.slice(at)];
    }
    if (other.type !== 'text') continue;
    if (left < other.text.length && at > after) {
      const { text } = other;
      const before = [...parts.slice(0, at), { type: 'text', text: text.slice(0, left) } as const];
      const rest = { ...other, text: text.slice(left) };
      return [...withMark(before, added), ...added, rest, ...parts.slice(at + 1)];
    }
    left = Math.max(0, left - other.text.length);
  }
  return [...parts, ...added];
}

/** Marks the last words as a paragraph of their own, where nothing in between tells it. */
function withMark(parts: readonly ThreadPart[], added: readonly ThreadPart[]): ThreadPart[] {
  const last = parts.at(-1);
  if (added.length > 0 || last?.type !== 'text') return [...parts];
  return [...parts.slice(0, -1), { ...last, isOver: true }];
}
