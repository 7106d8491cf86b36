import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startScreenReader } from '../../../../test/screenReader.ts';
import { renderTasks } from '../testing/renderTasks.tsx';

test('a task is changed with the keyboard, and a screen reader speaks every step', async () => {
  renderTasks();
  const title = 'Give notice for contract C-1987';
  await screen.findByRole('checkbox', { name: `Complete “${title}”` });
  const reader = await startScreenReader();
  await reader.tabTo(new RegExp(`^button, ${title}.*not expanded`));
  await reader.press('Enter');
  await screen.findByRole('textbox', { name: 'Title' });
  await reader.tabTo(/^textbox, Title/);
  await reader.press('End');
  await reader.type(' by Friday');
  await reader.tabTo(/^button, Save/);
  await reader.press('Enter', 'polite: Saved', /^textbox, Title/);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title} by Friday`);
  await screen.findByRole('checkbox', { name: `Complete “${title} by Friday”` });
});

test('a new task is said to be added, and its priority and status are two words', async () => {
  renderTasks();
  await screen.findByRole('button', { name: /cold store 2\s*, \s*In progress\s*, \s*High/ });
  const reader = await startScreenReader();
  await reader.tabTo(/^textbox, New task/);
  await reader.type('Call the port');
  await reader.press('Enter', 'polite: “Call the port” added');
});
