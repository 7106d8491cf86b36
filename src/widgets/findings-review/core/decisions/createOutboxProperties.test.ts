import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../../test/propertyRuns.ts';
import type { FindingList } from '../../../../contract/index.ts';
import { createLaggingPlatform } from '../../testing/laggingPlatform.ts';
import { decidedIds, decidedStatus, type Decision } from '../reviewState.ts';

const holdFor = 5_000;
const ids = Array.from({ length: 6 }, (_, index) => `finding-${index}`);

const at = fc.nat(ids.length - 1);
const decision = fc.constantFrom<Decision[]>('approve', 'reject');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('decide' as const), at, decision }) },
  fc.record({ kind: fc.constant('decideAll' as const), decision }),
  fc.record({ kind: fc.constantFrom('undo', 'leave', 'return', 'offline', 'online', 'flush') }),
  fc.record({ kind: fc.constant('limit' as const), for: fc.constantFrom(1_000, 4_000, 30_000) }),
  fc.record({ kind: fc.constant('lag' as const), by: fc.constantFrom(0, 2_000, 6_000) }),
  fc.record({ kind: fc.constant('lose' as const) }),
  fc.record({ kind: fc.constant('elsewhere' as const), at, decision }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      for: fc.constantFrom(500, 3_000, 9_000),
    }),
  },
);

test('no decision is lost, made twice, or shown as pending after it was acknowledged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const platform = createLaggingPlatform(ids, holdFor);
      const { transport, environment, taken, advance } = platform;
      await transport.lists();
      let current: FindingList | undefined;
      transport.observeCurrent((list) => (current = list));
      let open: ReturnType<typeof platform.openReview> | undefined = platform.openReview();
      const acknowledged = new Set<string>();
      const elsewhere = new Set<string>();
      const mayLose = steps.some(({ kind }) => kind === 'lose');
      const chosen = new Map<string, Decision>();
      const pending = (): string[] =>
        (current?.findings ?? []).flatMap((one) =>
          one.review_state === 'pending' ? [one.finding_id] : [],
        );

      const decide = (wanted: readonly string[], how: Decision): void => {
        const listed = new Set(pending());
        const before = decidedIds(open?.review.store.getState() ?? noDecisions);
        const free = wanted.filter((id) => listed.has(id) && !before.has(id));
        open?.review.actions.decide(how, free);
        for (const id of open === undefined ? [] : free) chosen.set(id, how);
      };

      for (const one of steps) {
        switch (one.kind) {
          case 'decide':
            decide([ids[one.at] ?? ''], one.decision);
            break;
          case 'decideAll':
            decide(ids, one.decision);
            break;
          case 'undo':
            for (const id of open?.review.store.getState().pending.at(-1)?.ids ?? [])
              chosen.delete(id);
            open?.review.actions.undo();
            break;
          case 'flush':
            open?.review.actions.flush();
            break;
          case 'leave':
            open?.leave();
            open = undefined;
            break;
          case 'return':
            open ??= platform.openReview();
            break;
          case 'offline':
          case 'online':
            environment.setOnline(one.kind === 'online');
            break;
          case 'limit':
            platform.limitFor(one.for);
            break;
          case 'lag':
            platform.setLag(one.by);
            break;
          case 'lose':
            platform.loseAnswer();
            break;
          case 'elsewhere': {
            const id = ids[one.at] ?? '';
            if (platform.decideElsewhere(id, decidedStatus[one.decision])) elsewhere.add(id);
            break;
          }
          case 'wait':
            await advance(one.for);
            break;
        }
        const state = open?.review.store.getState();
        for (const id of state?.acknowledged.keys() ?? []) acknowledged.add(id);
        if (state === undefined) continue;
        const decided = decidedIds(state);
        for (const id of pending()) {
          // The platform may be asked again, and then nothing of it is known any more.
          if (acknowledged.has(id)) expect(decided.has(id) || state.failures.has(id)).toBe(true);
        }
      }

      environment.setOnline(true);
      platform.setLag(0);
      open ??= platform.openReview();
      open.review.actions.flush();
      await advance(120_000);
      await open.review.actions.refresh();
      for (let tries = 0; open.review.store.getState().failures.size > 0; tries += 1) {
        expect(tries).toBeLessThan(3);
        open.review.actions.retry();
        await advance(70_000);
        await open.review.actions.refresh();
      }

      for (const [id, how] of chosen) {
        const isOwn = taken.some((each) => each.id === id);
        if (!isOwn) expect(elsewhere.has(id)).toBe(true);
        // An answer that was lost may have been for a decision that was changed since.
        else if (!mayLose) expect(platform.stateOf(id)).toBe(decidedStatus[how]);
      }
      const end = open.review.store.getState();
      expect([end.pending, end.outbox, [...end.acknowledged]]).toEqual([[], [], []]);
      // Nobody else is said to have decided what this user decided.
      expect([...end.remote.keys()].filter((id) => !elsewhere.has(id))).toEqual([]);
      expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
      open.leave();
    }),
    { numRuns: propertyRuns(1_000, 40) },
  );
});

const noDecisions = { pending: [], outbox: [], acknowledged: new Map() };
