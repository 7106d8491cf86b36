import { expect, test, vi } from 'vitest';
import { createWebSpeech } from './createWebSpeech.ts';

/** A recogniser as Chromium has it, which a test lets hear. */
class FakeRecognition {
  static last: FakeRecognition | undefined;
  lang = '';
  onresult: (event: { results: readonly { transcript: string }[][] }) => void = vi.fn();
  onerror: (event: { error: string }) => void = vi.fn();
  onend: () => void = vi.fn();
  start = vi.fn(() => {
    FakeRecognition.last = this;
  });
  stop = vi.fn(() => this.onend());
}

test('a browser without speech offers neither', () => {
  expect(createWebSpeech({})).toEqual({});
});

test('the browser recognises in the language of the chat until it is stopped', async () => {
  const { recognize } = createWebSpeech({ webkitSpeechRecognition: FakeRecognition });
  const onText = vi.fn();
  const stopping = new AbortController();
  const ended = recognize?.({ language: 'de', onText, signal: stopping.signal });
  expect(FakeRecognition.last?.lang).toBe('de');
  FakeRecognition.last?.onresult({
    results: [[{ transcript: 'Wer kam' }], [{ transcript: ' zu spät' }]],
  });
  expect(onText).toHaveBeenCalledWith('Wer kam zu spät');
  stopping.abort();
  await ended;
  expect(FakeRecognition.last?.stop).toHaveBeenCalledOnce();
});

test('silence ends the recognition, and a refused microphone fails it', async () => {
  const { recognize } = createWebSpeech({ SpeechRecognition: FakeRecognition });
  const options = { language: 'en', onText: vi.fn(), signal: new AbortController().signal };
  const silent = recognize?.(options);
  FakeRecognition.last?.onerror({ error: 'no-speech' });
  FakeRecognition.last?.onend();
  await expect(silent).resolves.toBeUndefined();
  const refused = recognize?.(options);
  FakeRecognition.last?.onerror({ error: 'not-allowed' });
  await expect(refused).rejects.toThrow('not-allowed');
});
