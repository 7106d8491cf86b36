import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TokenState } from './createTokenSource.ts';
import {
  flush,
  mintToken,
  openTokenSource,
  outcomeOf,
  advance,
  type HostCall,
} from './testing/openTokenSource.ts';
import { propertyRuns } from '../../../test/propertyRuns.ts';

type Step =
  | { do: 'get' | 'give up' | 'fail' | 'forbid' | 'retry' | 'logout' | 'hide' | 'show' | 'online' }
  | { do: 'renew'; token: number }
  | { do: 'advance'; seconds: number }
  | { do: 'answer'; life: number }
  | { do: 'answer again'; token: number };

const simple = (
  name: Exclude<Step, { token: number } | { seconds: number } | { life: number }>['do'],
) => fc.constant<Step>({ do: name });
const tokenIndex = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: simple('get') },
  { weight: 3, arbitrary: tokenIndex.map((token): Step => ({ do: 'renew', token })) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(0.5, 1, 5, 20, 45, 300, 900)
      .map((seconds): Step => ({ do: 'advance', seconds })),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(2, 30, 900).map((life): Step => ({ do: 'answer', life })),
  },
  { weight: 1, arbitrary: tokenIndex.map((token): Step => ({ do: 'answer again', token })) },
  { weight: 2, arbitrary: simple('fail') },
  simple('give up'),
  simple('forbid'),
  simple('retry'),
  simple('logout'),
  simple('hide'),
  simple('show'),
  simple('online'),
);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Plays the user, the host and the platform, and checks each thing as it happens. */
function play(skew: number) {
  const { source, page } = openTokenSource({ getToken: record });
  const open = new Set<HostCall>();
  const waits: { outcome: ReturnType<typeof outcomeOf>; controller: AbortController }[] = [];
  const issued: string[] = [];
  const expiry = new Map<string, number>();
  /** Came when it had ended already, so only the platform can tell. */
  const trusted = new Set<string>();
  const refused = new Set<string>();
  const departed = new Set<string>();
  const problems: string[] = [];
  let isClosed = false;
  /** Something happens that ends a wait. */
  let isUrged = false;
  let calls = 0;
  let seen: TokenState = source.getState();
  let told = 0;
  source.subscribe(() => {
    told += 1;
    expect(source.getState()).not.toBe(seen);
    seen = source.getState();
  });

  const serverNow = (): number => Date.now() + skew;
  const current = (): HostCall | undefined => [...open].find(({ signal }) => !signal.aborted);

  function record({ reason, signal }: { reason: HostCall['reason']; signal: AbortSignal }) {
    calls += 1;
    if (isClosed) problems.push('called getToken after a refusal or a logout');
    if (current() !== undefined) problems.push('called getToken twice at once');
    const state = source.getState();
    const isWaiting = state.status === 'failing' && state.retryAt > Date.now();
    if (isWaiting && !isUrged) problems.push('called getToken during the wait after a failure');
    return new Promise<never>((resolve, reject) => {
      const end = (settle: (value: never) => void) => async (value: unknown) => {
        open.delete(call);
        Reflect.apply(settle, undefined, [value]);
        await flush();
      };
      const call: HostCall = {
        reason,
        signal,
        at: Date.now(),
        answer: end(resolve),
        fail: end(reject),
      };
      open.add(call);
    });
  }

  function watch(begin: (signal: AbortSignal) => Promise<unknown>): void {
    const controller = new AbortController();
    const promise = begin(controller.signal);
    const outcome = outcomeOf(promise);
    waits.push({ outcome, controller });
    promise.then(
      (token) => {
        if (typeof token === 'string') checkGiven(token);
      },
      () => undefined,
    );
  }

  function checkGiven(token: string): void {
    problems.push(
      ...(refused.has(token) ? [`gave ${token}, which was refused`] : []),
      ...(departed.has(token) ? [`gave ${token} of an earlier user`] : []),
      ...(!trusted.has(token) && (expiry.get(token) ?? 0) <= serverNow()
        ? [`gave ${token} expired`]
        : []),
    );
  }

  async function answer(token: string): Promise<void> {
    const call = current();
    if (call === undefined) return;
    if ((expiry.get(token) ?? 0) <= serverNow()) trusted.add(token);
    departed.delete(token);
    await call.answer({ token, serverTime: new Date(serverNow()).toISOString() });
  }

  async function take(next: Step): Promise<void> {
    const call = current();
    switch (next.do) {
      case 'get':
        watch((signal) => source.get({ signal }));
        return;
      case 'renew': {
        const token = issued.at(-1 - next.token);
        if (token === undefined) return;
        if (!departed.has(token)) refused.add(token);
        watch((signal) => source.renew(token, { signal }));
        return;
      }
      case 'give up':
        waits.find(({ outcome }) => outcome.status === 'pending')?.controller.abort();
        return;
      case 'advance':
        return advance(next.seconds * 1_000);
      case 'answer': {
        if (call === undefined) return;
        const life = next.life * 1_000;
        const token = mintToken({ id: String(issued.length), issuedAt: serverNow(), life });
        issued.push(token);
        expiry.set(token, serverNow() + life);
        return answer(token);
      }
      case 'answer again': {
        const token = issued.at(-1 - next.token);
        return token === undefined ? undefined : answer(token);
      }
      case 'fail':
        return call?.fail(new Error('down'));
      case 'forbid':
        if (call === undefined) return;
        isClosed = true;
        return call.answer({ error: 'forbidden' });
      case 'retry':
        isClosed = false;
        watch(() => source.retry());
        return;
      case 'logout':
        isClosed = true;
        refused.clear();
        for (const token of issued) departed.add(token);
        source.logout();
        return;
      case 'hide':
        page.hide();
        return;
      case 'show':
        return page.show();
      case 'online':
        return page.wake('online');
    }
  }

  return {
    async take(next: Step) {
      const before = told;
      const stateBefore = source.getState();
      isUrged = next.do === 'retry' || next.do === 'online';
      await take(next);
      await flush();
      expect(problems).toEqual([]);
      expect(source.getState()).toBe(seen);
      if (told === before) expect(source.getState()).toBe(stateBefore);
    },
    /** Nobody answers any more: whatever waits must end by itself. */
    async end() {
      await advance(61_000);
      source.dispose();
      await flush();
      expect(problems).toEqual([]);
      expect(waits.filter(({ outcome }) => outcome.status === 'pending')).toEqual([]);
      expect([page.timers.size, page.listeners.size]).toEqual([0, 0]);
      return calls;
    },
  };
}

test('under any sequence of events a token source makes one call at a time, returns no bad token, respects refusals and settles every promise', async () => {
  let callsInAll = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 7_200_000, -7_200_000, 300_000),
      fc.array(step, { maxLength: 80, size: 'max' }),
      async (skew, steps) => {
        const game = play(skew);
        for (const next of steps) await game.take(next);
        callsInAll += await game.end();
      },
    ),
    { numRuns: propertyRuns(400) },
  );
  expect(callsInAll).toBeGreaterThan(2 * propertyRuns(400));
});
