import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/query-core';
import fc from 'fast-check';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../test/propertyRuns.ts';
import { createClient } from '../../../test/platformClient.ts';
import {
  changeSelectionMutation,
  connectionMetadataQuery,
  saveMetadataMutation,
  selectionIn,
} from '../connectors.ts';

const ref = { connectionId: 'drive', providerConfigKey: 'alpha-drive-files' };
const unread: File = { fileId: 7 };
const written = v.object({ metadata: v.record(v.string(), v.unknown()) });

const faults = [
  'lose the request',
  'lose the answer',
  'refuse with 429',
  'refuse with 500',
] as const;

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constantFrom('add' as const, 'rename' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('remove' as const, 'describe' as const),
      at: fc.nat(5),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('add elsewhere', 'sync') }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('poll' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom(...faults) }) },
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant('pass' as const), turns: fc.constantFrom(1, 4, 30) }),
  },
);

interface File {
  id?: string;
  [field: string]: unknown;
}

interface Platform {
  files: File[];
  connectionName: string;
  fault: (typeof faults)[number] | undefined;
  writes: number;
}

/** A platform with one connection, which replaces its metadata, and answers after some turns. */
function openPlatform() {
  const platform: Platform = {
    files: [{ id: 'old' }, unread],
    connectionName: 'Contracts',
    fault: undefined,
    writes: 0,
  };
  const client = createClient({
    baseUrl: 'https://platform.example.com',
    getToken: () => Promise.resolve({ token: 'token' }),
    retry: { attempts: 0 },
    async fetch(input, init) {
      const request = new Request(input, init);
      const isWrite = request.method === 'POST';
      const body: unknown = isWrite ? await request.json() : undefined;
      await nextTurn();
      const struck = isWrite ? platform.fault : undefined;
      if (isWrite) platform.fault = undefined;
      if (struck === 'lose the request') throw new TypeError('Failed to fetch');
      if (struck === 'refuse with 429') return new Response(null, { status: 429 });
      if (struck === 'refuse with 500') return new Response(null, { status: 500 });
      if (isWrite) {
        platform.writes += 1;
        const { metadata } = v.parse(written, body);
        platform.files = v.parse(v.array(v.looseObject({})), metadata['selectedFiles']);
        platform.connectionName = v.parse(v.string(), metadata['connectionName']);
      }
      const { files: selectedFiles, connectionName } = structuredClone(platform);
      await nextTurn();
      await nextTurn();
      if (struck === 'lose the answer') throw new TypeError('Failed to fetch');
      return Response.json({
        ...ref,
        metadata: { connectionName, selectedFiles },
        authError: null,
      });
    },
  });
  return { platform, client };
}

test('whatever changes a connection at once, each change holds, and none takes another back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const { platform, client } = openPlatform();
      const queryClient = new QueryClient();
      const query = connectionMetadataQuery(client, ref);
      const shown = new QueryObserver(queryClient, query);
      const stop = shown.subscribe(() => undefined);
      const log: string[] = [];
      const pending = new Set<Promise<unknown>>();
      const ids = ['old'];
      const present = new Set(ids);
      const uncertain = new Set<string>();
      const described = new Map<string, string>();
      const synced = new Set<string>();
      let names: string[] = ['Contracts'];
      let changes = 0;

      const send = (change: Promise<unknown>, take: () => void, doubt: () => void): void => {
        changes += 1;
        const outcome = change.then(take, doubt);
        pending.add(outcome);
        void outcome.then(() => pending.delete(outcome));
      };
      const select = (change: Parameters<ReturnType<typeof changeSelection>>[0]) =>
        changeSelection()(change);
      const changeSelection = () => {
        const observer = new MutationObserver(
          queryClient,
          changeSelectionMutation(client, ref, 'selectedFiles'),
        );
        return observer.mutate.bind(observer);
      };

      for (const one of steps) {
        log.push('turns' in one ? `pass ${one.turns}` : one.act);
        const at = 'at' in one ? (ids[one.at % ids.length] ?? '') : '';
        const name = `n${log.length}`;
        if (one.act === 'add') {
          ids.push(name);
          send(
            select((all) => [...all, { id: name }]),
            () => present.add(name),
            () => uncertain.add(name),
          );
        } else if (one.act === 'remove') {
          // Nobody removes one that isn't listed.
          if (!present.has(at)) continue;
          uncertain.add(at);
          send(
            select((all) => all.filter(({ id }) => id !== at)),
            () => (present.delete(at), uncertain.delete(at)),
            () => undefined,
          );
        } else if (one.act === 'describe') {
          if (!present.has(at)) continue;
          described.delete(at);
          send(
            select((all) =>
              all.map((file) => (file.id === at ? { ...file, description: name } : file)),
            ),
            () => described.set(at, name),
            () => described.delete(at),
          );
        } else if (one.act === 'rename') {
          names = [];
          const change = new MutationObserver(queryClient, saveMetadataMutation(client, ref));
          send(
            change.mutate({ fields: { connectionName: name } }),
            () => (names = [name]),
            () => (names = []),
          );
        } else if (one.act === 'add elsewhere' || one.act === 'sync') {
          // Without versions, the platform lets a write replace what came after its reading.
          await Promise.all(pending);
          if (one.act === 'sync') {
            platform.files = platform.files.map((file) => ({ ...file, syncStatus: 'completed' }));
            for (const { id = '' } of platform.files) synced.add(id);
          } else {
            ids.push(name);
            present.add(name);
            platform.files = [...platform.files, { id: name }];
          }
        } else if (one.act === 'poll') {
          void queryClient.query({ ...query, staleTime: 0 });
        } else if ('turns' in one) {
          for (let turn = 0; turn < one.turns; turn += 1) await nextTurn();
        } else platform.fault = faults.find((fault) => fault === one.act);
        await nextTurn();
      }

      await Promise.all(pending);
      for (let turn = 0; turn < 20; turn += 1) await nextTurn();
      const said = log.join(', ');
      const stored = new Map(platform.files.map((file) => [file.id, file]));
      expect(stored.size, `doubled; ${said}`).toBe(platform.files.length);
      expect(stored.get(undefined), `the unread one; ${said}`).toMatchObject(unread);
      for (const id of ids) {
        if (uncertain.has(id)) continue;
        expect(stored.has(id), `${id}; ${said}`).toBe(present.has(id));
      }
      for (const [id, description] of described) {
        if (stored.has(id)) expect(stored.get(id), said).toMatchObject({ description });
      }
      for (const id of synced) {
        if (stored.has(id)) expect(stored.get(id), said).toMatchObject({ syncStatus: 'completed' });
      }
      for (const name of names) expect(platform.connectionName, said).toBe(name);
      expect(platform.writes).toBeLessThanOrEqual(changes);
      // A change elsewhere shows with the next look.
      const isOwn = steps.every(({ act }) => act !== 'add elsewhere' && act !== 'sync');
      const { metadata = {} } = shown.getCurrentResult().data ?? {};
      if (isOwn)
        expect(selectionIn(metadata, 'selectedFiles').map(({ id }) => id)).toEqual(
          [...stored.keys()].filter((id) => id !== undefined),
        );
      if (isOwn) expect(metadata['connectionName']).toBe(platform.connectionName);
      stop();
      queryClient.clear();
      client.tokens.dispose();
    }),
    { numRuns: propertyRuns(400, 25) },
  );
});
