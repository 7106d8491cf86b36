import type { ThreadPart } from './threadMessage.ts';
import { callIn, mergeToolCalls } from './toolCalls.ts';
import { mergeStored } from './mergeStored.ts';

/**
 * Merges a joined stream, which either replays the turn or only tails it.
 *
 * While it matches a prefix of the shown parts, it may be a replay and nothing changes. Once it
 * extends them, it replaces them. If it differs, it is a tail and is appended.
 */
export function mergeJoined(
  shown: readonly ThreadPart[],
  joined: readonly ThreadPart[],
): readonly ThreadPart[] {
  const order = orderOf(shown, joined);
  if (order === 'behind') return shown;
  if (order === 'differs') return add(shown, joined);
  return joined.map((part) => {
    const known = part.type === 'tool-call' ? callIn(shown, part.toolCallId) : undefined;
    return known === undefined || part.type !== 'tool-call' ? part : mergeToolCalls(known, part);
  });
}

/** Returns true once a joined stream has replayed everything shown. */
export function isReplay(shown: readonly ThreadPart[], joined: readonly ThreadPart[]): boolean {
  return orderOf(shown, joined) === 'past';
}

/**
 * Returns the stored parts with streamed-only parts woven in, or undefined if the stored text
 * doesn't start with the shown text.
 */
export function withStored(
  shown: readonly ThreadPart[],
  stored: readonly ThreadPart[],
): readonly ThreadPart[] | undefined {
  return allWords(stored).startsWith(allWords(shown)) ? mergeStored(stored, shown) : undefined;
}

/** Reduces parts to those that tell a replay from a tail: merged text, and tool calls. */
function outlineOf(parts: readonly ThreadPart[], withReasoning: boolean): readonly ThreadPart[] {
  return parts.reduce<ThreadPart[]>((outline, part) => {
    if (part.type === 'tool-call') return [...outline, part];
    if (part.type !== 'text' && (part.type !== 'reasoning' || !withReasoning)) return outline;
    return addPart(outline, { type: part.type, text: part.text });
  }, []);
}

function orderOf(shown: readonly ThreadPart[], joined: readonly ThreadPart[]): Order {
  // Stored answers have no reasoning, so a replayed one can't be compared with them.
  const hasReasoning = shown.some(({ type }) => type === 'reasoning');
  return compare(outlineOf(shown, hasReasoning), outlineOf(joined, hasReasoning));
}

type Order = 'behind' | 'past' | 'differs';

function compare(shown: readonly ThreadPart[], joined: readonly ThreadPart[]): Order {
  for (const [at, part] of shown.entries()) {
    const other = joined[at];
    if (other === undefined) return 'behind';
    if (part.type === 'tool-call' && other.type === 'tool-call') {
      // A replay starts the call again; a chunk without a name continues a call.
      if (part.toolCallId !== other.toolCallId || other.toolName === '') return 'differs';
      continue;
    }
    const before = wordsOf(part);
    const now = wordsOf(other);
    if (part.type !== other.type) return 'differs';
    if (before === now) continue;
    if (at === shown.length - 1 && now.startsWith(before)) return 'past';
    if (at === joined.length - 1 && before.startsWith(now)) return 'behind';
    return 'differs';
  }
  return 'past';
}

function add(shown: readonly ThreadPart[], joined: readonly ThreadPart[]): readonly ThreadPart[] {
  return joined.reduce<readonly ThreadPart[]>(addPart, shown);
}

function addPart(parts: readonly ThreadPart[], part: ThreadPart): ThreadPart[] {
  if (part.type === 'text' || part.type === 'reasoning') {
    const last = parts.at(-1);
    if (last?.type !== part.type || ('isOver' in last && last.isOver)) return [...parts, part];
    return [...parts.slice(0, -1), { ...part, text: last.text + part.text }];
  }
  if (part.type === 'tool-call') {
    const known = callIn(parts, part.toolCallId);
    if (known === undefined) return [...parts, part];
    return parts.with(parts.indexOf(known), mergeToolCalls(known, part));
  }
  const isKnown = parts.some(
    (other) =>
      (part.type === 'source' && other.type === 'source' && other.url === part.url) ||
      (part.type === 'file' && other.type === 'file' && other.data === part.data),
  );
  return isKnown ? [...parts] : [...parts, part];
}

function allWords(parts: readonly ThreadPart[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

function wordsOf(part: ThreadPart): string {
  return part.type === 'text' || part.type === 'reasoning' ? part.text : '';
}
