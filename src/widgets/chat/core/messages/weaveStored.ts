import type { ThreadPart } from './threadMessage.ts';
import { callIn, fuller } from './toolCalls.ts';

/**
 * Stored parts with what only a stream brings put back where it stood: reasoning, sources, and
 * calls that are not stored yet. Its place is told by how many of the words came before it.
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
  const placed: { part: ThreadPart; place: Place }[] = [];
  for (const part of live) {
    const isStored = part.type === 'tool-call' && callIn(stored, part.toolCallId) !== undefined;
    if (part.type === 'text') place = { ...place, words: place.words + part.text.length };
    else if (isStored) place = { ...place, callId: part.toolCallId };
    else placed.push({ part, place });
  }
  // From the last to the first, so that the places of those before stay right.
  for (const extra of placed.toReversed()) woven = insertAt(woven, extra.part, extra.place);
  return woven;
}

/** The place of a part: after so many characters of text, and after a call. */
interface Place {
  words: number;
  callId: string | undefined;
}

function insertAt(parts: readonly ThreadPart[], part: ThreadPart, place: Place): ThreadPart[] {
  const after = parts.findIndex(
    (other) => other.type === 'tool-call' && other.toolCallId === place.callId,
  );
  let left = place.words;
  for (const [at, other] of parts.entries()) {
    if (left === 0 && at > after) return parts.toSpliced(at, 0, part);
    if (other.type !== 'text') continue;
    if (left < other.text.length && at > after) {
      const { text } = other;
      const halves = [text.slice(0, left), text.slice(left)].map(
        (half) => ({ type: 'text', text: half }) as const,
      );
      const [first, second] = halves;
      if (first === undefined || second === undefined) break;
      return parts.toSpliced(at, 1, first, part, second);
    }
    left = Math.max(0, left - other.text.length);
  }
  return [...parts, part];
}
