import { QueryClient } from '@tanstack/query-core';
import fc from 'fast-check';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPlatformClient } from '../../../../../test/platformClient.ts';
import { propertyRuns } from '../../../../../test/propertyRuns.ts';
import { createTestEnvironment } from '../../../../environment/testing/createTestEnvironment.ts';
import { createMockPlatform } from '../../../../mock-platform/index.ts';
import { createFindingsTransport } from '../../../../query/index.ts';
import { createReview } from '../createReview.ts';
import { isSkipped } from '../rows/readFinding.ts';

const faults = [
  'lose the request',
  'lose the answer',
  'refuse with 409',
  'refuse with 500',
] as const;
const ends = ['/edit/stream', '/edit', '/skip', 'detail', 'list'] as const;

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('edit' as const), at: fc.nat(1) }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('skip' as const), at: fc.nat(1) }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constantFrom('undo', 'stop', 'refresh', 'hold', 'release') }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('strike' as const),
      end: fc.constantFrom(...ends),
      fault: fc.constantFrom(...faults),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('pass' as const),
      time: fc.constantFrom(0, 900, 2_100),
    }),
  },
);

function endOf({ url, method }: Request): (typeof ends)[number] | undefined {
  const { pathname } = new URL(url);
  const named = ends.find((end) => pathname.endsWith(end));
  if (named !== undefined || method !== 'GET') return named;
  return /findings(\/(approved|rejected))?$/.test(pathname) ? 'list' : 'detail';
}

/** A review whose requests are struck as a test says, and each of which takes some turns. */
async function open() {
  const held: (() => void)[] = [];
  let isHeld = false;
  const platform = createMockPlatform({
    pace: 1,
    wait: async () => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    },
  });
  const struck = new Map<string, (typeof faults)[number]>();
  const client = createPlatformClient(platform, {
    retry: { attempts: 0 },
    async fetch(input, init) {
      const request = new Request(input, init);
      const end = endOf(request);
      // Lists are faster than skips, and an edit may be stopped before it leaves.
      const turns = end === '/skip' ? 12 : end === '/edit/stream' ? 3 : 1;
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
      request.signal.throwIfAborted();
      const fault = struck.get(end ?? '');
      struck.delete(end ?? '');
      if (fault === 'lose the request') throw new TypeError('Failed to fetch');
      // A refused look gives back what was typed, whatever became of the edit.
      const isLook = end === 'detail' && fault !== 'lose the answer';
      if (isLook && fault !== undefined) throw new TypeError('Failed to fetch');
      if (fault === 'refuse with 409') return new Response(null, { status: 409 });
      if (fault === 'refuse with 500') return new Response(null, { status: 500 });
      const answer = await platform.fetch(request);
      await nextTurn();
      await nextTurn();
      if (fault === 'lose the answer') throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  const environment = createTestEnvironment();
  const connect = (own: typeof client) => createFindingsTransport(own, new QueryClient());
  const transport = connect(client);
  const review = createReview({ transport, holdFor: 5_000, environment });
  const unmount = review.mount();
  await review.actions.refresh();
  return {
    review,
    transport,
    environment,
    struck,
    /** The same platform without faults. */
    truth: connect(createPlatformClient(platform)),
    hold: (value: boolean) => {
      isHeld = value;
      if (!value) for (const each of held.splice(0)) each();
    },
    close: () => {
      unmount();
      client.tokens.dispose();
    },
  };
}

test('an edit that failed was not made, none is made twice, and a skip shows as it was chosen last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
      const { review, transport, environment, struck, truth, hold, close } = await open();
      const { actions, store } = review;
      let listed = (await transport.lists()).current.findings;
      const stop = transport.observeCurrent(({ findings }) => (listed = findings));
      const pair = listed.filter(({ review_state }) => review_state === 'pending').slice(0, 2);
      const wished = new Map<string, boolean>();
      const log: string[] = [];
      let asked = 0;
      store.subscribe(({ failedSkip }) => {
        if (failedSkip !== undefined && wished.get(failedSkip.id) === failedSkip.isSkipped)
          wished.delete(failedSkip.id);
      });
      const notesOf = async (id: string): Promise<string[]> =>
        (await truth.detail(id)).finding.what_was_learned.map(String);
      const shows = (id: string): boolean =>
        store.getState().skips.get(id) ??
        listed.some((one) => one.finding_id === id && isSkipped(one));
      const turns = async (count: number): Promise<void> => {
        for (let turn = 0; turn < count; turn += 1) await nextTurn();
      };

      const check = async (): Promise<void> => {
        for (const finding of pair) {
          const { finding_id: id } = finding;
          const edit = store.getState().edits.get(id);
          const notes = await notesOf(id);
          expect(new Set(notes).size, `made twice; ${log.join(', ')}`).toBe(notes.length);
          const isMade = notes.some((note) => note.endsWith(edit?.request ?? 'nothing'));
          if (edit?.status === 'failed') expect(isMade, `failed; ${log.join(', ')}`).toBe(false);
          if (edit?.status === 'done') expect(isMade, `done; ${log.join(', ')}`).toBe(true);
          const wish = wished.get(id);
          if (wish !== undefined) expect(shows(id), `skip; ${log.join(', ')}`).toBe(wish);
        }
      };

      for (const one of steps) {
        const finding = pair['at' in one ? one.at : 0] ?? pair[0];
        const { finding_id: id = '' } = finding ?? {};
        const edit = store.getState().edits.get(id);
        log.push(
          'fault' in one ? `${one.fault} of ${one.end}` : `${one.act} ${'at' in one ? one.at : ''}`,
        );
        if (one.act === 'edit') {
          // The field is gone while an edit is under way, and a failed one is sent again.
          if (finding === undefined || edit?.status === 'running') continue;
          if (edit?.status === 'processing') continue;
          asked += 1;
          const again = edit?.status === 'failed' ? edit.request : `word ${asked}`;
          // The details show what the last edit made of it.
          void actions.startEdit(
            edit?.status === 'done' ? edit.after : (edit?.before ?? finding),
            again,
          );
        } else if (one.act === 'skip') {
          const wish = !shows(id);
          wished.set(id, wish);
          actions.skip(id, wish);
        } else if (one.act === 'undo') {
          const { lastSkip } = store.getState();
          if (lastSkip !== undefined) wished.set(lastSkip.id, !lastSkip.isSkipped);
          actions.undo();
        } else if (one.act === 'stop') {
          actions.stopEdit(id);
        } else if (one.act === 'refresh') void actions.refresh().catch(() => undefined);
        else if (one.act === 'hold' || one.act === 'release') hold(one.act === 'hold');
        else if ('fault' in one) struck.set(one.end, one.fault);
        else if ('time' in one) {
          environment.advance(one.time);
          await turns(12);
        }
        await nextTurn();
        await check();
      }

      struck.clear();
      hold(false);
      await actions.settled();
      const isUnderWay = (): boolean =>
        [...store.getState().edits.values()].some(({ status }) =>
          /running|processing/.test(status),
        );
      const deadline = performance.now() + 4_000;
      for (let round = 0; round < 6 || isUnderWay(); round += 1) {
        expect(performance.now(), `still under way; ${log.join(', ')}`).toBeLessThan(deadline);
        await turns(20);
        await new Promise((resolve) => setTimeout(resolve, 1));
        environment.advance(2_100);
      }
      await turns(20);
      await check();
      for (const [id, wish] of wished) {
        expect(isSkipped((await truth.detail(id)).finding), `kept; ${log.join(', ')}`).toBe(wish);
      }
      stop();
      close();
    }),
    { numRuns: propertyRuns(300, 15) },
  );
});
