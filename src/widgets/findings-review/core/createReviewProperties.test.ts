import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../test/propertyRuns.ts';
import { createFindingsIndex } from './rows/findingsIndex.ts';
import { createRowFinder } from './rows/createRowFinder.ts';
import { noFilter, type FindingsFilter } from './findingsView.ts';
import { decidedIds, decisionOf, type Decision } from './reviewState.ts';
import {
  nothingSelected,
  selectAll,
  selectedIds,
  toggleSelected,
  type Selection,
} from './rows/selection.ts';
import { undoTime } from './decisions/undoTime.ts';
import { undoMs, openReview } from '../testing/openReview.ts';

const decision = fc.constantFrom<Decision[]>('approve', 'reject');
const filter = fc.record({
  search: fc.constantFrom('', 'a', 'contract', 'supplier late'),
  theme: fc.constantFrom(undefined, 'Suppliers', 'Customers'),
  from: fc.constantFrom(undefined, 0.8),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('decide' as const), decision, at: fc.nat(40) }),
  fc.record({ kind: fc.constant('decideSelected' as const), decision }),
  fc.record({ kind: fc.constant('filter' as const), filter }),
  fc.record({ kind: fc.constant('selectAll' as const) }),
  fc.record({ kind: fc.constant('toggle' as const), at: fc.nat(40) }),
  fc.record({ kind: fc.constant('undo' as const) }),
  fc.record({ kind: fc.constant('wait' as const), time: fc.constantFrom(1_000, 3_000, 6_000) }),
  fc.record({
    kind: fc.constant('fail' as const),
    route: fc.constantFrom('approveFinding', 'approveFindings', 'rejectFinding', 'listFindings'),
    how: fc.constantFrom({ status: 500 }, { status: 409 }, { status: 429 }, { cutAfterBytes: 0 }),
  }),
  fc.record({ kind: fc.constant('retry' as const) }),
  fc.record({ kind: fc.constant('refresh' as const) }),
  fc.record({ kind: fc.constant('elsewhere' as const), decision, at: fc.nat(40) }),
);

const states: Record<Decision, string> = { approve: 'approved', reject: 'rejected' };

