import { expect, test } from 'vitest';
import type { Connection } from '../../../../contract/index.ts';
import { processingStatusOf, isUnderWay } from './processingStatus.ts';
import { documentsIn } from './documentsIn.ts';

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
  ['never', { status: 'not-processed' }, true],
  ['in_progress', { status: 'processing' }, true],
  ['completed', { status: 'ready' }, false],
  ['failed', { status: 'failed', reason: 'other', code: undefined }, false],
  ['archived', { status: 'other', text: 'archived' }, false],
] as const)(
  'processingStatusOf reads %s at the top level and in the metadata',
  (syncStatus, processing, underWay) => {
    for (const read of [connection({ syncStatus }), connection({ metadata: { syncStatus } })]) {
      expect(processingStatusOf(read)).toEqual(processing);
      expect(isUnderWay(read)).toBe(underWay);
    }
  },
);

test('processingStatusOf recognises an unknown ontology at the top level and in the metadata', () => {
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

test('a connection that says nothing of its documents is one document without a status', () => {
  expect(processingStatusOf(connection({}))).toBeUndefined();
  expect(documentsIn(connection({}))).toEqual([
    { name: 'c', size: undefined, uploadedAt: '2026-11-20T08:00:00Z' },
  ]);
});

test('documentsIn lists every document of a connection', () => {
  const documents = ['a', 'b'].map((name) => ({ id: name, fileName: `${name}.pdf`, fileSize: 7 }));
  expect(documentsIn(connection({ metadata: { documents } })).map(({ name }) => name)).toEqual([
    'a.pdf',
    'b.pdf',
  ]);
});
