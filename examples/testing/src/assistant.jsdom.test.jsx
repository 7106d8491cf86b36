import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from 'brainstem/testing';
import { afterEach, expect, test } from 'vitest';
import { Assistant } from './Assistant.jsx';

afterEach(cleanup);

test('the button puts a question into the chat, and the assistant answers it', async () => {
  renderWithPlatform(<Assistant />);
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await userEvent.click(screen.getByRole('button', { name: 'Ask about orders' }));
  await expect.poll(() => field.value).toBe('Which orders are late?');
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByRole('article', { name: 'Assistant' })).toBeDefined();
});

test('a question that the platform refuses stays on the page', async () => {
  const { platform } = renderWithPlatform(<Assistant />);
  platform.faults.add({ route: 'streamChat', status: 503 });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await userEvent.type(field, 'Which orders are late?{Enter}');
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(await screen.findByText('Which orders are late?')).toBeDefined();
});
