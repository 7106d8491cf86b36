import type { ThreadPart } from './threadMessage.ts';
import { callIn, mergeToolCalls } from './toolCalls.ts';

/**
 * Returns the stored parts with streamed-only parts restored at their positions: reasoning,
 * sources, step ends, and calls that aren't stored yet. A position is the number of characters of
 * text before it.
 */
export function mergeStored(
  stored: readonly ThreadPart[],
  live: readonly ThreadPart[],
): readonly ThreadPart[] {
  let woven = stored.map((part) => {
    const known = part.type === 'tool-call' ? callIn(live, part.toolCallId) : undefined;
    return known === undefined || part.type !== 'tool-call' ? part : mergeToolCalls(known, part);
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
  // Inserts from the end, so that earlier positions stay valid.
  for (const { part, place: at } of placed.toReversed()) {
    woven = insertAt(woven, part === undefined ? [] : [part], at);
  }
  return woven;
}

/** A part's position: after a number of characters of text, and after a call. */
interface Place {
  words: number;
  callId: string | undefined;
}

/** Splits the text at a position and inserts the given parts. */
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

/** Ends the last text's paragraph if no inserted part separates it from what follows. */
function withMark(parts: readonly ThreadPart[], added: readonly ThreadPart[]): ThreadPart[] {
  const last = parts.at(-1);
  if (added.length > 0 || last?.type !== 'text') return [...parts];
  return [...parts.slice(0, -1), { ...last, isOver: true }];
}
