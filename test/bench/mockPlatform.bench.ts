import { findingList } from '../../src/contract/index.ts';
import * as v from 'valibot';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import type { SeedName } from '../../src/mock-platform/index.ts';
import type { Benchmark, Result } from './benchmark.ts';
import { measureInterleaved, type Timing } from './measureInterleaved.ts';

/** Benchmark of the time until a test has its own platform, and until that answers. */
export const mockPlatformBenchmark: Benchmark = {
  title: 'the mock platform in process: start, and lists',
  async run() {
    return [await measureStart(), await measureLists()];
  },
};

/** Milliseconds that a start with the default seed may take, and a list. */
const promised = { start: 50, list: 2 };

const seeds: readonly SeedName[] = ['default', 'empty', 'large'];

async function measureStart(): Promise<Result> {
  const contenders = seeds.map((seed) => ({
    name: seed,
    run: () => {
      const { credentials } = createMockPlatform({ seed });
      if (credentials.apiKey === '') throw new Error('A platform without an API key.');
      return Promise.resolve();
    },
  }));
  const timings = await measureInterleaved(contenders, { warmUps: 3, rounds: 30 });
  return {
    title: 'createMockPlatform(), by seed',
    columns,
    rows: timings.map(row),
    ratios: [
      { title: `default / ${promised.start} ms`, value: share(timings, promised.start), atMost: 1 },
    ],
  };
}

async function measureLists(): Promise<Result> {
  const platform = createMockPlatform();
  const token = await platform.issueToken();
  const { baseUrl, publicUrl } = platform.credentials;
  const lists: readonly (readonly [name: string, url: string])[] = [
    ['GET /ontologies', `${publicUrl}/ontologies`],
    ['GET /findings', `${baseUrl}/core-analytics/validation/findings`],
    ['GET /sessions', `${baseUrl}/agents-service/api/v1/agentcore/sessions`],
  ];
  const contenders = lists.map(([name, url]) => ({
    name,
    run: async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer: unknown = await (await platform.fetch(url, { headers })).json();
      if (name === 'GET /findings' && !v.is(findingList, answer)) throw new Error('No findings.');
    },
  }));
  const timings = await measureInterleaved(contenders, { warmUps: 20, rounds: 200 });
  const slowest = timings.toSorted((a, b) => b.median - a.median);
  return {
    title: 'a list, in process, 200 calls each',
    columns,
    rows: timings.map(row),
    ratios: [
      {
        title: `slowest median / ${promised.list} ms`,
        value: share(slowest, promised.list),
        atMost: 1,
      },
    ],
  };
}

const columns = ['', 'median ms', 'spread ms'];

function row({ name, median, fastest, slowest }: Timing): string[] {
  return [name, median.toFixed(2), `${fastest.toFixed(2)}–${slowest.toFixed(2)}`];
}

/** The first one's median as a part of what is promised. */
function share([first]: readonly Timing[], milliseconds: number): number {
  return (first?.median ?? Number.NaN) / milliseconds;
}
