import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOf, emptyDraft, readDraft, type Question } from './question.ts';

const choice: Question = { kind: 'choice', options: ['a', 'b'], allowsOther: true };

test('own words count only where they are chosen, and are kept where they are not', () => {
  const draft = { chosen: ['a'], isOther: true, text: ' mine ' };
  expect(readDraft(choice, draft)).toEqual(['mine']);
  expect(readDraft(choice, { ...draft, isOther: false })).toEqual(['a']);
  expect(readDraft({ ...choice, kind: 'choices' }, draft)).toEqual(['a', 'mine']);
  expect(readDraft(choice, { ...draft, text: ' ' })).toEqual([]);
});

test('options that are asked no more are no answer', () => {
  expect(readDraft(choice, { ...emptyDraft, chosen: ['gone'] })).toEqual([]);
});

test('an answer that was read comes back from its draft', () => {
  const kind = fc.constantFrom<Question['kind']>('choice', 'choices', 'text', 'yes-no');
  const drafts = fc.record({
    chosen: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
    isOther: fc.boolean(),
    text: fc.string().filter((text) => !['a', 'b', 'c'].includes(text.trim())),
  });
  fc.assert(
    fc.property(kind, drafts, (asked, draft) => {
      const question = { kind: asked, options: ['a', 'b', 'c'], allowsOther: true };
      const answer = readDraft(question, draft);
      expect(readDraft(question, draftOf(question, answer))).toEqual(answer);
    }),
  );
});
