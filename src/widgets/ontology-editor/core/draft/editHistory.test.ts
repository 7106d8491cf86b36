import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addTerms,
  changeTerm,
  moveTerm,
  removeTerm,
  setId,
  setName,
  sortTerms,
  type DraftEdit,
} from './draftEdits.ts';
import { record, redo, startHistory, undo, type EditHistory } from './editHistory.ts';
import { blankDraft, isSameDraft, type OntologyDraft } from './ontologyDraft.ts';
import { termLists } from '../../../../contract/index.ts';

const list = fc.constantFrom(...termLists);
const place = fc.nat(6);
interface Edit {
  change: DraftEdit;
  group?: string;
}
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.string().map((name) => ({ change: setName(name), group: 'name' })),
  fc.string().map((id) => ({ change: setId(id), group: 'id' })),
  fc.tuple(list, fc.array(fc.string())).map(([to, terms]) => ({ change: addTerms(to, terms) })),
  fc.tuple(list, place).map(([from, at]) => ({ change: removeTerm(from, at) })),
  fc
    .tuple(list, place, fc.string())
    .map(([of, at, term]) => ({ change: changeTerm(of, at, term) })),
  fc.tuple(list, place, place).map(([of, from, to]) => ({ change: moveTerm(of, from, to) })),
  list.map((of) => ({ change: sortTerms(of, 'en') })),
);

function repeat<T>(step: (history: EditHistory<T>) => EditHistory<T>, history: EditHistory<T>) {
  let last = history;
  for (let next = step(last); next !== last; next = step(last)) last = next;
  return last;
}

test('after any edits, undoing all gives the start and redoing all gives the end', () => {
  const start: OntologyDraft = { ...blankDraft, legalTerms: ['b', 'a', 'c'] };
  fc.assert(
    fc.property(fc.array(edit), (edits) => {
      const end = edits.reduce(
        (history, { change, group }) => record(history, change(history.present), group),
        startHistory(start),
      );
      const undone = repeat(undo, end);
      expect(undone.present).toEqual(start);
      expect(repeat(redo, undone).present).toEqual(end.present);
    }),
  );
});

test('edits, undos and redos in any order keep one line of states', () => {
  const step = fc.oneof(edit, fc.constantFrom('undo' as const, 'redo' as const));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let history = startHistory(blankDraft);
      for (const one of steps) {
        const before = history;
        if (one === 'undo') {
          history = undo(before);
          if (history !== before) expect(redo(history).present).toBe(before.present);
        } else if (one === 'redo') {
          history = redo(before);
          if (history !== before) expect(undo(history).present).toBe(before.present);
        } else history = record(before, one.change(before.present), one.group);
      }
      expect(isSameDraft(repeat(undo, history).present, blankDraft)).toBe(true);
    }),
  );
});

test('typing is one step, and ends with an edit of another kind', () => {
  let history = startHistory('');
  for (const typed of ['c', 'co', 'cold']) history = record(history, typed, 'name');
  history = record(history, 'cold!', 'id');
  expect(undo(history).present).toBe('cold');
  expect(undo(undo(history)).present).toBe('');
});

test('moving takes a term along and stays within the list', () => {
  const draft = { ...blankDraft, legalTerms: ['a', 'b', 'c'] };
  expect(moveTerm('legalTerms', 0, 2)(draft).legalTerms).toEqual(['b', 'c', 'a']);
  expect(moveTerm('legalTerms', 2, -4)(draft).legalTerms).toEqual(['c', 'a', 'b']);
  expect(moveTerm('legalTerms', 2, 9)(draft)).toBe(draft);
});
