import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { browserEnvironment } from '../../../environment/index.ts';
import { openChat, withoutPauses } from '../testing/openChat.ts';
import { openNetwork } from '../testing/openNetwork.ts';
import type { Conversation } from './chatStore.ts';

type Act =
  | 'type'
  | 'go offline'
  | 'go online'
  | 'lose the next request'
  | 'lose the next answer'
  | 'refuse the next'
  | 'cancel the last'
  | 'let it settle';

const actions: readonly Act[] = [
  'type',
  'type',
  'go offline',
  'go online',
  'lose the next request',
  'lose the next answer',
  'refuse the next',
  'cancel the last',
  'let it settle',
];

/** A chat whose network and whose requests fail as a test says. */
function openFrail() {
  const network = openNetwork();
  const posted: string[] = [];
  let fault: 'request' | 'answer' | undefined;
  const opened = openChat({
    chat: { environment: { ...withoutPauses(browserEnvironment), network } },
    client: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (!network.isOnline()) throw new TypeError('Failed to fetch');
        if (!request.url.endsWith('/chat/stream')) return opened.platform.fetch(request);
        const struck = fault;
        fault = undefined;
        if (struck === 'request') throw new TypeError('Failed to fetch');
        posted.push(await request.clone().text());
        const answer = await opened.platform.fetch(request);
        if (struck === undefined) return answer;
        await answer.text();
        throw new TypeError('Failed to fetch');
      },
    },
  });
  /** Resolves when nothing goes on by itself. */
  const quiet = () =>
    opened.until(({ turn, queue }) => {
      const isOver = turn === undefined || turn.status === 'over';
      return (
        isOver && (queue.length === 0 || !network.isOnline() || turn?.user?.state === 'failed')
      );
    });
  return {
    ...opened,
    network,
    posted,
    quiet,
    strike: (next: typeof fault) => (fault = next),
  };
}

function isGivenUpBySending({ turn, queue }: Conversation): boolean {
  return turn?.user?.state === 'failed' && queue.length === 0;
}

