import type { Suggestion } from 'brainstem/react';

/** Questions to begin with, as somebody of the company would ask them. */
export const suggestions: readonly Suggestion[] = [
  { label: 'Which suppliers delivered late this quarter?' },
  { label: 'Which contracts end soon?' },
  { label: 'How did sales change by customer?' },
  { label: 'Who is responsible for the cold chain?' },
  { label: 'What is in our product range?' },
];
