import type { Suggestion } from 'brainstem/react';

/** Questions to begin with. Each shows another side of the assistant. */
export const suggestions: readonly Suggestion[] = [
  { label: 'Which suppliers delivered late this quarter?' },
  { label: 'Plan the Rotterdam run — ask me what you need' },
  { label: 'Find the bilberry contract, and use tool search' },
  { label: 'Show markdown: this week’s arrivals as a report' },
  { label: 'Explain our whole cold chain, even if you run long' },
  { label: 'Check every port fee, even if some fail' },
];
