import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { listConnections, listOntologies } from '../../../src/api/index.ts';
import {
  startForeignPlatform,
  type ForeignAnswer,
  type ForeignPlatform,
  type ReceivedRequest,
} from './startForeignPlatform.ts';

const started: ForeignPlatform[] = [];

async function start(
  handle: (request: ReceivedRequest) => ForeignAnswer,
): Promise<ForeignPlatform> {
  const platform = await startForeignPlatform(handle);
  started.push(platform);
  return platform;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((platform) => platform.close()));
});

interface ConnectionRecord {
  id: number;
  connection_id: string;
  provider_config_key: string;
  created_at: string;
  metadata: object;
}

function records(count: number): ConnectionRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    connection_id: `connection-${index + 1}`,
    provider_config_key: 'sql-b',
    created_at: '2026-03-02T12:00:00.000Z',
    metadata: {},
  }));
}

/** "public list pagination: `page` default 1; `limit` default 10, maximum 50" */
function documentedPage<Item>(all: readonly Item[], query: URLSearchParams): Item[] {
  const page = Number(query.get('page') ?? 1);
  const limit = Math.min(50, Number(query.get('limit') ?? 10));
  return all.slice((page - 1) * limit, page * limit);
}

function pagesAsked({ requests }: ForeignPlatform): (string | null)[] {
  return requests.map((request) =>
    new URL(request.split(' ')[1] ?? '', 'http://x').searchParams.get('page'),
  );
}

