import { describe, expect, test } from 'vitest';
import { createPersistence } from '../../../../controller/index.ts';
import { createMemoryStorage } from '../../../../environment/index.ts';
import type { MockPlatformOptions } from '../../../../mock-platform/index.ts';
import { holdWait } from '../../../../mock-platform/testing/holdWait.ts';
import { openChat } from '../../testing/openChat.ts';
import { savedDraftsFormat } from './savedDrafts.ts';

const key = 'drafts:ada';

/** A storage, and chats that save their drafts in it, as one page after another does. */
function openStorage() {
  const storage = createMemoryStorage();
  const persist = () => createPersistence(storage, key, savedDraftsFormat);
  const open = (sessionId?: string, platform: MockPlatformOptions = {}) =>
    openChat({
      chat: { drafts: persist(), ...(sessionId === undefined ? {} : { sessionId }) },
      platform: { seed: 'default', ...platform },
    });
  /** The saved drafts. A conversation that the platform doesn't have is called "new". */
  const saved = (): unknown =>
    JSON.parse((storage.getItem(key) ?? 'null').replaceAll(/"new:[^"]+"/g, '"new"'));
  return { open, saved, storage };
}

describe('the drafts of a chat', () => {
  test('come back with the next page, each in its conversation', async () => {
    const { open, saved } = openStorage();
    const first = open();
    first.chat.setDraft('For a new one');
    first.chat.open('web-1');
    first.chat.setDraft('For the first');
    await expect.poll(saved).toEqual({ new: 'For a new one', 'web-1': 'For the first' });
    first.unmount();

    const second = open();
    await second.until(({ draft }) => draft === 'For a new one');
    second.chat.open('web-1');
    await second.until(({ draft }) => draft === 'For the first');
    second.chat.open('web-2');
    expect(second.conversation().draft).toBe('');
  });

  test('are dropped when they are sent, emptied or their conversation is deleted', async () => {
    const { open, saved } = openStorage();
    const { chat, settled } = open();
    chat.setDraft('What do we sell?');
    await expect.poll(saved).toEqual({ new: 'What do we sell?' });
    chat.send();
    await expect.poll(saved).toBeNull();
    await settled();

    chat.open('web-1');
    chat.setDraft('Once');
    await expect.poll(saved).toEqual({ 'web-1': 'Once' });
    chat.setDraft('');
    await expect.poll(saved).toBeNull();
    chat.setDraft('Twice');
    await expect.poll(saved).toEqual({ 'web-1': 'Twice' });
    chat.forget('web-1');
    await expect.poll(saved).toBeNull();
  });

  test('hold what waits or could not be sent, until it is sent', async () => {
    const { open, saved } = openStorage();
    const { chat, platform, until, settled } = open();
    const fault = platform.faults.add({ route: 'streamChat', status: 500 });
    chat.setDraft('Refused');
    chat.send();
    await until(({ turn }) => turn?.user?.state === 'failed');
    await expect.poll(saved).toEqual({ new: 'Refused' });
    chat.setDraft('Later');
    await expect.poll(saved).toEqual({ new: 'Refused\n\nLater' });

    const next = open();
    await next.until(({ draft }) => draft === 'Refused\n\nLater');
    next.unmount();

    platform.faults.clear(fault);
    chat.retry();
    await settled();
    await expect.poll(() => JSON.stringify(saved())).toMatch(/:"Later"}$/);
    chat.send();
    await settled();
    await expect.poll(saved).toBeNull();
  });

  test('hold a failed first message for a host that kept the id of its conversation', async () => {
    const { open } = openStorage();
    const first = open();
    first.platform.faults.add({ route: 'streamChat', status: 500 });
    first.chat.send('Refused');
    await first.until(({ turn }) => turn?.user?.state === 'failed');
    const { sessionId } = first.conversation();
    first.unmount();

    const { chat, until, conversation, settled, said } = open(sessionId);
    await until(({ draft }) => draft === 'Refused');
    expect(conversation()).toMatchObject({ sessionId, stored: false, begun: true });
    expect(chat.store.getState().openMessages.error).toBeNull();
    chat.send();
    await settled();
    expect(said()[0]).toEqual(['user', 'Refused']);
    expect(conversation()).toMatchObject({ stored: true, draft: '' });
  });

  test('hold what waits for an answer to end', async () => {
    const { open, saved } = openStorage();
    const { chat, transport } = open(undefined, { wait: holdWait().wait, pace: 1 });
    const [{ sessionId } = { sessionId: '' }] = await transport.latestSessions();
    chat.open(sessionId);
    chat.setDraft('run long');
    chat.send();
    chat.setDraft('And then');
    chat.send();
    await expect.poll(saved).toEqual({ [sessionId]: 'And then' });
  });

  test('of two chats of one user do not overwrite each other', async () => {
    const { open, saved } = openStorage();
    const [one, other] = [open('web-1'), open('web-2')];
    one.chat.setDraft('One');
    other.chat.setDraft('Other');
    one.chat.setDraft('One more');
    await expect.poll(saved).toEqual({ 'web-1': 'One more', 'web-2': 'Other' });
  });

  test('of two new conversations do not overwrite each other, in two tabs or in one', async () => {
    const { open, saved, storage } = openStorage();
    const texts = () => (storage.getItem(key) ?? '').match(/(?<=:")[^"]+/g)?.toSorted();
    const [one, other] = [open(), open()];
    one.chat.setDraft('One');
    other.chat.setDraft('Other');
    one.chat.setDraft('One more');
    await expect.poll(texts).toEqual(['One more', 'Other']);
    one.unmount();
    other.chat.send();
    await expect.poll(saved).toEqual({ new: 'One more' });
    await other.settled();
    other.unmount();

    const next = open();
    await next.until(({ draft }) => draft === 'One more');
    next.platform.faults.add({ route: 'streamChat', status: 500 });
    next.chat.send();
    await next.until(({ turn }) => turn?.user?.state === 'failed');
    next.chat.startNew();
    next.chat.setDraft('Something else');
    await expect.poll(texts).toEqual(['One more', 'Something else']);
  });

  test('of a tab that is still open stay in its slot when a later tab changes its copy', async () => {
    const { open, storage } = openStorage();
    const texts = () => (storage.getItem(key) ?? '').match(/(?<=:")[^"]+/g)?.toSorted();
    const first = open();
    first.chat.setDraft('One');
    await expect.poll(texts).toEqual(['One']);
    const later = open();
    await later.until(({ draft }) => draft === 'One');
    first.chat.setDraft('One more');
    await expect.poll(texts).toEqual(['One more']);
    later.chat.setDraft('One of the later tab');
    await expect.poll(texts).toEqual(['One more', 'One of the later tab']);
    later.chat.send();
    await expect.poll(texts).toEqual(['One more']);
    await later.settled();
    first.chat.send();
    await expect.poll(texts).toBeUndefined();
  });

  test('that were restored are dropped under their earlier key once they are changed', async () => {
    const { open, saved } = openStorage();
    const first = open();
    first.chat.setDraft('One');
    await expect.poll(saved).toEqual({ new: 'One' });
    first.unmount();
    const next = open();
    await next.until(({ draft }) => draft === 'One');
    next.chat.setDraft('One more');
    await expect.poll(saved).toEqual({ new: 'One more' });
  });

  test('that the user wrote meanwhile are not replaced by the saved ones', async () => {
    const storage = createMemoryStorage();
    let answer: (text: string | null) => void = () => undefined;
    const late = new Promise<string | null>((resolve) => {
      answer = resolve;
    });
    const slow = { ...storage, getItem: () => late };
    const { chat, conversation } = openChat({
      chat: { drafts: createPersistence(slow, key, savedDraftsFormat) },
    });
    chat.setDraft('Later');
    answer(JSON.stringify({ 'new:web-0': 'Earlier' }));
    await late;
    await expect.poll(() => storage.getItem(key)).toContain('Later');
    expect(storage.getItem(key)).toContain('Earlier');
    expect(conversation().draft).toBe('Later');
  });

  test.each(['no JSON', '[]', '"text"', 'null', '{"new:web-0":5,"web-1":{"a":1}}'])(
    'are empty where the storage holds %s',
    async (text) => {
      const { open, storage, saved } = openStorage();
      storage.setItem(key, text);
      const { chat, conversation } = open();
      chat.open('web-1');
      expect(conversation().draft).toBe('');
      chat.setDraft('New words');
      await expect.poll(saved).toEqual({ 'web-1': 'New words' });
    },
  );
});