describe('messages that wait', () => {
  test('offline, go out once and in order when the network is back', async () => {
    const { chat, network, conversation, quiet, said, posted } = openFrail();
    network.set(false);
    chat.send('one');
    chat.send('two');
    chat.send('three');
    expect(conversation().queue.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    expect(posted).toEqual([]);
    network.set(true);
    await quiet();
    expect(posted).toHaveLength(3);
    expect(said().flatMap(([role, text]) => (role === 'user' ? [text] : []))).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  test('can be taken back, or into the draft again', () => {
    const { chat, network, conversation } = openFrail();
    network.set(false);
    chat.send('one');
    chat.send('two');
    chat.setDraft('three');
    const [one, two] = conversation().queue;
    chat.cancelWaiting(one?.key ?? '');
    chat.editWaiting(two?.key ?? '');
    expect(conversation().queue).toEqual([]);
    expect(conversation().draft).toBe('two\n\nthree');
  });

  test('behind one that the network lost do not overtake it', async () => {
    const { chat, network, quiet, said, strike } = openFrail();
    strike('request');
    chat.send('one');
    await quiet();
    chat.send('two');
    network.set(false);
    network.set(true);
    await quiet();
    expect(said().flatMap(([role, text]) => (role === 'user' ? [text] : []))).toEqual([
      'one',
      'two',
    ]);
  });

  test('for their files go out once those are uploaded, with them and in order', async () => {
    const { chat, conversation, quiet, thread } = openFrail();
    chat.send('one', [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]);
    chat.send('two');
    expect(conversation().queue.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(conversation().files).toEqual([]);
    await quiet();
    const sent = thread().filter(({ role }) => role === 'user');
    expect(sent.map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([
      ['a.txt', 'b.txt'],
      [],
    ]);
  });

  test('for a file that cannot be uploaded become the draft, which waits for the user', async () => {
    const { chat, conversation, quiet, platform, until, posted, transport } = openFrail();
    const upload = vi.spyOn(transport, 'upload');
    platform.faults.add({ route: 'uploadFile', status: 500, times: 1 });
    chat.setDraft('typed meanwhile');
    chat.send('one', [new File(['a'], 'a.txt')]);
    await until(({ queue }) => queue.length === 0);
    expect(conversation().draft).toBe('one\n\ntyped meanwhile');
    expect(conversation().files).toMatchObject([{ state: { status: 'failed' } }]);
    expect(posted).toEqual([]);
    for (const { key } of conversation().files) {
      chat.retryFile(key);
      chat.retryFile(key);
    }
    expect(upload).toHaveBeenCalledTimes(2);
    await until(({ files }) => files.every(({ state }) => state.status === 'uploaded'));
    chat.send();
    await quiet();
    expect(posted).toEqual([expect.stringContaining('a.txt')]);
  });

  test('for their files are taken back with their uploads', async () => {
    const { chat, conversation, platform, posted, transport } = openFrail();
    const upload = vi.spyOn(transport, 'upload');
    const aborted = () => upload.mock.calls.map(([, , { signal }]) => signal.aborted);
    platform.faults.add({ route: 'uploadFile', latency: 60_000 });
    chat.send('one', [new File(['a'], 'a.txt')]);
    await expect.poll(aborted).toEqual([false]);
    const [waiting] = conversation().queue;
    chat.cancelWaiting(waiting?.key ?? '');
    expect(aborted()).toEqual([true]);
    chat.send('two');
    expect(conversation().queue).toEqual([]);
    expect(conversation().turn?.user?.attachments).toEqual([]);
    await expect.poll(() => posted).toHaveLength(1);
  });

  test('are each sent once and in order, whatever goes wrong', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...actions), { maxLength: 14 }), async (steps) => {
        const frail = openFrail();
        const { chat, unmount, network, conversation, quiet, platform, transport } = frail;
        chat.send('message 0');
        await quiet();
        const wanted = ['message 0'];
        for (const [at, act] of steps.entries()) {
          if (act === 'type') {
            wanted.push(`message ${at + 1}`);
            // A refused one that is written past is given up by the person: not meant here.
            while (network.isOnline() && isGivenUpBySending(conversation())) {
              chat.retry();
              await quiet();
            }
            chat.send(`message ${at + 1}`);
          } else if (act === 'go offline') network.set(false);
          else if (act === 'go online') network.set(true);
          else if (act === 'lose the next request') frail.strike('request');
          else if (act === 'lose the next answer') frail.strike('answer');
          else if (act === 'refuse the next') {
            platform.faults.add({ route: 'streamChat', status: 503, times: 1 });
          } else if (act === 'cancel the last') {
            const last = conversation().queue.at(-1);
            if (last !== undefined) {
              chat.cancelWaiting(last.key);
              wanted.splice(wanted.lastIndexOf(last.text), 1);
            }
          } else await quiet();
        }
        frail.strike(undefined);
        platform.faults.clear();
        network.set(true);
        for (let tries = 0; tries < 20; tries += 1) {
          await quiet();
          // A turn that failed for a moment may have settled since: then what waits goes out next.
          const isFailed = conversation().turn?.user?.state === 'failed';
          if (isFailed) chat.retry();
          else if (conversation().queue.length === 0) break;
        }
        expect(conversation().queue).toEqual([]);
        const { messages } = await transport.messages(conversation().sessionId);
        const stored = messages.flatMap(({ role, content }) =>
          role === 'user' ? content.map((part) => (part.type === 'text' ? part.text : '')) : [],
        );
        expect(stored).toEqual(wanted);
        unmount();
      }),
      {
        numRuns: 60,
        examples: [[['refuse the next', 'lose the next request', 'type', 'let it settle', 'type']]],
      },
    );
  });
});
