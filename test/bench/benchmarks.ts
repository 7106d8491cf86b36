import type { Benchmark } from './benchmark.ts';

/** Every benchmark by the name that `npm run bench -- <name>` takes, loaded when it is run. */
export const benchmarks: Readonly<Record<string, () => Promise<Benchmark>>> = {
  chat: async () => (await import('./chatStreaming.bench.ts')).chatStreamingBenchmark,
  thread: async () => (await import('./chatThread.bench.ts')).chatThreadBenchmark,
  mounts: async () => (await import('./mounts.bench.ts')).mountsBenchmark,
  findings: async () => (await import('./findings.bench.ts')).findingsBenchmark,
  picker: async () => (await import('./picker.bench.ts')).pickerBenchmark,
  discovery: async () => (await import('./discovery.bench.ts')).discoveryBenchmark,
  brain: async () => (await import('./brain.bench.ts')).brainBenchmark,
  parts: async () => (await import('./parts.bench.ts')).partsBenchmark,
  sizes: async () => (await import('./sizes.bench.ts')).sizesBenchmark,
  decoder: async () => (await import('./decoder.bench.ts')).decoderBenchmark,
  mock: async () => (await import('./mockPlatform.bench.ts')).mockPlatformBenchmark,
  matching: async () => (await import('./matching.bench.ts')).matchingBenchmark,
};
