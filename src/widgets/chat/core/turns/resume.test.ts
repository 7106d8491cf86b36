import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { openChat } from '../../testing/openChat.ts';
import type { ThreadPart } from '../messages/threadMessage.ts';
import { isLong } from '../../../../../test/propertyRuns.ts';

/** Cuts made side by side. */
const width = 24;

/** The thread's messages, without the keys and ids that differ from run to run. */
type Shown = readonly (readonly [role: string, state: string, parts: readonly ThreadPart[]])[];

interface Outcome {
  shown: Shown;
  /** The number of times that the user's words were sent, and a stream was joined. */
  sent: number;
  joined: number;
}

/** Asks for a turn with every part, with its first stream cut after so many bytes. */
async function askAndCut(attach: 'replay' | 'tail', cut?: number): Promise<Outcome & Wire> {
  let isCut = false;
  let joined = 0;
  let sent = 0;
  const bytes: number[] = [];
  const opened = openChat({
    platform: {
      attach,
      pace: 1,
      // The run keeps step with its reader, and waits at the cut until it is joined.
      wait: async () => {
        await nextTurn();
        while (isCut && joined === 0) await nextTurn();
      },
    },
    client: {
      fetch: async (input, init) => {
        const { pathname } = new URL(new Request(input, init).url);
        if (pathname.endsWith('/chat/stream')) sent += 1;
        const answer = await opened.platform.fetch(input, init);
        if (pathname.endsWith('/chat/attach')) joined += 1;
        if (!pathname.endsWith('/chat/stream') || answer.body === null) return answer;
        const watched = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            bytes.push(...chunk);
            isCut = bytes.length === cut;
            controller.enqueue(chunk);
          },
        });
        isCut = cut === 0;
        return new Response(answer.body.pipeThrough(watched), answer);
      },
    },
  });
  if (cut !== undefined) {
    opened.platform.faults.add({ route: 'streamChat', cutAfterBytes: cut, times: 1 });
  }
  opened.chat.send('Show every part');
  await opened.settled();
  const shown = opened
    .thread()
    .map(({ role, state, parts }) => [role, state, parts.map(withoutId)] as const);
  opened.unmount();
  return { shown, sent, joined, wire: Uint8Array.from(bytes) };
}

interface Wire {
  wire: Uint8Array;
}

function withoutId(part: ThreadPart): ThreadPart {
  if (part.type !== 'tool-call') return part;
  const { startedAt: _, durationMs: __, ...call } = part;
  return { ...call, toolCallId: '' };
}

let uncut: Outcome & Wire;
beforeAll(async () => {
  uncut = await askAndCut('replay');
});

test('the reference stream holds every part, and characters of two bytes and more', () => {
  const text = new TextDecoder().decode(uncut.wire);
  const codes = new Set(text.split('\n').map((line) => line.slice(0, 1)));
  expect([...codes].toSorted().join('')).toBe('0289abcdefghijk');
  expect(uncut.wire.length).toBeGreaterThan(text.length);
  expect(uncut.shown.flatMap(([, , parts]) => parts.map(({ type }) => type))).toEqual([
    ...['text', 'reasoning', 'text', 'tool-call', 'reasoning', 'text', 'tool-call'],
    ...['source', 'file', 'text'],
  ]);
});

/** A line that a tail cannot bring again and that is not stored: it is lost with the cut. */
function lostLine(cut: number): string | undefined {
  const feed = 0x0a;
  const start = cut === 0 ? 0 : uncut.wire.lastIndexOf(feed, cut - 1) + 1;
  const isWhole = start === cut || uncut.wire[cut] === feed;
  if (isWhole && cut !== 0) return undefined;
  const line = new TextDecoder().decode(uncut.wire.slice(start, uncut.wire.indexOf(feed, cut)));
  return /^[ghk]:/.test(line) ? line : undefined;
}

/** Around the end of each line, within each longer character, and at every sixteenth byte; or at all. */
function cutsToTry(): number[] {
  const feed = 0x0a;
  const all = Array.from(uncut.wire.keys());
  if (isLong) return all;
  return all.filter((cut) => {
    const [before = 0, byte = 0] = uncut.wire.subarray(Math.max(0, cut - 1));
    return cut % 16 === 0 || before === feed || byte === feed || byte >= 0x80;
  });
}

describe.each(['replay', 'tail'] as const)('attach by %s', (attach) => {
  test('heals a cut at any byte: nothing twice, nothing lost', async () => {
    let joins = 0;
    const all = cutsToTry();
    for (let from = 0; from < all.length; from += width) {
      const cuts = all.slice(from, from + width);
      const outcomes = await Promise.all(cuts.map((cut) => askAndCut(attach, cut)));
      for (const [at, { shown, sent, joined }] of outcomes.entries()) {
        const cut = cuts[at] ?? 0;
        const lost = attach === 'tail' ? lostLine(cut) : undefined;
        expect({ cut, sent, shown }).toEqual({ cut, sent: 1, shown: without(uncut.shown, lost) });
        joins += joined;
      }
    }
    // Only a cut in what the run said as it ended finds nothing to join.
    expect(joins).toBeGreaterThan(all.length * 0.8);
  });
});

/** Returns the thread as if one line of reasoning, a source or a file never came. */
function without(shown: Shown, line: string | undefined): Shown {
  if (line === undefined) return shown;
  return shown.map(([role, state, parts]) => [
    role,
    state,
    parts.flatMap<ThreadPart>((part) => {
      if (part.type === 'source') return line.startsWith('h:') ? [] : [part];
      if (part.type === 'file') return line.startsWith('k:') ? [] : [part];
      if (part.type !== 'reasoning' || !line.startsWith('g:')) return [part];
      const words: unknown = JSON.parse(line.slice(2));
      const text = part.text.replace(String(words), '');
      return text === '' ? [] : [{ ...part, text }];
    }),
  ]);
}
