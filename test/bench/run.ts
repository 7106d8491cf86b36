import { benchmarks } from './benchmarks.ts';
import { formatResult } from './formatResult.ts';

/**
 * Runs the benchmarks that are named, or all: `npm run bench -- decoder`. Fails when a benchmark
 * finds that its contenders did not do the same work; a ratio that misses its bound is only
 * reported, since it depends on the machine.
 */
async function run(names: readonly string[]): Promise<void> {
  for (const name of names.length > 0 ? names : Object.keys(benchmarks)) {
    const load = benchmarks[name];
    if (load === undefined) {
      const known = Object.keys(benchmarks).join(', ');
      throw new Error(`There is no benchmark "${name}". Take one of: ${known}.`);
    }
    const benchmark = await load();
    console.log(`${name}: ${benchmark.title}\n`);
    for (const result of await benchmark.run()) console.log(formatResult(result));
  }
}

await run(process.argv.slice(2));
