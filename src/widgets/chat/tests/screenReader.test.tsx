import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { startScreenReader } from '../../../../test/screenReader.ts';
import { holdWait } from '../../../mock-platform/testing/holdWait.ts';
import { renderChat } from '../testing/renderChat.tsx';

test('a person asks by keyboard, and hears the answer by sentences', async () => {
  renderChat({ platform: { seed: 'empty' } });
  await screen.findByRole('textbox', { name: 'Message' });
  const reader = await startScreenReader();
  await reader.tabTo(/^textbox, Message/);
  await reader.type('Which suppliers delivered late?');
  await reader.press('Enter', /^polite: .*Saltmarsh Fisheries/);
});

test('a person stops an answer by keyboard', async () => {
  const { wait, release } = holdWait();
  renderChat({ platform: { seed: 'empty', pace: 1, wait } });
  await screen.findByRole('textbox', { name: 'Message' });
  const reader = await startScreenReader();
  await reader.tabTo(/^textbox, Message/);
  await reader.type('run long');
  await reader.press('Enter', 'polite: Thinking…');
  await reader.tabTo('button, Stop answering');
  await reader.press('Enter');
  release(10_000);
  await screen.findByText('You stopped this answer.');
});
