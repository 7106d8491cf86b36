import { stepsBenchmark } from './stepsBenchmark.ts';

/** The tables of a large database, in Chromium. */
export const discoveryBenchmark = stepsBenchmark({
  title: 'schema discovery with 5,000 tables in 100 schemas, in Chromium',
  file: 'pages/discoveryOurs.tsx',
  count: 5_000,
  steps: ['prepare', 'open', 'filter', 'clear', 'toggle'],
  limits: {
    open: { title: 'opening', atMost: 100 },
    filter: { title: 'a keystroke', atMost: 50 },
    toggle: { title: 'a schema', atMost: 50 },
  },
});
