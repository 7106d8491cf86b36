import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startScreenReader } from '../../../test/screenReader.ts';
import { renderOnboarding } from './testing/renderOnboarding.tsx';

test('an onboarding is finished with the keyboard, and a screen reader speaks every step', async () => {
  const completed: unknown[] = [];
  renderOnboarding({ props: { onComplete: (_id, answers) => completed.push(...answers) } });
  await screen.findByRole('button', { name: 'Get started' });
  const reader = await startScreenReader();
  await reader.tabTo(/^button, Get started/);
  await reader.press('Enter', 'heading, Step 1, level 2');
  for (let number = 1; number <= 5; number += 1) {
    for (const group of screen.getAllByRole('group')) {
      await reader.press('Tab', /^radio, .*not checked/);
      await reader.press(' ');
      expect(within(group).getAllByRole('radio')[0]).toBeChecked();
    }
    await reader.press(
      'Enter',
      number === 5
        ? 'heading, That’s all we need, level 2'
        : `heading, Step ${number + 1}, level 2`,
    );
  }
  expect(completed).toHaveLength(9);
});
