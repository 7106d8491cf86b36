import { describe, expect, test } from 'vitest';
import { mintSessionId, type SessionSummary } from '../../../contract/index.ts';
import { filterSessions, formatMonth, groupSessions } from './groupSessions.ts';

const now = new Date(2026, 2, 18, 15, 0).getTime();

describe('groupSessions', () => {
  const periodOf = (...date: [number, number, number, number, number]) =>
    groupSessions([session({ lastMessageAt: new Date(...date).toISOString() })], now)[0]?.key;

  test.each([
    ['a clock that is ahead', periodOf(2026, 2, 18, 15, 5), 'today'],
    ['midnight', periodOf(2026, 2, 18, 0, 0), 'today'],
    ['a minute before', periodOf(2026, 2, 17, 23, 59), 'yesterday'],
    ['two days ago', periodOf(2026, 2, 16, 23, 59), 'week'],
    ['seven days ago', periodOf(2026, 2, 11, 0, 0), 'week'],
    ['eight days ago', periodOf(2026, 2, 10, 23, 59), '2026-3'],
    ['last year', periodOf(2025, 2, 10, 23, 59), '2025-3'],
  ])('%s', (_case, key, expected) => {
    expect(key).toBe(expected);
  });

  test('keeps the order, and each group stands once', () => {
    const sessions = ['2026-03-18T12:00:00Z', '2026-01-02T12:00:00Z', '2026-01-01T12:00:00Z'].map(
      (lastMessageAt) => session({ lastMessageAt }),
    );
    expect(groupSessions(sessions, now).map((group) => group.sessions)).toEqual([
      sessions.slice(0, 1),
      sessions.slice(1),
    ]);
  });
});

test.each([
  ['2026-02-10T12:00:00Z', 'en', 'February'],
  ['2025-02-10T12:00:00Z', 'de', 'Februar 2025'],
])('formatMonth %s in %s', (at, language, expected) => {
  expect(formatMonth(at, language, now)).toBe(expected);
});

describe('filterSessions', () => {
  const sessions = ['Über die Häfen', 'CAFÉ orders', null].map((preview) => session({ preview }));

  test.each([
    ['uber', [0]],
    ['HÄFEN', [0]],
    [' cafe ', [1]],
    ['e', [0, 1]],
    ['ports', []],
    [' ', [0, 1, 2]],
  ])('“%s”', (searchTerm, expected) => {
    expect(filterSessions(sessions, searchTerm)).toEqual(expected.map((index) => sessions[index]));
  });
});

function session(fields: Partial<SessionSummary>): SessionSummary {
  return {
    sessionId: mintSessionId(),
    actorId: 'actor',
    createdAt: '2026-01-01T12:00:00Z',
    preview: 'Ports',
    lastMessageAt: '2026-03-18T12:00:00Z',
    running: false,
    requiresAction: false,
    ...fields,
  };
}
