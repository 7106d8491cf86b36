import { describe, expect, it } from 'vitest';
import {
  deleteSession,
  getSessionStatus,
  listFiles,
  listMessages,
  listSessions,
  sendChat,
  streamChat,
  uploadFile,
  type SessionPage,
} from '../../../contract/index.ts';
import { holdWait } from '../../testing/holdWait.ts';
import { openPlatform, refusalOf, type OpenedPlatform } from '../../testing/openPlatform.ts';

const page = listSessions.response.schema;
const stored = listMessages.response.schema;
const session_id = 'web-1';
const params = { session_id };

async function newest({ read }: OpenedPlatform): Promise<string> {
  const { sessions } = await read(page, listSessions, { query: { max_results: '1' } });
  return sessions[0]?.sessionId ?? '';
}

describe('the session list', () => {
  it('is ranked by last activity, with previews', async () => {
    const { read } = await openPlatform();
    const { sessions, nextToken } = await read(page, listSessions);
    expect(sessions).toHaveLength(12);
    expect(nextToken).toBeNull();
    const times = sessions.map(({ lastMessageAt }) => lastMessageAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(sessions[0]?.preview).toBe('Which suppliers delivered late this quarter?');
  });

  it('brings a session to the top when it is written to', async () => {
    const { platform, call, read } = await openPlatform();
    const before = (await read(page, listSessions)).sessions.at(-1)?.sessionId;
    platform.clock.advance(60);
    await call(sendChat, { json: { session_id: before, message: 'Again' } });
    expect((await read(page, listSessions)).sessions[0]?.sessionId).toBe(before);
  });

  it('include_preview false leaves previews out', async () => {
    const { read } = await openPlatform();
    const { sessions } = await read(page, listSessions, { query: { include_preview: 'false' } });
    expect(sessions.every(({ preview }) => preview === undefined)).toBe(true);
  });

  it('pages through 250 sessions by next_token, each once', async () => {
    const { read } = await openPlatform({ seed: 'large' });
    const seen: string[] = [];
    const sizes: number[] = [];
    let query: Record<string, string> = { max_results: '100' };
    for (;;) {
      const { sessions, nextToken }: SessionPage = await read(page, listSessions, { query });
      sizes.push(sessions.length);
      seen.push(...sessions.map(({ sessionId }) => sessionId));
      if (nextToken === null || nextToken === undefined) break;
      query = { max_results: '100', next_token: nextToken };
    }
    expect(sizes).toEqual([100, 100, 50]);
    expect(new Set(seen).size).toBe(250);
  });

  it('has no next_token when the page ends with the last session', async () => {
    const { read } = await openPlatform();
    const answer = await read(page, listSessions, { query: { max_results: '12' } });
    expect(answer.nextToken).toBeNull();
  });

  it.each([
    ['default 20', {}, 200, 20],
    ['1', { max_results: '1' }, 200, 1],
    ['100', { max_results: '100' }, 200, 100],
    ['a word', { max_results: 'many' }, 422, undefined],
    ['a fraction', { max_results: '1.5' }, 422, undefined],
    ['default 20 under another name', { limit: '5' }, 200, 20],
    ['a strange next_token', { next_token: 'x' }, 422, undefined],
    ['include_preview yes', { include_preview: 'yes' }, 422, undefined],
  ])('max_results 1 to 100: %s', async (_, query, status, size) => {
    const { call, read } = await openPlatform({ seed: 'large' });
    expect((await call(listSessions, { query })).status).toBe(status);
    if (size === undefined) return;
    expect((await read(page, listSessions, { query })).sessions).toHaveLength(size);
  });

  it('is empty in the empty seed', async () => {
    const { read } = await openPlatform({ seed: 'empty' });
    expect(await read(page, listSessions)).toEqual({ sessions: [], nextToken: null });
  });

  it('does not list a session that has files and no messages', async () => {
    const { call, read } = await openPlatform({ seed: 'empty' });
    const raw = new FormData();
    raw.set('session_id', session_id);
    raw.set('file', new File(['x'], 'x.txt'));
    expect((await call(uploadFile, { raw })).status).toBe(200);
    expect((await read(page, listSessions)).sessions).toEqual([]);
  });
});

describe('the messages of a session', () => {
  it.each([
    ['100 when max_results is absent', {}, 100],
    ['max_results of them', { max_results: '3' }, 3],
    ['100 under other page-size names', { limit: '3', page_size: '3' }, 100],
  ])('are the latest in order: %s', async (_, query, size) => {
    const opened = await openPlatform({ seed: 'large' });
    const sent = { params: { session_id: await newest(opened) }, query };
    const { messages } = await opened.read(stored, listMessages, sent);
    expect(messages).toHaveLength(size);
    const [last] = messages.at(-2)?.content ?? [];
    expect(last?.type === 'text' ? last.text : '').toMatch(/^500\. /);
  });

  it('422 for max_results that are no number', async () => {
    const { call } = await openPlatform();
    const answer = await call(listMessages, { params, query: { max_results: 'x' } });
    expect((await refusalOf(answer))[0]).toBe(422);
  });

  it('keep an in-flight turn only with include_partial, without status complete', async () => {
    const { wait, release } = holdWait();
    const { call, read } = await openPlatform({ wait, pace: 1 });
    await call(streamChat, { json: { session_id, message: 'contracts' } });
    release(2);
    const partial = { params, query: { include_partial: 'true' } };
    await expect
      .poll(async () => (await read(stored, listMessages, partial)).messages[1]?.content)
      .toEqual([{ type: 'text', text: 'From the knowledge ' }]);
    const { messages, running } = await read(stored, listMessages, partial);
    expect(running).toBe(true);
    expect(messages[1]).not.toHaveProperty('status');
    expect((await read(stored, listMessages, { params })).messages).toHaveLength(1);
  });

  it('404 for a session of another actor', async () => {
    const opened = await openPlatform();
    const { readOnlyServiceActorId: serviceActorId } = opened.platform.credentials;
    const bearer = await opened.platform.issueToken({ serviceActorId });
    const sent = { bearer, params: { session_id: await newest(opened) } };
    for (const endpoint of [listMessages, getSessionStatus]) {
      expect((await refusalOf(await opened.call(endpoint, sent)))[0]).toBe(404);
    }
  });
});

describe('deleting a session', () => {
  const deleted = deleteSession.response.schema;

  it('tells how many events went, and the session is gone with its files', async () => {
    const { call, read } = await openPlatform();
    const raw = new FormData();
    raw.set('session_id', session_id);
    raw.set('file', new File(['x'], 'x.txt'));
    await call(uploadFile, { raw });
    await call(sendChat, { json: { session_id, message: 'hi' } });
    expect(await read(deleted, deleteSession, { params })).toMatchObject({ deletedEvents: 2 });
    expect((await call(listMessages, { params })).status).toBe(404);
    const query = { session_id };
    expect(await read(listFiles.response.schema, listFiles, { query })).toMatchObject({
      files: [],
    });
  });

  it('deletedEvents 0 for a session without events', async () => {
    const { read } = await openPlatform();
    const answer = await read(deleted, deleteSession, { params });
    expect(answer).toEqual({ sessionId: session_id, deletedEvents: 0 });
  });

  it('stops a live run', async () => {
    const { call } = await openPlatform({ wait: holdWait().wait, pace: 1 });
    const answer = await call(streamChat, { json: { session_id, message: 'hi' } });
    await call(deleteSession, { params });
    expect(await answer.text()).toBe('d:{"finishReason":"stop"}\n');
  });

  it('leaves the session of another actor alone', async () => {
    const opened = await openPlatform();
    const id = await newest(opened);
    const { otherServiceActorId: serviceActorId } = opened.platform.credentials;
    const bearer = await opened.platform.issueToken({ serviceActorId });
    const sent = { params: { session_id: id } };
    const answer = await opened.read(deleted, deleteSession, { ...sent, bearer });
    expect(answer.deletedEvents).toBe(0);
    expect((await opened.call(listMessages, sent)).status).toBe(200);
  });
});
