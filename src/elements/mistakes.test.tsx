import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMockPlatform } from '../mock-platform/index.ts';
import { defineElements } from './defineElements.ts';
import { changeAppearance, startBrainstem } from './startBrainstem.ts';
import { open, put, shown } from './testing/openElements.ts';

/** The texts on the console. */
let written: string[];

beforeEach(() => {
  defineElements();
  written = [];
  const log = vi.spyOn(console, 'error');
  log.mockImplementation((text: unknown) => void written.push(String(text)));
  onTestFinished(() => log.mockRestore());
});

test('a tag that no widget has is named once, with the tags that there are', () => {
  open();
  put(document.createElement('brainstem-chatt'));
  put(document.createElement('brainstem-chatt'));
  put(document.createElement('other-chat'));
  defineElements();
  defineElements();
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(
    /Brainstem: there is no widget named "brainstem-chatt"\. Use one of chat, /,
  );
});

test('an attribute that is likely misspelt is named with the one that was meant', async () => {
  open();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<brainstem-chat style="display: block; height: 400px" sessionId="a" lable="Help" title="Chat" slot="x" data-v-1 other="1"></brainstem-chat>',
  );
  const element = document.querySelector('brainstem-chat');
  if (element === null) throw new Error('There is no element.');
  await shown(element);
  expect(written).toEqual([
    'Brainstem: <brainstem-chat> has no attribute sessionid. Did you mean session-id?',
    'Brainstem: <brainstem-chat> has no attribute lable. Did you mean label?',
  ]);
});

test('a language that the kit does not have is named with those that it has', async () => {
  const platform = createMockPlatform({ pace: 0 });
  const brainstem = await startBrainstem({
    baseUrl: platform.credentials.baseUrl,
    fetch: platform.fetch,
    getToken: async () => ({ token: await platform.issueToken({}) }),
    language: 'german',
  });
  onTestFinished(() => brainstem.destroy());
  await changeAppearance(brainstem, { language: 'de-AT' });
  await changeAppearance(brainstem, { theme: 'dark' });
  expect(written).toEqual([
    'Brainstem: there is no language "german". Use one of en, ar, de, en-GB, es, fr, ja, pt-BR, zh-CN.',
  ]);
});
