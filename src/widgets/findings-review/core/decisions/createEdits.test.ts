import { expect, test, vi } from 'vitest';
import { NetworkError } from '../../../../client/errors/index.ts';
import type { Finding } from '../../../../contract/index.ts';
import { openReview } from '../../testing/openReview.ts';

const request = 'Change the title to “Late on Mondays”';

async function open(options?: Parameters<typeof openReview>[0]) {
  const { platform, transport, review, environment, shown } = openReview(options);
  const { findings } = (await transport.lists()).current;
  const [finding] = findings;
  if (finding === undefined) throw new Error('The seed has no finding');
  const state = () => review.store.getState().edits.get(finding.finding_id);
  const learned = async (): Promise<Finding> =>
    (await transport.detail(finding.finding_id)).finding;
  const listed = (): Finding | undefined =>
    shown()?.current.findings.find(({ finding_id }) => finding_id === finding.finding_id);
  /** Polls the platform until the edit is done. */
  const isDone = (): Promise<void> =>
    expect
      .poll(() => {
        environment.advance(2_000);
        return state()?.status;
      })
      .toBe('done');
  return { platform, transport, review, finding, state, learned, environment, listed, isDone };
}

test('an edit is told step by step and ends with before and after', async () => {
  const { review, finding, state, listed } = await open();
  const seen: string[] = [];
  review.store.subscribe(() => {
    const now = state();
    if (now?.status === 'running') seen.push(...now.steps.slice(-1));
  });
  await review.actions.startEdit(finding, request);
  expect(seen).toContain('Reading the finding');
  expect(state()).toMatchObject({
    status: 'done',
    before: { title: finding.title },
    after: { title: 'Late on Mondays' },
  });
  await expect.poll(() => listed()?.title).toBe('Late on Mondays');
});

test('where streaming is refused, the plain route is taken, once', async () => {
  const { platform, review, finding, state, learned } = await open();
  platform.faults.add({ route: 'streamFindingEdit', status: 503 });
  await review.actions.startEdit(finding, 'Mention the ferry');
  expect(state()?.status).toBe('done');
  const notes = (await learned()).what_was_learned.filter((item) => String(item).includes('ferry'));
  expect(notes).toHaveLength(1);
});

test('a stream that breaks off is not sent again; the finding says when it is over', async () => {
  const { platform, review, finding, state, learned } = await open();
  platform.faults.add({ route: 'streamFindingEdit', cutAfterBytes: 60, times: 1 });
  await review.actions.startEdit(finding, 'Mention the ferry');
  await expect.poll(() => state()?.status).toMatch(/done|processing/);
  const notes = (await learned()).what_was_learned.filter((item) => String(item).includes('ferry'));
  expect(notes).toHaveLength(1);
});

test('an edit that ended before its lost answer is not sent again', async () => {
  const { transport, review, finding, state, learned } = await open();
  const { streamEdit } = transport;
  vi.spyOn(transport, 'streamEdit').mockImplementation(async (body, signal) => {
    const events = await streamEdit(body, signal);
    while ((await events.next()).done !== true);
    throw new NetworkError('POST /findings/{finding_id}/edit/stream', undefined);
  });
  await review.actions.startEdit(finding, 'Mention the ferry');
  await expect.poll(() => state()?.status).toBe('done');
  const notes = (await learned()).what_was_learned.filter((item) => String(item).includes('ferry'));
  expect(notes).toHaveLength(1);
});

test('an edit whose stream and next poll are lost with the network has not failed', async () => {
  const { platform, transport, review, finding, state, isDone } = await open();
  platform.faults.add({ route: 'streamFindingEdit', cutAfterBytes: 60, times: 1 });
  vi.spyOn(transport, 'detail').mockRejectedValueOnce(
    new NetworkError('GET /findings/{finding_id}', undefined),
  );
  await review.actions.startEdit(finding, request);
  expect(state()?.status).toBe('processing');
  await isDone();
  expect(state()).toMatchObject({ after: { title: 'Late on Mondays' } });
});

test('a refused edit fails, and is not sent by the plain route', async () => {
  const { platform, review, finding, state, learned } = await open();
  platform.faults.add({ route: 'streamFindingEdit', status: 422 });
  await review.actions.startEdit(finding, request);
  expect(state()).toMatchObject({ status: 'failed', request });
  expect((await learned()).title).toBe(finding.title);
});

test('an edit that is stopped before it leaves the page is not done, so its field keeps the request', async () => {
  const { transport, review, finding, state, learned } = await open();
  vi.spyOn(transport, 'streamEdit').mockImplementation((_body, signal) => {
    const left = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
    });
    return left;
  });
  const started = review.actions.startEdit(finding, request);
  review.actions.stopEdit(finding.finding_id);
  expect(await started).toBe(false);
  expect(state()).toBeUndefined();
  expect((await learned()).title).toBe(finding.title);
});

test('an edit that nobody watches any more still ends as done', async () => {
  const held: (() => void)[] = [];
  const { review, finding, state, isDone } = await open({
    pace: 1,
    wait: () => new Promise((resolve) => held.push(resolve)),
  });
  const started = review.actions.startEdit(finding, request);
  await expect.poll(() => held.length).toBe(1);
  await expect.poll(() => state()).toMatchObject({ status: 'running', progress: 0.25 });
  review.actions.stopEdit(finding.finding_id);
  await started;
  expect(state()?.status).toBe('processing');
  for (let at = 0; at < 4; at += 1) {
    await expect.poll(() => held.length).toBe(at + 1);
    held[at]?.();
  }
  await isDone();
  expect(state()).toMatchObject({ after: { title: 'Late on Mondays' } });
});
