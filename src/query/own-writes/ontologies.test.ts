import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { createClient, parseJson } from '../../client/index.ts';
import { isRecord } from '../../contract/index.ts';
import { settled } from '../../environment/testing/settled.ts';
import { createTestEnvironment } from '../../environment/testing/createTestEnvironment.ts';
import { createOntologyChanges, ontologiesQuery } from '../ontologies.ts';

/** A platform whose list of ontologies shows what was two seconds ago. */
function openLagging() {
  const environment = createTestEnvironment();
  const history = [{ at: 0, list: [{ ontologyId: 'ports', displayName: 'Ports' }] }];
  const now = (): number => environment.clock.elapsed();
  const client = createClient({
    baseUrl: 'https://platform.example.com',
    getToken: () => Promise.resolve({ token: 'token' }),
    environment,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const last = history.at(-1)?.list ?? [];
      if (request.method === 'GET') {
        const { list } = history.findLast(({ at }) => at <= now() - 2_000) ?? { list: last };
        return Response.json({ ontologies: list });
      }
      const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const body: unknown = await request.text().then((text) => parseJson(text));
      const displayName = isRecord(body) ? String(body['displayName']) : '';
      const others = last.filter(({ ontologyId }) => ontologyId !== id);
      const list =
        request.method === 'DELETE'
          ? others
          : [...others, { ontologyId: request.method === 'POST' ? 'cold' : id, displayName }];
      history.push({ at: now(), list });
      return Response.json({ ontologyId: id, ontology: {} });
    },
  });
  const queryClient = new QueryClient();
  const observer = new QueryObserver(queryClient, ontologiesQuery(client));
  observer.subscribe(() => undefined);
  const advance = async (milliseconds: number) => {
    environment.advance(milliseconds);
    await settled();
  };
  const names = () => observer.getCurrentResult().data?.map(({ displayName }) => displayName);
  return { changes: createOntologyChanges(client, queryClient), observer, names, advance };
}

test('ontologies that were created, changed and deleted stay so while the list lags', async () => {
  const { changes, observer, names, advance } = openLagging();
  await observer.refetch();
  await advance(3_000);
  const staysSo = async (expected: string[]) => {
    for (let second = 0; second < 15; second += 1) {
      expect(names()).toEqual(expected);
      expect((await changes.fetchList()).map(({ displayName }) => displayName)).toEqual(expected);
      await advance(1_000);
    }
  };
  await changes.create({ ontologyId: 'cold', displayName: 'Cold chain', legalTerms: ['frost'] });
  await staysSo(['Ports', 'Cold chain']);
  await changes.update('cold', { displayName: 'Cold' });
  await staysSo(['Ports', 'Cold']);
  await changes.remove('ports');
  await staysSo(['Cold']);
});

test('a list that is asked for is the platform’s, although another change cancels its request', async () => {
  let ports = 'Ports';
  let answer: (() => void) | undefined;
  const client = createClient({
    baseUrl: 'https://platform.example.com',
    getToken: () => Promise.resolve({ token: 'token' }),
    async fetch(_input, init) {
      if (init?.method !== 'GET') return Response.json({ ontologyId: 'cold', ontology: {} });
      if (ports !== 'Ports') await new Promise<void>((resolve) => (answer = resolve));
      return Response.json({ ontologies: [{ ontologyId: 'ports', displayName: ports }] });
    },
  });
  const changes = createOntologyChanges(client, new QueryClient());
  await changes.fetchList();
  ports = 'Harbours';
  const asked = changes.fetchList();
  await expect.poll(() => answer).toBeDefined();
  await changes.create({ ontologyId: 'cold', displayName: 'Cold', legalTerms: ['frost'] });
  answer?.();
  expect((await asked).map(({ displayName }) => displayName)).toEqual(['Harbours', 'Cold']);
});
