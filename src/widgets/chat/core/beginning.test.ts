import { expect, test, vi } from 'vitest';
import { openChat } from '../testing/openChat.ts';

test.each([[null], [''], [undefined]])(
  'a session id of %j begins a new conversation, which can be sent to',
  async (sessionId) => {
    const { chat, settled, said, conversation } = openChat({ chat: { sessionId } });
    expect(conversation().stored).toBe(false);
    expect(conversation().sessionId).not.toBe('');
    chat.send('Hello');
    await settled();
    expect(said()[0]).toEqual(['user', 'Hello']);
  },
);

test('the first message of a conversation tells the host which session is open', async () => {
  const onSessionChange = vi.fn();
  const { chat, settled, conversation } = openChat();
  chat.on('sessionChange', onSessionChange);
  const { sessionId } = conversation();
  chat.send('Hello');
  expect(onSessionChange.mock.calls).toEqual([[sessionId]]);
  await settled();
  const told = onSessionChange.mock.lastCall;
  chat.send('And again');
  await settled();
  expect(told).toEqual([conversation().sessionId]);
  expect(onSessionChange.mock.lastCall).toBe(told);
});

test('a message whose file is being uploaded waits for it, and goes out once by itself', async () => {
  const { chat, transport, until, settled, thread, conversation } = openChat();
  const stream = vi.spyOn(transport, 'stream');
  chat.setDraft('Read this');
  chat.addFiles([new File(['id\n1\n'], 'ports.csv', { type: 'text/csv' })]);
  chat.send();
  chat.send();
  expect(conversation()).toMatchObject({ draft: '', files: [], queue: [{ text: 'Read this' }] });
  await until(({ queue }) => queue.length === 0);
  await settled();
  expect(stream).toHaveBeenCalledTimes(1);
  expect(thread()[0]?.attachments).toMatchObject([{ name: 'ports.csv' }]);
});

test('a conversation that is deleted while it answers is stopped at the platform', async () => {
  const { chat, transport, until, conversation } = openChat({ platform: { pace: 0.2 } });
  const cancel = vi.spyOn(transport, 'cancel');
  chat.send('run long');
  await until(({ turn }) => (turn?.assistant.parts.length ?? 0) > 0);
  const { sessionId } = conversation();
  chat.forget(sessionId);
  expect(cancel.mock.calls).toEqual([[sessionId]]);
  expect(conversation().sessionId).not.toBe(sessionId);
});

test('a conversation that the platform no longer has is left for a new one, not begun again', async () => {
  const { chat, until, conversation } = openChat({ chat: { sessionId: 'web-deleted' } });
  await until(({ stored }) => !stored);
  expect(conversation()).toMatchObject({ sessionId: 'web-deleted', begun: false });
  chat.startNew();
  expect(conversation()).toMatchObject({ begun: true, stored: false });
  expect(conversation().sessionId).not.toBe('web-deleted');
});

test('an empty conversation that is deleted is followed by a new one, which takes what is typed', async () => {
  const { chat, settled, said, conversation } = openChat();
  const { sessionId } = conversation();
  chat.forget(sessionId);
  expect(conversation().sessionId).not.toBe(sessionId);
  chat.setDraft('Hello');
  chat.send();
  await settled();
  expect(said()[0]).toEqual(['user', 'Hello']);
});

test('a conversation that is deleted while files are uploaded for it uploads them no further', async () => {
  const { chat, transport, platform, conversation } = openChat();
  const upload = vi.spyOn(transport, 'upload');
  const aborted = () => upload.mock.calls.map(([, , { signal }]) => signal.aborted);
  platform.faults.add({ route: 'uploadFile', latency: 60_000 });
  chat.send('Read this', [new File(['id'], 'ports.csv')]);
  chat.addFiles([new File(['id'], 'ships.csv')]);
  await expect.poll(aborted).toEqual([false, false]);
  chat.forget(conversation().sessionId);
  expect(aborted()).toEqual([true, true]);
});
