import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { browserEnvironment, type Tabs } from '../../../../environment/index.ts';
import { createTestTabs } from '../../../../environment/testing/createTestTabs.ts';
import { createPlatformClient } from '../../../../../test/platformClient.ts';
import { openChat, withoutPauses, type OpenChatOptions } from '../../testing/openChat.ts';
import { createChatTransport } from '../../../../query/index.ts';
import { QueryClient } from '@tanstack/query-core';

const environmentOf = (tabs: Tabs) => ({ ...withoutPauses(browserEnvironment), tabs });

/** A conversation in two tabs, each with its own cache. */
async function openTwice(platform: OpenChatOptions['platform'] = {}) {
  const tabs = createTestTabs();
  const first = openChat({ platform, chat: { environment: environmentOf(tabs) } });
  first.chat.send('Hello');
  await first.settled();
  const { sessionId } = first.conversation();
  const client = createPlatformClient(first.platform, { retry: { attempts: 0 } });
  const transport = createChatTransport(client, new QueryClient());
  const environment = environmentOf(tabs);
  const second = openChat({ chat: { transport, sessionId, environment } });
  await expect.poll(() => second.said()).toEqual(first.said());
  return { first, second, tabs };
}

test('a second tab of a conversation catches up with what was asked in the first', async () => {
  const { first, second } = await openTwice();
  first.chat.send('Which suppliers delivered late?');
  await first.settled();
  await expect.poll(() => second.said()).toEqual(first.said());
  expect(second.said()).toHaveLength(4);
});

test('a second tab opened before the first message arrived shows the conversation once it has', async () => {
  const tabs = createTestTabs();
  const first = openChat({ chat: { environment: environmentOf(tabs) } });
  const { sessionId } = first.conversation();
  const client = createPlatformClient(first.platform, { retry: { attempts: 0 } });
  const transport = createChatTransport(client, new QueryClient());
  const second = openChat({ chat: { transport, sessionId, environment: environmentOf(tabs) } });
  await second.until(({ stored }) => !stored);
  first.chat.send('Hello');
  await first.settled();
  await expect.poll(() => second.said()).toEqual(first.said());
  expect(second.said()).toHaveLength(2);
});

test('an answer that is stopped in two tabs at once is stopped in both, and refused in neither', async () => {
  const { first, second } = await openTwice({ pace: 1, wait: () => nextTurn() });
  first.chat.send('run long');
  await second.until(({ turn }) => turn?.status === 'streaming');
  const stops: unknown[] = [];
  second.chat.store.subscribe(() => stops.push(second.conversation().turn?.stop));
  first.chat.stop();
  second.chat.stop();
  await first.settled();
  await second.settled();
  expect(first.thread().at(-1)?.state).toBe('stopped');
  expect(second.thread().at(-1)?.state).toBe('stopped');
  expect(stops).not.toContain('refused');
});

test('what other scripts write on the channel changes nothing', async () => {
  const { second, tabs } = await openTwice();
  const before = second.said();
  const channel = tabs.join('brainstem-chat', () => undefined);
  for (const value of [null, 'x', { changed: 1 }, { changed: 'other' }, { changed: {} }]) {
    channel.post(value);
  }
  expect(second.said()).toEqual(before);
});
