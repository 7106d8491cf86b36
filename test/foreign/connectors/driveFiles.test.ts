import { InfiniteQueryObserver, QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { allDriveFiles } from '../../../src/api/index.ts';
import { createClient, type BrainstemClient } from '../../../src/client/index.ts';
import { driveFilesQuery } from '../../../src/query/index.ts';

interface Drive {
  count: number;
  /** Files on the largest page. A larger one is refused, or cut to it. @default any number */
  largest?: number;
  isCutting?: boolean;
  /** Returns the token of the page that begins there. @default its place */
  tokenOf?: (start: number) => string;
}

const ref = { connectionId: 'c', providerConfigKey: 'alpha-drive-files' };

/** Opens a drive, and notes the page sizes that it is asked for. */
function openDrive({ count, largest = Infinity, isCutting = false, tokenOf = String }: Drive) {
  const asked: number[] = [];
  const client = createClient({
    baseUrl: 'https://platform.example.com',
    getToken: () => Promise.resolve({ token: 'token' }),
    retry: { attempts: 0 },
    fetch: (input, init) => {
      const { searchParams } = new URL(new Request(input, init).url);
      const size = Number(searchParams.get('pageSize') ?? 100);
      asked.push(size);
      if (size > largest && !isCutting) {
        return Promise.resolve(Response.json({ message: 'pageSize' }, { status: 400 }));
      }
      const start = Number(searchParams.get('pageToken') ?? 0);
      const end = Math.min(start + Math.min(size, largest), count);
      const files = Array.from({ length: end - start }, (_, index) => ({
        id: `f${start + index}`,
        name: 'Report.pdf',
      }));
      return Promise.resolve(
        Response.json({ files, ...(end < count ? { nextPageToken: tokenOf(end) } : {}) }),
      );
    },
  });
  return { client, asked };
}

/** Loads all pages, as the button does. */
async function loadAll(client: BrainstemClient): Promise<number> {
  const observer = new InfiniteQueryObserver(new QueryClient(), driveFilesQuery(client, ref));
  const stop = observer.subscribe(() => undefined);
  let result = await observer.fetchNextPage();
  while (result.hasNextPage) result = await observer.fetchNextPage();
  stop();
  return result.data?.pages.flatMap(({ files }) => files).length ?? 0;
}

test('a drive of 40,000 files is loaded with some 40 requests', async () => {
  const { client, asked } = openDrive({ count: 40_000 });
  expect(await loadAll(client)).toBe(40_000);
  expect(asked.slice(0, 6)).toEqual([100, 200, 400, 800, 1_000, 1_000]);
  expect(asked.length).toBeLessThan(45);
});

test.each([true, false])(
  'a drive whose pages hold 100 files at most is loaded, whether it cuts larger ones: %j',
  async (isCutting) => {
    const { client, asked } = openDrive({ count: 1_000, largest: 100, isCutting });
    expect(await loadAll(client)).toBe(1_000);
    expect(asked.filter((size) => size !== 100)).toEqual([200]);
  },
);

test('a page token that comes again ends the list', async () => {
  const drive = { count: 40_000, tokenOf: () => '100' };
  const { client, asked } = openDrive(drive);
  expect(await loadAll(client)).toBe(300);
  expect(asked).toEqual([100, 200]);
  let pages = 0;
  for await (const files of allDriveFiles(client, ref)) pages += Math.sign(files.length);
  expect(pages).toBe(2);
});
