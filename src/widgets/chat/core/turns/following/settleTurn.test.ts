import { expect, test } from 'vitest';
import { findRenamed } from './settleTurn.ts';

const session = (sessionId: string, preview: string | null) => ({
  sessionId,
  actorId: 'actor',
  createdAt: '2026-03-01T12:00:00Z',
  lastMessageAt: '2026-03-01T12:00:00Z',
  preview,
  running: false,
  requiresAction: false,
});

test.each([
  ['the whole preview', [session('new', 'Which ports are open?')], 'new'],
  ['a shortened preview', [session('new', 'Which ports…')], 'new'],
  ['another preview', [session('new', 'Something else')], undefined],
  ['no preview', [session('new', null)], undefined],
  ['two that could be meant', [session('a', 'Which'), session('b', 'Which ports')], undefined],
  ['one that was there before', [session('old', 'Which ports are open?')], undefined],
])('by %s', (_case, sessions, expected) => {
  expect(findRenamed(sessions, 'Which ports are open?', new Set(['old']))).toBe(expected);
});
