import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderChat } from '../testing/renderChat.tsx';

test('what tells the time of messages is made before the first one is sent', async () => {
  const { DateTimeFormat } = Intl;
  // By itself the spy makes objects that are no formatters.
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...given) {
    return new DateTimeFormat(...given);
  });
  onTestFinished(() => made.mockRestore());
  renderChat({ platform: { seed: 'empty' }, props: { showSessions: false } });
  await screen.findByRole('textbox', { name: 'Message' });
  const times = () =>
    made.mock.calls.filter(([, options]) => options?.hour === 'numeric').map(([tag]) => tag);
  await expect.poll(times).toContain('en');
  expect(screen.queryByRole('article')).toBeNull();
});

test('the token of the first message is there before anything is written', async () => {
  const { client } = renderChat({ platform: { seed: 'empty' }, props: { showSessions: false } });
  await expect.poll(() => client.tokens.getState().status).toBe('ready');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(screen.queryByRole('article')).toBeNull();
});
