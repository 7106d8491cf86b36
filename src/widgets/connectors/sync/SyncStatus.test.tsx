import { expect, test } from 'vitest';
import { openConnector } from '../testing/openConnector.tsx';
import { SyncStatus, type SyncStatusProps } from './SyncStatus.tsx';

const lastSyncedAt = '2026-11-20T08:00:00Z';
const selection = { done: 1, all: 2 };

test.each<[SyncStatusProps, RegExp]>([
  [{ status: 'failed', lastSyncedAt }, /^Failed · Synced .+$/],
  [{ status: 'failed', selection, lastSyncedAt }, /^Failed · 1 of 2 synced$/],
  [{ status: 'failed', selection: { done: 0, all: 2 } }, /^Failed$/],
  [{ status: 'never', selection, lastSyncedAt }, /^1 of 2 synced$/],
  [{ status: 'completed', selection: { done: 2, all: 2 }, lastSyncedAt }, /^Synced .+$/],
  [{ status: 'queued', lastSyncedAt }, /^Queued$/],
  [{ status: 'constructor' }, /^constructor$/],
  [{ status: 'failed', lastSyncedAt, isInactive: true }, /^Inactive$/],
])('%j is one status in one line', (props, text) => {
  const { container } = openConnector().show(<SyncStatus {...props} />);
  expect([...container.querySelectorAll('[data-part="status"]')]).toHaveLength(1);
  expect(container.textContent).toMatch(text);
  expect(container.querySelector('[data-tone]')).toHaveAttribute(
    'data-tone',
    expect.stringMatching(/^[a-z]+$/),
  );
});
