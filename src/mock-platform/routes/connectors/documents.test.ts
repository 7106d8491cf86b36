import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  connection,
  connectionList,
  deleteOntology,
  disconnectConnection,
  documentSet,
  documentUpload,
  getConnection,
  listConnections,
  listDocuments,
  uploadDocuments,
} from '../../../contract/index.ts';
import type { MockPlatformOptions } from '../../environment.ts';
import {
  openPlatform,
  refusalOf,
  type OpenedPlatform,
  type Sent,
} from '../../testing/openPlatform.ts';

const text = (name: string, ...content: string[]): File =>
  new File(content, name, { type: 'text/plain' });

function form(files: readonly File[], fields: readonly (readonly [string, string])[] = []): Sent {
  const body = new FormData();
  for (const file of files) body.append('files', file);
  for (const [name, value] of fields) body.append(name, value);
  return { raw: body };
}

async function open(options: MockPlatformOptions = {}): Promise<OpenedPlatform> {
  return openPlatform(options);
}

async function upload(
  opened: OpenedPlatform,
  sent: Sent,
): Promise<v.InferOutput<typeof documentUpload>> {
  return opened.read(documentUpload, uploadDocuments, sent);
}

async function statusOf({ read }: OpenedPlatform, connectionId: string): Promise<unknown> {
  return read(connection, getConnection, { params: { connectionId } });
}

describe('"POST documents/upload"', () => {
  it('"connectionIds (one per non-SOP file), connectionId (first created), uploadedCount, totalDocuments, totalSize, documents[]"', async () => {
    const opened = await open();
    const answer = await upload(
      opened,
      form([text('SOP recall.txt', 'steps'), text('a.txt', 'one'), text('b.txt', 'three')]),
    );
    expect(answer).toMatchObject({ uploadedCount: 3, totalDocuments: 3, totalSize: 13 });
    expect(answer.connectionIds.length).toBe(2);
    expect(answer.connectionId).toBe(answer.connectionIds[0]);
    expect(answer.documents.map(({ fileName }) => fileName)).toEqual([
      'SOP recall.txt',
      'a.txt',
      'b.txt',
    ]);
  });

  it('"and, only if sent, ontologyIds, ontologyMode, documentGroup"', async () => {
    const opened = await open();
    const without = await upload(opened, form([text('a.txt')]));
    for (const field of ['ontologyIds', 'ontologyMode', 'documentGroup']) {
      expect(without).not.toHaveProperty(field);
    }
    const fields = [
      ['ontologyIds', 'contracts'],
      ['documentGroup', 'legal_2026-q1'],
    ] as const;
    expect(await upload(opened, form([text('a.txt')], fields))).toMatchObject({
      ontologyIds: ['contracts'],
      ontologyMode: 'strict',
      documentGroup: 'legal_2026-q1',
    });
  });

  it('"ontologyIds | string[] or JSON string"', async () => {
    const opened = await open();
    for (const fields of [
      [['ontologyIds', '["contracts","suppliers"]']],
      [
        ['ontologyIds', 'contracts'],
        ['ontologyIds', 'suppliers'],
      ],
    ] as const) {
      const { ontologyIds } = await upload(opened, form([text('a.txt')], fields));
      expect(ontologyIds).toEqual(['contracts', 'suppliers']);
    }
  });

  it.each([7, 8, 9])('"ontologyIds per upload | at most 8": %s', async (count) => {
    const { call } = await open();
    const ids = JSON.stringify(Array.from({ length: count }, (_, at) => `id-${at}`));
    const answer = await call(uploadDocuments, form([text('a.txt')], [['ontologyIds', ids]]));
    expect(answer.status).toBe(count <= 8 ? 200 : 400);
  });

  it.each([
    ['"ontologyMode without ontologyIds"', [['ontologyMode', 'strict']]],
    [
      '"ontologyMode | strict or guided": loose',
      [
        ['ontologyIds', 'a'],
        ['ontologyMode', 'loose'],
      ],
    ],
    ['"documentGroup | lowercase letters, digits, _, -": A', [['documentGroup', 'A']]],
    ['"documentGroup": with a space', [['documentGroup', 'a b']]],
    ['"ontologyIds": broken JSON', [['ontologyIds', '["a"']]],
  ] as const)('400 for %s', async (_, fields) => {
    const { call } = await open();
    expect((await call(uploadDocuments, form([text('a.txt')], fields))).status).toBe(400);
  });

  it('400 for "files | one or more": none', async () => {
    const { call } = await open();
    expect((await call(uploadDocuments, form([]))).status).toBe(400);
  });
});

describe('uploaded documents', () => {
  it('are read by connection, in the list and in the details, with syncStatus on top level', async () => {
    const opened = await open({ seed: 'empty' });
    const { connectionId = '' } = await upload(opened, form([text('a.txt', 'one')]));
    const query = { connectionId: connectionId ?? '' };
    const set = await opened.read(documentSet, listDocuments, { query });
    expect(set).toMatchObject({ totalDocuments: 1, totalSize: 3, connectionId });
    const listed = await opened.read(connectionList, listConnections, {
      query: { providerConfigKey: 'documents' },
    });
    expect(listed).toMatchObject({
      total: 1,
      connections: [{ syncStatus: 'in_progress', metadata: { totalDocuments: 1, totalSize: 3 } }],
    });
    opened.platform.clock.advance(20);
    expect(await statusOf(opened, query.connectionId)).toMatchObject({
      syncStatus: 'completed',
      metadata: { syncStatus: 'completed', documents: [{ fileName: 'a.txt' }] },
    });
  });

  it('"Unknown ontology ids fail processing early with error_code = ontology_not_found"', async () => {
    const opened = await open();
    const fields = [['ontologyIds', '["contracts","nowhere"]']] as const;
    const { connectionId } = await upload(opened, form([text('a.txt')], fields));
    opened.platform.clock.advance(20);
    expect(await statusOf(opened, connectionId ?? '')).toMatchObject({
      metadata: { syncStatus: 'failed', error_code: 'ontology_not_found' },
    });
  });

  it('an ontology that is deleted before processing reads it is not found either', async () => {
    const opened = await open();
    const fields = [['ontologyIds', 'cold-chain']] as const;
    const { connectionId } = await upload(opened, form([text('a.txt')], fields));
    await opened.call(deleteOntology, { params: { ontologyId: 'cold-chain' } });
    opened.platform.clock.advance(20);
    expect(await statusOf(opened, connectionId ?? '')).toMatchObject({
      metadata: { syncStatus: 'failed', error_code: 'ontology_not_found' },
    });
  });

  it('404 for the documents of an unknown connection', async () => {
    const { call } = await open();
    const answer = await call(listDocuments, { query: { connectionId: 'none' } });
    expect(await refusalOf(answer)).toEqual([404, 'Connection not found']);
  });

  it('deleting: "Failed to delete resource from backend", "Connection is currently being synced" with 500, then it works', async () => {
    const opened = await open({ disconnects: true });
    const { connectionId } = await upload(opened, form([text('a.txt')]));
    const sent = {
      params: { connectionId: connectionId ?? '' },
      query: { providerConfigKey: 'documents' },
    };
    const answer = await opened.call(disconnectConnection, sent);
    expect([answer.status, await answer.json()]).toEqual([
      500,
      {
        error: 'Failed to delete resource from backend',
        details: 'Connection is currently being synced',
      },
    ]);
    opened.platform.clock.advance(20);
    expect((await opened.call(disconnectConnection, sent)).status).toBe(200);
    expect((await opened.call(disconnectConnection, sent)).status).toBe(404);
  });
});
