import { expect, test } from 'vitest';
import type { Finding, FindingList } from '../../../../contract/index.ts';
import { tabFindings } from './tabFindings.ts';
import { makeFinding } from '../../testing/makeFinding.ts';

const list = (...findings: Finding[]): FindingList => ({
  status: 'ok',
  count: findings.length,
  counters: { pending: 0, approved: 0, rejected: 0, reviewed: 0, total: 0 },
  findings,
});
const pending = makeFinding({ finding_id: '1' });
const taken = makeFinding({ finding_id: '2', review_state: 'accepted' });
const refused = makeFinding({ finding_id: '3', review_state: 'declined' });

const statesOf = (findings: readonly Finding[] | undefined) =>
  findings?.map((one) => [one.finding_id, one.review_state]);

test.each([
  ['holds decided findings too', list(pending, taken, refused)],
  ['holds pending ones alone', list(pending)],
])('where the plain list %s, each finding stands once and under our words', (_name, current) => {
  const lists = { current, approved: list(taken), rejected: list(refused) };
  expect(statesOf(tabFindings(lists, 'pending'))).toEqual([['1', 'pending']]);
  expect(statesOf(tabFindings(lists, 'approved'))).toEqual([['2', 'approved']]);
  expect(statesOf(tabFindings(lists, 'all'))).toEqual([
    ['1', 'pending'],
    ['2', 'approved'],
    ['3', 'rejected'],
  ]);
});

test('a tab waits for all that it needs', () => {
  const lists = { current: list(pending), approved: undefined, rejected: undefined };
  expect(tabFindings(lists, 'pending')).toHaveLength(1);
  expect(tabFindings(lists, 'all')).toBeUndefined();
});