test('whatever a reviewer does, the platform ends in what they saw and chose', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const {
        platform,
        review,
        shown,
        transport,
        elsewhere,
        advance,
        states: platformStates,
      } = openReview();
      const before = await platformStates();
      const index = createFindingsIndex(
        (await transport.lists()).current.findings.filter((one) => one.review_state === 'pending'),
      );
      const ids = index.findings.map(({ finding_id }) => finding_id);
      const find = createRowFinder(index);
      const matching = (wanted: FindingsFilter): string[] => {
        const hidden = decidedIds(review.store.getState());
        const rows = find({ filter: wanted, sort: undefined, hidden, skips: new Map() });
        const listed = new Map(
          shown()?.current.findings.map((one) => [one.finding_id, one.review_state]),
        );
        return Array.from(rows, (row) => ids[row] ?? '').filter(
          (id) => listed.get(id) === 'pending',
        );
      };

      let now = 0;
      let current = noFilter;
      let selection: Selection = nothingSelected;
      let held: { ids: string[]; before: ReadonlyMap<string, Decision>; due: number }[] = [];
      const chosen = new Map<string, Decision>();
      const others = new Map<string, Decision>();
      /** Decisions of the reviewer that the platform took, though their answer was lost. */
      const arrived = new Map<string, Decision>();
      const failed = new Set<string>();
      review.store.subscribe(({ failures }) => {
        for (const each of failures.keys()) failed.add(each);
      });
      const noteArrived = async (): Promise<void> => {
        for (const each of failed) {
          const { review_state } = await elsewhere.detail(each);
          if (review_state === 'pending' || others.has(each) || arrived.has(each)) continue;
          arrived.set(each, review_state === states.approve ? 'approve' : 'reject');
        }
        failed.clear();
      };
      const isOver = (each: string): boolean => others.has(each) || arrived.has(each);
      const decide = (wanted: string[], how: Decision): void => {
        const seen = new Set(matching(noFilter));
        const free = wanted.filter((id) => seen.has(id));
        expect(review.actions.decide(how, free)).toBe(free.length);
        const before = new Map([...chosen].filter(([each]) => free.includes(each)));
        if (free.length > 0)
          held.push({ ids: free, before, due: now + undoTime(free.length, undoMs) });
        for (const id of free) chosen.set(id, how);
      };
      const wait = async (time: number): Promise<void> => {
        now += time;
        held = held.filter(({ due }) => due > now);
        await advance(time);
        await noteArrived();
      };

      for (const one of steps) {
        const id = 'at' in one ? (ids[one.at % ids.length] ?? '') : '';
        switch (one.kind) {
          case 'decide':
            decide([id], one.decision);
            break;
          case 'decideSelected': {
            const free = new Set(matching(noFilter));
            decide(
              [...selectedIds(selection, matching)].filter((each) => free.has(each)),
              one.decision,
            );
            selection = nothingSelected;
            break;
          }
          case 'filter': {
            const { search, theme, from } = one.filter;
            current = {
              ...noFilter,
              search,
              themes: theme === undefined ? undefined : [theme],
              confidence: from === undefined ? undefined : { from, to: 1 },
            };
            break;
          }
          case 'selectAll':
            selection = selectAll(current);
            break;
          case 'toggle':
            selection = toggleSelected(selection, id, matching);
            break;
          case 'undo': {
            const last = review.store.getState().pending.at(-1)?.ids ?? [];
            // The lists may have ended what was held later.
            while (
              held.at(-1)?.ids.every((each) => !last.includes(each) && isOver(each)) === true
            ) {
              held.pop();
            }
            const undone = held.pop();
            expect(undone?.ids ?? []).toEqual(expect.arrayContaining([...last]));
            for (const each of undone?.ids ?? []) {
              const before = undone?.before.get(each);
              if (before === undefined) chosen.delete(each);
              else chosen.set(each, before);
            }
            review.actions.undo();
            break;
          }
          case 'wait':
            await wait(one.time);
            break;
          case 'fail':
            platform.faults.add({ route: one.route, times: 1, ...one.how });
            break;
          case 'retry':
            review.actions.retry();
            await review.actions.settled();
            await noteArrived();
            break;
          case 'refresh':
            await review.actions.refresh().catch(() => undefined);
            break;
          case 'elsewhere': {
            // An answer that is lost tells nothing, so the platform itself is asked.
            const was = (await elsewhere.detail(id)).review_state;
            await elsewhere[one.decision](id).catch(() => undefined);
            const is = (await elsewhere.detail(id)).review_state;
            if (was === 'pending' && is !== 'pending') others.set(id, one.decision);
            break;
          }
        }
        // A decision that was not refused is never shown as pending.
        const state = review.store.getState();
        for (const [each, how] of chosen) {
          if (state.failures.has(each) || state.remote.has(each) || isOver(each)) continue;
          const shown = decisionOf(state, each);
          if (shown !== undefined) expect(shown).toBe(how);
        }
      }

      platform.faults.clear();
      await wait(undoTime(ids.length, undoMs) + 1);
      await review.actions.refresh();
      for (let tries = 0; review.store.getState().failures.size > 0; tries += 1) {
        expect(tries).toBeLessThan(3);
        review.actions.retry();
        await review.actions.settled();
        await noteArrived();
        await review.actions.refresh();
      }

      const after = await platformStates();
      for (const [id, was] of before) {
        const how = others.get(id) ?? arrived.get(id) ?? chosen.get(id);
        expect(after.get(id)).toBe(how === undefined ? was : states[how]);
      }
      const end = review.store.getState();
      // Nobody else is said to have decided what this reviewer decided.
      expect([...end.remote.keys()].filter((id) => !others.has(id))).toEqual([]);
      expect([end.pending, end.outbox, [...end.acknowledged]]).toEqual([[], [], []]);
    }),
    { numRuns: propertyRuns(1_000, 40) },
  );
});
