import { expect, test, vi } from 'vitest';
import { MutationObserver, QueryClient } from '@tanstack/query-core';
import { createPlatformClient } from '../../../../../test/platformClient.ts';
import { browserEnvironment } from '../../../../environment/index.ts';
import { createTestTabs } from '../../../../environment/testing/createTestTabs.ts';
import { createChatTransport, deleteSessionMutation } from '../../../../query/index.ts';
import { openChat, withoutPauses } from '../../testing/openChat.ts';

/** A conversation open in two chats. Where it's gone, the platform may answer with an empty list. */
async function openTwice(where: 'this tab' | 'another tab', hasList = false) {
  const environment = { ...withoutPauses(browserEnvironment), tabs: createTestTabs() };
  const first = openChat({ chat: { environment } });
  first.chat.send('Hello');
  await first.settled();
  const { sessionId } = first.conversation();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await first.platform.fetch(input, init);
    if (!hasList || answer.status !== 404) return answer;
    return Response.json({ sessionId, messages: [], running: false, requiresAction: false });
  };
  const client = createPlatformClient(first.platform, { retry: { attempts: 0 }, fetch });
  const queryClient = new QueryClient();
  const transport = createChatTransport(client, queryClient);
  const second = openChat({ chat: { transport, sessionId, environment } });
  await expect.poll(() => second.said()).toEqual(first.said());
  const deleting =
    where === 'this tab'
      ? client
      : createPlatformClient(first.platform, { retry: { attempts: 0 } });
  const remove = async (): Promise<void> => {
    const cache = where === 'this tab' ? queryClient : new QueryClient();
    await new MutationObserver(cache, deleteSessionMutation(deleting)).mutate(sessionId);
    if (where === 'another tab') first.chat.forget(sessionId);
  };
  return { first, second, sessionId, remove };
}

test.each([
  ['this tab', false],
  ['this tab', true],
  ['another tab', false],
  ['another tab', true],
] as const)(
  'a conversation that a chat of %s deletes is left for a new one, which gets the draft (200: %s)',
  async (where, hasList) => {
    const { second, sessionId, remove } = await openTwice(where, hasList);
    const onMessageSend = vi.fn();
    second.chat.on('messageSend', onMessageSend);
    second.chat.setDraft('And in May?');
    second.chat.addFiles([new File(['id\n1\n'], 'ports.csv', { type: 'text/csv' })]);
    await second.until(({ files }) => files[0]?.state.status === 'uploaded');
    await remove();
    await second.until(({ isDeleted }) => isDeleted);
    expect(second.chat.messages()).toEqual([]);
    expect(second.conversation()).toMatchObject({ sessionId, draft: 'And in May?' });
    second.chat.send();
    expect(second.conversation().sessionId).not.toBe(sessionId);
    await second.until(({ sent, queue }) => sent > 0 && queue.length === 0);
    await second.settled();
    expect(onMessageSend.mock.calls).toEqual([
      [expect.not.stringMatching(sessionId), 'And in May?'],
    ]);
    expect(second.thread()[0]?.attachments).toMatchObject([{ name: 'ports.csv' }]);
    second.chat.open(sessionId);
    expect(second.conversation()).toMatchObject({ isDeleted: true, draft: '', files: [] });
  },
);

test('a chat that began the conversation learns of its deletion too, and offers a new one', async () => {
  const { first, second, sessionId } = await openTwice('another tab');
  first.chat.setDraft('And in May?');
  const client = createPlatformClient(first.platform, { retry: { attempts: 0 } });
  await new MutationObserver(new QueryClient(), deleteSessionMutation(client)).mutate(sessionId);
  second.chat.forget(sessionId);
  await first.until(({ isDeleted }) => isDeleted);
  first.chat.startNew();
  expect(first.conversation()).toMatchObject({ begun: true, stored: false, draft: 'And in May?' });
});

test.each(['another file', 'one whose upload failed'] as const)(
  'a conversation that was deleted gets no file any more: %s goes to a new one',
  async (which) => {
    const { first, second, sessionId, remove } = await openTwice('another tab');
    const file = (name: string) => new File(['id\n1\n'], name, { type: 'text/csv' });
    second.chat.setDraft('And in May?');
    first.platform.faults.add({ route: 'uploadFile', status: 500, times: 1 });
    second.chat.addFiles([file('ports.csv')]);
    await second.until(({ files }) => files[0]?.state.status === 'failed');
    await remove();
    await second.until(({ isDeleted }) => isDeleted);
    if (which === 'another file') second.chat.addFiles([file('crates.csv')]);
    else second.chat.retryFile(second.conversation().files[0]?.key ?? '');
    await second.until(({ files }) => files.every(({ state }) => state.status === 'uploaded'));
    expect(second.conversation()).toMatchObject({ isDeleted: false, draft: 'And in May?' });
    const stored = second
      .conversation()
      .files.map(({ state }) => 'result' in state && state.result.session_id);
    expect(new Set(stored)).toEqual(new Set([second.conversation().sessionId]));
    expect(stored).toHaveLength(which === 'another file' ? 2 : 1);
    second.chat.open(sessionId);
    expect(second.conversation().files).toEqual([]);
  },
);

test.each([404, 410])(
  'a file that is refused with %i because another client deleted the conversation goes to a new one',
  async (status) => {
    const { chat, platform, settled, until, conversation } = openChat();
    chat.send('Hello');
    await settled();
    const { sessionId } = conversation();
    const client = createPlatformClient(platform, { retry: { attempts: 0 } });
    await new MutationObserver(new QueryClient(), deleteSessionMutation(client)).mutate(sessionId);
    platform.faults.add({ route: 'uploadFile', status, times: 1 });
    platform.faults.add({ route: 'listMessages', status });
    chat.setDraft('And in May?');
    chat.addFiles([new File(['id\n1\n'], 'ports.csv', { type: 'text/csv' })]);
    await until(({ isDeleted }) => isDeleted);
    chat.retryFile(conversation().files[0]?.key ?? '');
    await until(({ files }) => files[0]?.state.status === 'uploaded');
    expect(conversation()).toMatchObject({ isDeleted: false, draft: 'And in May?' });
    expect(conversation().sessionId).not.toBe(sessionId);
  },
);
