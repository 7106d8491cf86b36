import { stepsBenchmark } from './stepsBenchmark.ts';

/** A picker of many files, in Chromium. */
export const pickerBenchmark = stepsBenchmark({
  title: 'a picker of 10,000 files, in Chromium',
  file: 'pages/pickerOurs.tsx',
  count: 10_000,
  steps: ['prepare', 'open', 'filter', 'clear', 'reach', 'range'],
  limits: {
    open: { title: 'opening', atMost: 100 },
    filter: { title: 'a keystroke', atMost: 50 },
    range: { title: 'Shift over 5,000', atMost: 50 },
  },
});
