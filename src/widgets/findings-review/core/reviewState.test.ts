import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createDecisionsSelector,
  decidedIds,
  decisionOf,
  decisionsById,
  type Decisions,
} from './reviewState.ts';

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 });
const refused = ids.map((some) => new Set<string>(some));
const decision = fc.constantFrom('approve' as const, 'reject' as const);
const someDecisions: fc.Arbitrary<Decisions> = fc.record({
  pending: fc.array(fc.record({ key: fc.nat(), decision, ids, replaces: fc.constant(new Map()) }), {
    maxLength: 3,
  }),
  outbox: fc.array(
    fc.record({ key: fc.nat(), decision, ids, done: fc.nat(3), refused, isStopped: fc.boolean() }),
    { maxLength: 3 },
  ),
  acknowledged: fc
    .array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.record({ decision, step: fc.nat() })))
    .map((entries) => new Map(entries)),
});

test('the decisions of all findings are those of each, whatever waits, is sent or was answered', () => {
  fc.assert(
    fc.property(someDecisions, (decisions) => {
      const byId = decisionsById(decisions);
      for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
        expect(byId.get(id)).toBe(decisionOf(decisions, id));
      }
      expect(new Set(byId.keys())).toEqual(decidedIds(decisions));
    }),
  );
});

test('a step of a bulk that was answered leaves the decisions the very same', () => {
  const select = createDecisionsSelector();
  const batch = {
    key: 1,
    decision: 'approve' as const,
    ids: ['a', 'b'],
    done: 0,
    refused: new Set<string>(),
    isStopped: false,
  };
  const state = { pending: [], acknowledged: new Map(), outbox: [batch] };
  const before = select(state);
  expect(select({ ...state, outbox: [{ ...batch, done: 1 }] })).toBe(before);
  const refused = select({ ...state, outbox: [{ ...batch, done: 1, refused: new Set(['a']) }] });
  expect([...decidedIds(refused)]).toEqual(['b']);
});
