import { expect, test } from 'vitest';
import { connectionNameOf } from '../../../../query/index.ts';
import { documentSizeOf, placeOf, syncOf } from './connectionModel.ts';

test.each([
  ['mongodb+srv://cluster0.example.net/shop?retryWrites=true', 'cluster0.example.net'],
  ['mongodb://a.example:27017,b.example:27018', 'a.example:27017,b.example:27018'],
  ['mongodb://ann:s3cr%40t@db.example/shop', 'db.example'],
  ['mongodb://ann:p@ss@db.example', 'db.example'],
  ['not a connection string', undefined],
])('shows of %s where it is, and no credentials', (connectionString, host) => {
  expect(placeOf({ metadata: { connectionString } }).host).toBe(host);
});

test.each([
  [
    ['public', 'sales'],
    ['public', 'sales'],
  ],
  ['public', ['public']],
  [undefined, []],
  [[7, ''], []],
])('reads the schemas of %j', (schema, schemas) => {
  expect(placeOf({ metadata: { schema } }).schemas).toEqual(schemas);
});

test('counts the documents of a document database once it was synced', () => {
  const metadata = { totalDocumentsSynced: 0, syncStatus: 'never' };
  expect(syncOf({ metadata }).documents).toBeUndefined();
  const synced = { totalDocumentsSynced: 1204, lastSyncedAt: '2026-11-20T08:00:00Z' };
  expect(syncOf({ metadata: synced }).documents).toBe(1204);
});

test('calls an upload as its document, and several documents as their connector', () => {
  const document = { id: 'd-1', fileName: 'Waybill 7.pdf', fileSize: 2_048 };
  const nameOf = (connection: Parameters<typeof connectionNameOf>[0]) =>
    connectionNameOf(connection) ?? 'Upload';
  const one = { metadata: { documents: [document], totalSize: 2_048 } };
  expect([nameOf(one), documentSizeOf(one)]).toEqual(['Waybill 7.pdf', 2_048]);
  const two = { metadata: { documents: [document, document], totalSize: 4_096 } };
  expect([nameOf(two), documentSizeOf(two)]).toEqual(['Upload', 4_096]);
  const none = { metadata: { documents: [] } };
  expect([nameOf(none), documentSizeOf(none)]).toEqual(['Upload', undefined]);
});
