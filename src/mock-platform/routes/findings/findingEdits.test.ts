import { describe, expect, it } from 'vitest';
import {
  editFinding,
  getFinding,
  listFindings,
  streamFindingEdit,
} from '../../../contract/index.ts';
import { holdWait } from '../../testing/holdWait.ts';
import { openPlatform, type OpenedPlatform } from '../../testing/openPlatform.ts';
import { readUntil } from '../../testing/readStream.ts';
import type { MockPlatformOptions } from '../../environment.ts';

const detail = getFinding.response.schema;

async function openEdit(user_request: string, options?: MockPlatformOptions) {
  const opened = await openPlatform(options);
  const { findings } = await opened.read(listFindings.response.schema, listFindings);
  const params = { finding_id: findings[0]?.finding_id ?? '' };
  return { opened, params, sent: { params, json: { ...params, user_request } } };
}

async function show({ read }: OpenedPlatform, params: Record<string, string>) {
  return read(detail, getFinding, { params });
}

describe('POST /findings/{finding_id}/edit', () => {
  it.each([
    ['Change the title to "Late on Mondays"', 'Late on Mondays'],
    ['Title: Late on Mondays.', 'Late on Mondays'],
  ])('changes the title on "%s"', async (request, title) => {
    const { opened, params, sent } = await openEdit(request);
    expect((await opened.call(editFinding, sent)).status).toBe(200);
    expect((await show(opened, params)).finding.title).toBe(title);
  });

  it('notes any other request among what was learned', async () => {
    const { opened, params, sent } = await openEdit('Easter Monday is a holiday');
    await opened.call(editFinding, sent);
    const { finding, review_state } = await show(opened, params);
    expect(finding.what_was_learned.at(-1)).toBe('As a reviewer noted: Easter Monday is a holiday');
    expect(review_state).toBe('pending');
  });
});

describe('POST /findings/{finding_id}/edit/stream', () => {
  it('answers SSE (text/event-stream) in several events, the last with the finding', async () => {
    const { opened, sent } = await openEdit('Title: Mondays');
    const answer = await opened.call(streamFindingEdit, sent);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const events = (await answer.text()).split('\n\n').filter((event) => event !== '');
    expect(events).toHaveLength(5);
    expect(events.slice(0, 4).every((event) => event.startsWith('event: progress\n'))).toBe(true);
    expect(events[4]).toMatch(/^event: complete\ndata: \{.*"title":"Mondays"/);
  });

  it('is processing until its events are over, each in its time', async () => {
    const { wait, release } = holdWait();
    const { opened, params, sent } = await openEdit('Title: Mondays', { wait, pace: 1 });
    const answer = await opened.call(streamFindingEdit, sent);
    const reader = answer.body?.getReader();
    if (reader === undefined) throw new Error('expected a body');
    expect(await readUntil(reader, '\n\n')).toContain('"step":1');
    expect(await show(opened, params)).toMatchObject({ processing: true });
    release(1);
    expect(await readUntil(reader, '\n\n')).toContain('"step":2');
    release(3);
    await readUntil(reader, 'event: complete');
    expect(await show(opened, params)).toMatchObject({
      processing: false,
      finding: { title: 'Mondays' },
    });
  });

  it('refuses a second edit meanwhile, chosen: 409', async () => {
    const { opened, sent } = await openEdit('Shorter', { ...holdWait(), pace: 1 });
    await opened.call(streamFindingEdit, sent);
    expect((await opened.call(streamFindingEdit, sent)).status).toBe(409);
    expect((await opened.call(editFinding, sent)).status).toBe(409);
  });

  it('goes on when its reader leaves', async () => {
    const { wait, release } = holdWait();
    const { opened, params, sent } = await openEdit('Title: Mondays', { wait, pace: 1 });
    const first = await opened.call(streamFindingEdit, sent);
    await first.body?.cancel();
    release(4);
    await expect.poll(async () => (await show(opened, params)).finding.title).toBe('Mondays');
  });

  it('breaks off when the platform is reset', async () => {
    const stopped: string[] = [];
    const { opened, sent } = await openEdit('Shorter', {
      pace: 1,
      wait: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            stopped.push('edit');
            reject(new Error('stopped'));
          });
        }),
    });
    const answer = await opened.call(streamFindingEdit, sent);
    opened.platform.reset();
    await expect(answer.text()).rejects.toThrow('stopped');
    expect(stopped).toEqual(['edit']);
  });
});
