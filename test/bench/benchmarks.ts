import type { Benchmark } from './benchmark.ts';

/** Every benchmark by the name that `npm run bench -- <name>` takes, loaded when it is run. */
export const benchmarks: Readonly<Record<string, () => Promise<Benchmark>>> = {
  decoder: async () => (await import('./decoder.bench.ts')).decoderBenchmark,
  mock: async () => (await import('./mockPlatform.bench.ts')).mockPlatformBenchmark,
  matching: async () => (await import('./matching.bench.ts')).matchingBenchmark,
};
