import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { emulateMedia } from '../../../../../test/emulateMedia.ts';
import { holdWait } from '../../../../mock-platform/testing/holdWait.ts';
import { renderChat } from '../../testing/renderChat.tsx';

async function say(words: string): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Message' }));
  await userEvent.paste(words);
  await userEvent.keyboard('{Enter}');
}

test.each([
  ['end with length', 'This answer isn’t complete', 'It hit the length limit.'],
  ['end with content-filter', 'This answer isn’t complete', 'Stopped by a content filter.'],
  ['end with other', 'This answer isn’t complete', 'Ask again for the full answer.'],
  ['say nothing', 'No answer', 'The assistant finished without a reply.'],
])(
  'an answer to "%s" says "%s" and why, calls onError, and offers to ask again',
  async (words, title, text) => {
    const onError = vi.fn();
    renderChat({ platform: { seed: 'empty' }, props: { onError } });
    await say(words);
    const ask = await screen.findByRole('button', { name: 'Ask again' });
    const answer = within(screen.getByRole('article', { name: 'Assistant' }));
    expect(answer.getByText(title)).toBeVisible();
    expect(answer.getByText(text)).toBeVisible();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('article', { name: 'You' })).not.toHaveTextContent('not sent');
    await userEvent.click(ask);
    await expect.poll(() => onError.mock.calls.length).toBe(2);
    expect(await screen.findByRole('button', { name: 'Ask again' })).toBeVisible();
  },
);

test('a stop that the platform refuses is said, and the answer is not called stopped', async () => {
  const { wait, release } = holdWait();
  renderChat({ platform: { seed: 'empty', pace: 1, wait, cancels: false } });
  await say('What do we sell?');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  const [announced] = await screen.findAllByText(/Couldn’t stop this answer/);
  expect(announced).toBeInTheDocument();
  release(10_000);
  await screen.findByRole('button', { name: 'Copy message' });
  expect(screen.queryByText(/You stopped this answer/)).toBeNull();
  expect(screen.queryByText(/Couldn’t stop this answer/)).toBeNull();
});

test('an answer that stalls after some words goes on pulsing, and stops with its end', async () => {
  await emulateMedia('prefers-reduced-motion', 'no-preference');
  const { wait, release } = holdWait();
  const { view } = renderChat({ platform: { seed: 'empty', pace: 1, wait } });
  const pulses = () =>
    [...view.container.querySelectorAll('[data-state="streaming"] *')].filter((part) =>
      part.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Infinity),
    );
  await say('What do we sell?');
  await screen.findByText('Thinking…', { selector: '[data-part="message"] p' });
  release(1);
  await waitFor(() => expect(view.container.querySelector('[data-part="body"] p')).toBeVisible());
  await waitFor(() => expect(pulses()).toHaveLength(1));
  await emulateMedia('prefers-reduced-motion', 'reduce');
  expect(pulses()).toEqual([]);
  await emulateMedia('prefers-reduced-motion', 'no-preference');
  release(10_000);
  await screen.findByRole('button', { name: 'Copy message' });
  expect(pulses()).toEqual([]);
});
