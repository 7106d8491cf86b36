import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderChat } from '../testing/renderChat.tsx';
import type { ChatSpeech, RecognizeOptions, SpeakOptions } from './ChatSpeech.ts';

const platform = { seed: 'empty' } as const;
const field = () => screen.findByRole('textbox', { name: 'Message' });
const named = (name: string) => screen.findByRole('button', { name });

/** Speech that a test hears and speaks for. */
function openSpeech() {
  const heard: RecognizeOptions[] = [];
  const spoken: ({ text: string; end: () => void } & SpeakOptions)[] = [];
  const fails: ((error: Error) => void)[] = [];
  const speech: ChatSpeech = {
    recognize: (options) =>
      new Promise((resolve, reject) => {
        heard.push(options);
        fails.push(reject);
        options.signal.addEventListener('abort', () => resolve());
      }),
    speak: (text, options) =>
      new Promise((resolve) => {
        spoken.push({ text, ...options, end: resolve });
        options.signal.addEventListener('abort', () => resolve());
      }),
  };
  return { heard, spoken, fails, speech };
}

test('what is dictated comes after the draft, each hearing in place of the last, until it is stopped', async () => {
  const { heard, speech } = openSpeech();
  renderChat({ platform, props: { speech } });
  await userEvent.type(await field(), 'Tell me');
  await userEvent.click(await named('Dictate'));
  const [session] = heard;
  expect(session?.language).toBe('en');
  session?.onText('who is');
  session?.onText('who is late');
  await waitFor(async () => expect(await field()).toHaveValue('Tell me who is late'));
  expect(session?.signal.aborted).toBe(false);
  await userEvent.click(await named('Stop dictating'));
  expect(session?.signal.aborted).toBe(true);
  session?.onText('something that came too late');
  expect(await field()).toHaveValue('Tell me who is late');
  await named('Dictate');
});

test('writing by hand, and sending, end the dictation', async () => {
  const { heard, speech } = openSpeech();
  renderChat({ platform, props: { speech } });
  await userEvent.click(await named('Dictate'));
  heard[0]?.onText('Who is late');
  await waitFor(async () => expect(await field()).toHaveValue('Who is late'));
  await userEvent.type(await field(), '?');
  expect(heard[0]?.signal.aborted).toBe(true);
  await userEvent.click(await named('Dictate'));
  await userEvent.type(await field(), '{Enter}');
  expect(heard[1]?.signal.aborted).toBe(true);
  expect(await field()).toHaveValue('');
});

test('a microphone that fails is told, and what was heard stays', async () => {
  const { heard, fails, speech } = openSpeech();
  renderChat({ platform, props: { speech } });
  await userEvent.click(await named('Dictate'));
  heard[0]?.onText('Who is');
  fails[0]?.(new Error('not-allowed'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your microphone');
  expect(await field()).toHaveValue('Who is');
});

test('an answer is read without its marks, one at a time, and stops on request', async () => {
  const { spoken, speech } = openSpeech();
  const text = '**Two** of [them](https://example.com) were late.';
  const greeting = { role: 'assistant', text } as const;
  renderChat({ platform, props: { speech, initialMessages: [greeting, greeting] } });
  const [first, second] = await screen.findAllByRole('button', { name: 'Read aloud' });
  if (first === undefined || second === undefined) throw new TypeError('nothing can be read');
  await userEvent.click(first);
  expect(spoken.map(({ text: words }) => words)).toEqual(['Two of them were late.']);
  await userEvent.click(second);
  await waitFor(() => expect(spoken[0]?.signal.aborted).toBe(true));
  expect(spoken[1]?.signal.aborted).toBe(false);
  await userEvent.click(await named('Stop reading'));
  expect(spoken[1]?.signal.aborted).toBe(true);
  expect(await screen.findAllByRole('button', { name: 'Read aloud' })).toHaveLength(2);
});

test('neither is offered where the host has no speech', async () => {
  renderChat({ platform, props: { initialMessages: [{ role: 'assistant', text: 'Hello' }] } });
  await named('Copy message');
  expect(screen.queryByRole('button', { name: /Dictate|Read aloud/ })).toBeNull();
});
