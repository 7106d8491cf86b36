import type { Suggestion } from 'brainstem/react';

/** Initial questions that an employee might ask. */
export const suggestions: readonly Suggestion[] = [
  { label: 'Which suppliers delivered late this quarter?' },
  { label: 'Which contracts end soon?' },
  { label: 'How did sales change by customer?' },
  { label: 'Who is responsible for the cold chain?' },
  { label: 'What is in our product range?' },
];
