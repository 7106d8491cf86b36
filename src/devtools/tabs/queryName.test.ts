import { expect, test } from 'vitest';
import { queryName } from './queryName.ts';

test('a query is named by the words of the kit alone', () => {
  expect(queryName(['brainstem', 'client-1', 'chat', 'sessions'])).toBe('chat sessions');
  expect(queryName(['brainstem', 'client-1', 'chat', 'messages', 'session-7'])).toBe(
    'chat messages …',
  );
  expect(
    queryName(['brainstem', 'client-1', 'tasks', 'list', 'mine', { search: 'Zeppelin' }]),
  ).toBe('tasks list … …');
  expect(queryName(['brainstem', 'client-1', 'findings', 'finding', 'Zeppelin'])).toBe(
    'findings finding …',
  );
});