describe('listConnections', () => {
  it('reads every page of a list that is paged as the documents say', async () => {
    const all = records(137);
    const platform = await start(({ query }) => ({
      body: { connections: documentedPage(all, query), total: all.length },
    }));
    const list = await listConnections(platform.client, 'sql-b');
    expect(list.connections.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(list).toMatchObject({ total: 137, hasMore: false });
    expect(pagesAsked(platform)).toEqual(['1', '2', '3']);
  });

  it('reads every page of a paged list that answers no total, as SQL does', async () => {
    const all = records(60);
    const platform = await start(({ query }) => ({
      body: { connections: documentedPage(all, query) },
    }));
    const list = await listConnections(platform.client, 'sql-b');
    expect(list.connections).toHaveLength(60);
    expect(list).toMatchObject({ total: undefined, hasMore: false });
  });

  it('asks once for a short list without a total', async () => {
    const platform = await start(() => ({ body: { connections: records(3) } }));
    expect((await listConnections(platform.client, 'sql-b')).connections).toHaveLength(3);
    expect(platform.requests).toEqual([
      'GET /public/v1/connect/integrations/connections?providerConfigKey=sql-b&page=1&limit=50',
    ]);
  });

  it('stops at a platform that ignores page and answers its first page again', async () => {
    const all = records(37);
    const platform = await start(() => ({ body: { connections: all.slice(0, 10), total: 37 } }));
    const list = await listConnections(platform.client, 'sql-b');
    expect(list.connections.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(list).toMatchObject({ total: 37, hasMore: true });
    expect(pagesAsked(platform)).toEqual(['1', '2']);
  });

  it('reads a platform that ignores limit and answers pages of ten', async () => {
    const all = records(37);
    const platform = await start(({ query }) => {
      const page = Number(query.get('page'));
      return { body: { connections: all.slice((page - 1) * 10, page * 10), total: 37 } };
    });
    const list = await listConnections(platform.client, 'sql-b');
    expect(list.connections).toHaveLength(37);
    expect(list.hasMore).toBe(false);
  });

  it('takes the whole list of a platform that knows no pages', async () => {
    const all = records(212);
    const platform = await start(() => ({ body: { connections: all, total: 212 } }));
    const list = await listConnections(platform.client, 'sql-b');
    expect(list.connections).toHaveLength(212);
    expect(list).toMatchObject({ total: 212, hasMore: false });
    expect(platform.requests).toHaveLength(1);
  });

  it('keeps what it got where the total is smaller than the list', async () => {
    const platform = await start(({ query }) => ({
      body: { connections: documentedPage(records(120), query), total: 50 },
    }));
    const list = await listConnections(platform.client, 'sql-b');
    expect(list.connections).toHaveLength(120);
    expect(list).toMatchObject({ total: 120, hasMore: false });
  });

  it('says that connections are missing where the pages end before the total', async () => {
    const platform = await start(({ query }) => ({
      body: { connections: documentedPage(records(10), query), total: 37 },
    }));
    const list = await listConnections(platform.client, 'sql-b');
    expect(list.connections).toHaveLength(10);
    expect(list).toMatchObject({ total: 37, hasMore: true });
  });

  it('lists a connection once that moved to the next page while it was read', async () => {
    const all = records(60);
    const platform = await start(({ query }) => {
      const answer = { connections: documentedPage(all, query), total: all.length };
      const [added] = records(1);
      if (added !== undefined) all.unshift({ ...added, connection_id: `new-${all.length}` });
      return { body: answer };
    });
    const list = await listConnections(platform.client, 'sql-b');
    const ids = list.connections.map(({ connection_id }) => connection_id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('ends at a page that the platform refuses after it gave a full one', async () => {
    const platform = await start(({ query }) =>
      query.get('page') === '1'
        ? { body: { connections: records(10) } }
        : { status: 404, body: { error: 'Not Found', message: 'No such page' } },
    );
    const list = await listConnections(platform.client, 'sql-b');
    expect(list.connections).toHaveLength(10);
    expect(list).toMatchObject({ total: undefined, hasMore: false });
  });

  it('rejects when a later page fails, so that no part is taken for the whole', async () => {
    const platform = await start(({ query }) =>
      query.get('page') === '1'
        ? { body: { connections: records(50), total: 60 } }
        : { status: 403, body: { error: 'Forbidden', message: 'Access denied to organization' } },
    );
    await expect(listConnections(platform.client, 'sql-b')).rejects.toMatchObject({ status: 403 });
  });

  it('ends at a platform whose pages never end, and says that there is more', async () => {
    const platform = await start(({ query }) => {
      const page = Number(query.get('page'));
      const connections = records(50).map((record) => ({
        ...record,
        connection_id: `${page}-${record.connection_id}`,
      }));
      return { body: { connections } };
    });
    const list = await listConnections(platform.client, 'sql-b');
    expect(list.connections).toHaveLength(5000);
    expect(list).toMatchObject({ total: undefined, hasMore: true });
    expect(platform.requests).toHaveLength(100);
  });

  it('knows no total where the pages go on beyond the total that the platform says', async () => {
    const platform = await start(({ query }) => {
      const page = Number(query.get('page'));
      const connections = records(50).map((record) => ({
        ...record,
        connection_id: `${page}-${record.connection_id}`,
      }));
      return { body: { connections, total: connections.length } };
    });
    const list = await listConnections(platform.client, 'sql-b');
    expect(list.connections).toHaveLength(5000);
    expect(list).toMatchObject({ total: undefined, hasMore: true });
  });

  it('stops between two pages when its caller leaves', async () => {
    const leaving = new AbortController();
    const platform = await start(({ query }) => {
      if (query.get('page') === '2') leaving.abort();
      return { body: { connections: documentedPage(records(200), query), total: 200 } };
    });
    const { signal } = leaving;
    await expect(listConnections(platform.client, 'sql-b', { signal })).rejects.toThrow();
    expect(pagesAsked(platform)).toEqual(['1', '2']);
  });

  it('lists every connection of up to 100 pages once, and says when there are more', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(130),
        fc.integer({ min: 1, max: 60 }),
        fc.boolean(),
        async (count, pageSize, saysTotal) => {
          const all = records(count);
          const platform = await startForeignPlatform(({ query }) => {
            const size = Math.min(pageSize, Number(query.get('limit')));
            const first = (Number(query.get('page')) - 1) * size;
            const connections = all.slice(first, first + size);
            return { body: saysTotal ? { connections, total: count } : { connections } };
          });
          const list = await listConnections(platform.client, 'sql-b');
          await platform.close();
          const ids = list.connections.map(({ id }) => id);
          expect(ids).toEqual(all.map(({ id }) => id).slice(0, ids.length));
          // Without a total only the documented sizes tell that a page is full.
          if (!saysTotal && pageSize !== 10 && pageSize < 50) return;
          expect(ids).toHaveLength(Math.min(count, 100 * pageSize));
          expect(list.hasMore).toBe(count > ids.length);
          expect(list.total).toBe(saysTotal ? count : undefined);
        },
      ),
      {
        numRuns: 60,
        examples: [
          [100, 1, true],
          [101, 1, true],
          [130, 1, true],
        ],
      },
    );
  });
});

describe('listConnections with connections that can’t be read', () => {
  const readable = ({ id }: ConnectionRecord): boolean => id % 10 !== 0;
  const broken = (all: ConnectionRecord[]) =>
    all.map((record) => (readable(record) ? record : { ...record, id: `c${record.id}` }));

  it.each([false, true])('reads on behind them (total: %s), and counts them', async (saysTotal) => {
    const all = records(137);
    const platform = await start(({ query }) => {
      const connections = broken(documentedPage(all, query));
      return { body: saysTotal ? { connections, total: all.length } : { connections } };
    });
    const list = await listConnections(platform.client, 'sql-b');
    expect(list.connections.map(({ id }) => id)).toEqual(all.filter(readable).map(({ id }) => id));
    expect(list).toMatchObject({ total: 137, hasMore: true });
    expect(pagesAsked(platform)).toEqual(['1', '2', '3']);
  });

  it('counts them once on a platform that ignores the page', async () => {
    const platform = await start(() => ({ body: { connections: broken(records(50)) } }));
    const list = await listConnections(platform.client, 'sql-b');
    expect(list).toMatchObject({ total: 50, hasMore: true });
    expect(list.connections).toHaveLength(45);
    expect(pagesAsked(platform)).toEqual(['1', '2']);
  });
});

describe('listOntologies', () => {
  const ontology = (id: string) => ({ ontologyId: id, displayName: id, entityTypes: [id] });

  it('reads every page of a list that is paged as the documents say', async () => {
    const all = Array.from({ length: 73 }, (_, index) => ontology(`ontology-${index}`));
    const platform = await start(({ query }) => ({ body: documentedPage(all, query) }));
    const ontologies = await listOntologies(platform.client);
    expect(ontologies.map(({ ontologyId }) => ontologyId)).toEqual(
      all.map(({ ontologyId }) => ontologyId),
    );
  });

  it('lists those that can be read', async () => {
    const platform = await start(() => ({ body: { ontologies: [ontology('one'), {}] } }));
    expect(await listOntologies(platform.client)).toMatchObject([{ ontologyId: 'one' }]);
  });

  it('rejects a list whose pages never end, so that no part is taken for the whole', async () => {
    const platform = await start(({ query }) => ({
      body: Array.from({ length: 50 }, (_, index) => ontology(`${query.get('page')}-${index}`)),
    }));
    const listed = listOntologies(platform.client);
    await expect(listed).rejects.toMatchObject({ code: 'decode' });
    await expect(listed).rejects.toThrow('100 pages');
    expect(platform.requests).toHaveLength(100);
  });
});
