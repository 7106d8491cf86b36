import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { reportedErrors } from '../../../../../test/reportedErrors.ts';
import { documentsKey } from '../../../../query/index.ts';
import { listConnections } from '../../../../contract/index.ts';
import { openUploads } from './testing/openUploads.ts';

describe('createUploads', () => {
  test('uploads three files at a time once started, each with its own outcome', async () => {
    const uploads = openUploads();
    const onUploaded = vi.fn();
    uploads.on('uploaded', onUploaded);
    uploads.addNamed('a.txt', 'b.txt', 'c.txt', 'd.txt');
    expect(uploads.statuses()).toEqual(['chosen', 'chosen', 'chosen', 'chosen']);
    uploads.start();
    expect(uploads.statuses()).toEqual(['uploading', 'uploading', 'uploading', 'waiting']);
    await uploads.finish();
    expect(uploads.statuses()).toEqual(['uploaded', 'uploaded', 'uploaded', 'uploaded']);
    expect(uploads.most()).toBe(3);
    expect(onUploaded).toHaveBeenCalledTimes(4);
  });

  test('uploads the other files when two fail, and those again on request', async () => {
    const uploads = openUploads({ isHeld: false });
    uploads.platform.faults.add({ route: 'uploadDocuments', status: 500, times: 2 });
    uploads.addNamed('a.txt', 'b.txt', 'c.txt', 'd.txt');
    uploads.start();
    await uploads.finish();
    expect(uploads.statuses().toSorted()).toEqual(['failed', 'failed', 'uploaded', 'uploaded']);
    uploads.retryAll();
    await uploads.finish();
    expect(new Set(uploads.statuses())).toEqual(new Set(['uploaded']));
    expect(uploads.asked).toHaveLength(6);
  });

  test('keeps a file uploaded when the host’s listener throws, and reports the error', async () => {
    const reported = reportedErrors();
    const mistake = new Error('A mistake of the host');
    const uploads = openUploads({ isHeld: false });
    uploads.on('uploaded', () => {
      throw mistake;
    });
    uploads.addNamed('a.txt');
    uploads.start();
    await uploads.finish();
    expect(uploads.statuses()).toEqual(['uploaded']);
    expect(reported).toEqual([mistake]);
  });

  test('sends the settings with each file', async () => {
    const uploads = openUploads({ isHeld: false });
    uploads.addNamed('a.txt');
    uploads.change({
      description: '  Contracts of spring ',
      ontologies: { ontologyIds: ['contracts'], mode: 'guided', documentGroup: 'legal-2026' },
    });
    uploads.start();
    await uploads.finish();
    const query = { providerConfigKey: documentsKey };
    const { connections } = await uploads.client.json(listConnections, { query });
    expect(connections.map(({ metadata }) => metadata)).toMatchObject([
      {
        description: 'Contracts of spring',
        ontologyIds: ['contracts'],
        ontologyMode: 'guided',
        documentGroup: 'legal-2026',
      },
    ]);
  });

  test('doesn’t start with an invalid document group', () => {
    const uploads = openUploads();
    uploads.addNamed('a.txt');
    const { ontologies } = uploads.store.getState().settings;
    uploads.change({ ontologies: { ...ontologies, documentGroup: 'Legal 2026' } });
    uploads.start();
    expect(uploads.statuses()).toEqual(['chosen']);
    expect(uploads.asked).toEqual([]);
  });
});

describe('cancelling', () => {
  test('a cancelled upload makes room for the next and leaves nothing on the platform', async () => {
    const uploads = openUploads({ atOnce: 1 });
    uploads.addNamed('a.txt', 'b.txt');
    uploads.start();
    const [first] = uploads.files();
    uploads.cancel(first?.key ?? '');
    expect(uploads.statuses()).toEqual(['cancelled', 'uploading']);
    await uploads.finish();
    expect(uploads.statuses()).toEqual(['cancelled', 'uploaded']);
    const query = { providerConfigKey: documentsKey };
    const { connections } = await uploads.client.json(listConnections, { query });
    expect(connections.map(({ metadata }) => metadata['connectionName'])).toEqual(['b.txt']);
  });

  test('cancelling all also cancels the files that are waiting', async () => {
    const uploads = openUploads({ atOnce: 1 });
    uploads.addNamed('a.txt', 'b.txt', 'c.txt');
    uploads.start();
    uploads.cancelAll();
    await uploads.finish();
    expect(uploads.statuses()).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(uploads.asked).toEqual(['a.txt']);
  });
});

test('uploads end as cancelled when the widget unmounts', async () => {
  const uploads = openUploads({ atOnce: 1 });
  uploads.addNamed('a.txt', 'b.txt');
  uploads.start();
  uploads.unmount();
  await uploads.finish();
  expect(uploads.statuses()).toEqual(['cancelled', 'cancelled']);
  expect(uploads.asked).toEqual(['a.txt']);
});

test('a missing permission stops all uploads, keeps the list and can be tried again', async () => {
  const uploads = openUploads({ atOnce: 1, isHeld: false });
  const message = 'Missing required scope: connectors:write';
  uploads.platform.faults.add({ route: 'uploadDocuments', status: 403, message, times: 1 });
  uploads.addNamed('a.txt', 'b.txt');
  uploads.start();
  await uploads.finish();
  expect(uploads.statuses()).toEqual(['chosen', 'chosen']);
  expect(uploads.asked).toEqual(['a.txt']);
  uploads.start();
  await uploads.finish();
  expect(uploads.statuses()).toEqual(['uploaded', 'uploaded']);
});

type Action =
  | 'add'
  | 'start'
  | 'cancel'
  | 'cancel all'
  | 'fail the next'
  | 'let go'
  | 'retry'
  | 'remove';
const actions: readonly Action[] = [
  'add',
  'add',
  'start',
  'cancel',
  'cancel all',
  'fail the next',
  'let go',
  'let go',
  'retry',
  'remove',
];

test('under any actions no more files than allowed upload at once, and none is lost or sent after a cancel', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat({ max: 9 })), { maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      async (list, atOnce) => {
        const uploads = openUploads({ atOnce });
        let added = 0;
        let removed = 0;
        for (const [action, pick] of list) {
          const at = uploads.files()[pick % Math.max(1, uploads.files().length)];
          if (action === 'add') {
            added += 1;
            uploads.addNamed(`${added}.txt`);
          }
          if (action === 'start') uploads.start();
          if (action === 'cancel all') uploads.cancelAll();
          if (action === 'retry') uploads.retryAll();
          if (action === 'let go') await uploads.letGo();
          if (action === 'fail the next') {
            uploads.platform.faults.add({ route: 'uploadDocuments', status: 500, times: 1 });
          }
          if (action === 'cancel' && at !== undefined) uploads.cancel(at.key);
          if (action === 'remove' && at !== undefined) {
            uploads.remove(at.key);
            const isPending = ['waiting', 'uploading'].includes(at.state.status);
            if (!isPending) removed += 1;
          }
          expect(
            uploads.statuses().filter((one) => one === 'uploading').length,
          ).toBeLessThanOrEqual(atOnce);
          expect(uploads.files()).toHaveLength(added - removed);
        }
        const before = uploads.statuses();
        await uploads.finish();
        for (const [index, status] of uploads.statuses().entries()) {
          const was = before[index];
          if (was === 'waiting' || was === 'uploading') {
            expect(['uploaded', 'failed']).toContain(status);
          } else expect(status).toBe(was);
        }
      },
    ),
    { numRuns: 60 },
  );
});
