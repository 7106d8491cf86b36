import { expect, test } from 'vitest';
import type { Connection } from '../../../contract/index.ts';
import { processingStatusOf, isUnderWay } from './processingStatus.ts';
import { documentOf } from './documentOf.ts';

const connection = (more: Partial<Connection>): Connection => ({
  id: 1,
  connection_id: 'c',
  provider_config_key: 'documents',
  created_at: '2026-11-20T08:00:00Z',
  metadata: {},
  syncStatus: undefined,
  ...more,
});

test.each([
  ['never', { status: 'waiting' }, true],
  ['in_progress', { status: 'processing' }, true],
  ['completed', { status: 'ready' }, false],
  ['failed', { status: 'failed', reason: 'other', code: undefined }, false],
  ['archived', { status: 'other', said: 'archived' }, false],
] as const)('%s, on top level and in the metadata', (syncStatus, processing, underWay) => {
  for (const one of [connection({ syncStatus }), connection({ metadata: { syncStatus } })]) {
    expect(processingStatusOf(one)).toEqual(processing);
    expect(isUnderWay(one)).toBe(underWay);
  }
});

test('an unknown ontology, wherever the code stands', () => {
  const processing = { status: 'failed', reason: 'ontology-not-found', code: 'ontology_not_found' };
  const metadata = { syncStatus: 'failed', error_code: 'ontology_not_found' };
  expect(processingStatusOf(connection({ metadata }))).toEqual(processing);
  expect(
    processingStatusOf({
      ...connection({ syncStatus: 'failed' }),
      error_code: 'ontology_not_found',
    }),
  ).toEqual(processing);
});

test('nothing is made up where nothing is said', () => {
  expect(processingStatusOf(connection({}))).toBeUndefined();
  expect(documentOf(connection({}))).toEqual({
    name: 'c',
    size: undefined,
    uploadedAt: '2026-11-20T08:00:00Z',
  });
});
