import { existsSync } from 'node:fs';
import type { Benchmark, Result } from './benchmark.ts';
import { bundlers, withBallast, type PageFiles } from './firstAnswer/buildPages.ts';
import { measureFirstAnswer, type FirstAnswer } from './firstAnswer/measureFirstAnswer.ts';

const rounds = 5;

/** Requests, bytes and time until the first answer of a partner's page. */
export const partsBenchmark: Benchmark = {
  title: 'from an empty page to the first answer, at 40 ms and 10 Mbit/s, over HTTP/1.1',
  async run() {
    if (!existsSync('dist/react.js')) {
      throw new Error('There is no build to open. Run `npm run build` first.');
    }
    return [
      await measure('Vite', 'firstAnswerOurs.tsx', 5, 2),
      await measure('esbuild', 'firstAnswerOurs.tsx', 30, 4),
      // As the docs tell those who bundle with esbuild to import.
      await measure('esbuild', 'firstAnswerEntries.tsx', 10, 4),
    ];
  },
};

async function measure(
  bundler: string,
  page: string,
  requests: number,
  depth: number,
): Promise<Result> {
  const build = bundlers[bundler];
  if (build === undefined) throw new Error(`There is no bundler "${bundler}".`);
  const [ours, bare, react] = await Promise.all(
    [page, 'firstAnswerFloor.tsx', 'reactAlone.tsx'].map(build),
  );
  if (ours === undefined || bare === undefined || react === undefined) throw new Error('No page.');
  const { answer } = await measureFirstAnswer(ours);
  const floor = withBallast(bare, answer.bytes, ours.get('/page.css')?.length ?? 0);
  const runs = new Map<string, FirstAnswer[]>([
    ['floor', []],
    ['ours', []],
  ]);
  for (let round = 0; round < rounds; round += 1) {
    runs.get('floor')?.push(await measureFirstAnswer(floor));
    runs.get('ours')?.push(await measureFirstAnswer(ours));
  }
  const of = (name: string, read: (run: FirstAnswer) => number): number =>
    median((runs.get(name) ?? []).map(read));
  const reactBytes = bytesOf(react);
  const oursOf = (read: (run: FirstAnswer) => number): number => of('ours', read);
  const chunks = [...ours].filter(([path]) => path.endsWith('.js'));
  return {
    title: `${bundler}, ${page}: ${chunks.length} scripts in all, of which under 1 kB: ${
      chunks.filter(([, { length }]) => length < 1000).length
    }. The floor is one script and one sheet of the same bytes`,
    columns: ['', 'composer ms', 'scripts', 'kB', 'answer ms', 'scripts', 'kB', 'depth'],
    rows: [...runs.keys()].map((name) => [
      name,
      of(name, ({ composer }) => composer.at).toFixed(0),
      `${of(name, ({ composer }) => composer.requests)}`,
      ((of(name, ({ composer }) => composer.bytes) - reactBytes) / 1000).toFixed(1),
      of(name, (run) => run.answer.at).toFixed(0),
      `${of(name, (run) => run.answer.requests)}`,
      ((of(name, (run) => run.answer.bytes) - reactBytes) / 1000).toFixed(1),
      `${of(name, (run) => run.answer.depth)}`,
    ]),
    ratios: [
      {
        title: `scripts until the first answer / ${requests}`,
        value: oursOf((run) => run.answer.requests) / requests,
        atMost: 1,
      },
      {
        title: `chain of scripts / ${depth}`,
        value: oursOf((run) => run.answer.depth) / depth,
        atMost: 1,
      },
      {
        title: 'kB of scripts until the first answer, React outside / 105',
        value: (oursOf((run) => run.answer.bytes) - reactBytes) / 105_000,
        atMost: 1,
      },
      {
        title: 'kB of scripts until the composer, React outside / 60',
        value: (oursOf(({ composer }) => composer.bytes) - reactBytes) / 60_000,
        atMost: 1,
      },
      {
        title: 'scripts after a send in a page at rest',
        value: oursOf(({ afterClick }) => afterClick),
        atMost: 0,
      },
      {
        title: 'first answer, ours / floor',
        value: oursOf((run) => run.answer.at) / of('floor', (run) => run.answer.at),
        atMost: 1.2,
      },
    ],
  };
}

function bytesOf(files: PageFiles): number {
  return [...files].reduce(
    (sum, [path, { length }]) => sum + (path.endsWith('.js') ? length : 0),
    0,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
