import { QueryClient } from '@tanstack/query-core';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../test/propertyRuns.ts';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import type { Message } from '../../../contract/index.ts';
import { createChatTransport } from '../../../query/index.ts';
import {
  faultyRoutes,
  openFaulty,
  transportFaults,
  type TransportFault,
} from '../testing/openFaulty.ts';
import { threadOf } from './messages/threadOf.ts';
import { textOf } from './messages/threadMessage.ts';
import type { Conversation } from './chatStore.ts';

type Step =
  | { act: 'strike'; fault: TransportFault; route: string }
  | { act: 'pass'; turns: number }
  | {
      act:
        | 'send'
        | 'draft'
        | 'sendDraft'
        | 'stop'
        | 'takeBack'
        | 'retry'
        | 'cancelWaiting'
        | 'editWaiting'
        | 'sendQueued'
        | 'startNew'
        | 'openOther'
        | 'delete'
        | 'offline'
        | 'online'
        | 'expire'
        | 'remount'
        | 'otherTabSends'
        | 'otherTabStops';
    };

const plain = (...plainActions: Exclude<Step['act'], 'strike' | 'pass'>[]) =>
  fc.constantFrom(...plainActions).map((act): Step => ({ act }));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: plain('send') },
  { weight: 3, arbitrary: plain('draft', 'sendDraft') },
  { weight: 5, arbitrary: plain('stop', 'takeBack', 'retry', 'cancelWaiting', 'editWaiting') },
  { weight: 4, arbitrary: plain('startNew', 'openOther', 'sendQueued', 'remount', 'expire') },
  { weight: 2, arbitrary: plain('offline', 'online') },
  { weight: 2, arbitrary: plain('delete', 'otherTabSends', 'otherTabStops') },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('strike' as const),
      fault: fc.constantFrom(...transportFaults),
      route: fc.constantFrom('streamChat', ...Object.keys(faultyRoutes)),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant('pass' as const),
      turns: fc.constantFrom(0, 1, 3, 10, 40),
    }),
  },
);

type Model = ReturnType<typeof openFaulty>;

const words = (text: string): string[] => text.match(/message \d+;/g) ?? [];

/** Everything a conversation shows, as the texts of its places. */
function places({ mine }: Model, conversation: Conversation) {
  const cached = conversation.isDeleted
    ? undefined
    : mine.transport.cachedMessages(conversation.sessionId);
  const thread = threadOf(conversation, cached);
  return {
    thread,
    sent: thread.flatMap(({ role, parts }) => (role === 'user' ? words(textOf(parts)) : [])),
    waiting: conversation.queue.flatMap(({ text }) => words(text)),
    draft: words(conversation.draft),
  };
}

function userTexts(messages: readonly Message[]): string[] {
  return messages.flatMap(({ role, content }) =>
    role === 'user'
      ? content.flatMap((part) => (part.type === 'text' ? words(part.text) : []))
      : [],
  );
}

async function storedTexts({ platform }: Model): Promise<Map<string, string[]>> {
  const client = createPlatformClient(platform);
  const transport = createChatTransport(client, new QueryClient());
  const found = new Map<string, string[]>();
  for (const { sessionId } of await transport.latestSessions()) {
    const { messages } = await transport.messages(sessionId);
    found.set(sessionId, userTexts(messages));
  }
  client.tokens.dispose();
  return found;
}

async function pass(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await nextTurn();
}

test('whatever is done and whatever fails, each message is in one place, and none is stored twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const model = openFaulty(nextTurn);
      const { mine, other, platform, network } = model;
      const { chat } = mine;
      let unmount = mine.unmount;
      let typed = 0;
      const log: string[] = [];
      const alive = new Set<string>();
      const next = (): string => {
        typed += 1;
        const text = `message ${typed};`;
        alive.add(text);
        return text;
      };
      /** Messages that were stopped or taken back, which may have arrived as well. */
      const withdrawn = new Set<string>();
      const conversations = () => Object.values(chat.store.getState().conversations);

      const check = async (): Promise<void> => {
        const shown = conversations().map((each) => ({ each, ...places(model, each) }));
        let stored: string[] | undefined;
        for (const text of alive) {
          const here = shown.filter(({ sent, waiting, draft }) =>
            [...sent, ...waiting, ...draft].includes(text),
          );
          if (here.length === 0) {
            stored ??= [...(await storedTexts(model)).values()].flat();
            expect(stored, `${text} is lost; ${log.join(', ')}`).toContain(text);
          }
          for (const { sent, waiting, draft } of here) {
            const all = [...sent, ...waiting, ...draft].filter((one) => one === text);
            if (!withdrawn.has(text))
              expect(all, `${text} is doubled; ${log.join(', ')}`).toHaveLength(1);
          }
        }
      };

      for (const one of steps) {
        const open = mine.conversation();
        log.push(
          'fault' in one
            ? `${one.fault.name} of ${one.route}`
            : 'turns' in one
              ? `pass ${one.turns}`
              : one.act,
        );
        switch (one.act) {
          case 'send':
            chat.send(next());
            break;
          case 'draft':
            chat.setDraft(`${open.draft} ${next()}`.trim());
            break;
          case 'sendDraft':
            chat.send();
            break;
          case 'stop':
          case 'takeBack':
            for (const text of words(textOf(open.turn?.user?.parts ?? []))) withdrawn.add(text);
            chat[one.act]();
            break;
          case 'retry':
            if (open.turn?.user?.state === 'failed') chat.retry();
            break;
          case 'cancelWaiting': {
            const last = open.queue.at(-1);
            if (last === undefined) break;
            for (const text of words(last.text)) alive.delete(text);
            chat.cancelWaiting(last.key);
            break;
          }
          case 'editWaiting': {
            const last = open.queue.at(-1);
            if (last !== undefined) chat.editWaiting(last.key);
            break;
          }
          case 'sendQueued':
          case 'startNew':
            chat[one.act]();
            break;
          case 'openOther': {
            const found = conversations().find(({ key }) => key !== open.key);
            if (found !== undefined) chat.open(found.sessionId);
            break;
          }
          case 'delete': {
            const { sent, waiting, draft } = places(model, open);
            for (const text of [...sent, ...waiting, ...draft]) alive.delete(text);
            chat.forget(open.sessionId);
            break;
          }
          case 'offline':
          case 'online':
            network.set(one.act === 'online');
            break;
          case 'expire':
            platform.expireTokens();
            break;
          case 'remount':
            unmount();
            await pass(1);
            unmount = chat.mount();
            break;
          case 'otherTabSends':
            other.chat.open(open.sessionId);
            other.chat.send(`from another tab`);
            break;
          case 'otherTabStops':
            other.chat.open(open.sessionId);
            other.chat.stop();
            break;
          case 'strike':
            model.strike(one.route, one.fault);
            break;
          case 'pass':
            await pass(one.turns);
            break;
        }
        await pass(1);
        await check();
      }

      const ended = async (): Promise<void> => {
        const deadline = performance.now() + 4_000;
        for (;;) {
          const { turn } = mine.conversation();
          if (turn === undefined || turn.status === 'over') return;
          expect(performance.now(), `still ${turn.status}; ${log.join(', ')}`).toBeLessThan(
            deadline,
          );
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      };
      log.push('heal');
      model.heal();
      // The person opens each conversation, and tries again what failed.
      for (let round = 0; round < 4; round += 1) {
        for (const { key } of conversations()) {
          const now = chat.store.getState().conversations[key];
          if (now === undefined) continue;
          chat.open(now.sessionId);
          await ended();
          const { turn, queue, isQueuePaused } = mine.conversation();
          if (turn?.user?.state === 'failed') chat.retry();
          else if (queue.length > 0 && isQueuePaused) chat.sendQueued();
          await pass(10);
        }
      }
      await pass(30);
      await check();
      const stored = await storedTexts(model);
      const all = [...stored.values()].flat();
      for (const text of alive) {
        const count = all.filter((each) => each === text).length;
        if (!withdrawn.has(text))
          expect(count, `${text} stored twice; ${log.join(', ')}`).toBeLessThan(2);
      }
      for (const each of conversations()) {
        expect(each.queue, log.join(', ')).toEqual([]);
        chat.open(each.sessionId);
        await pass(20);
        await ended();
        const { sent, thread } = places(model, mine.conversation());
        const theirs = await mine.transport
          .messages(mine.conversation().sessionId)
          .catch(() => undefined);
        // Nobody asks again for one that was taken back and arrived after the platform was asked.
        const isKept = (text: string): boolean => !withdrawn.has(text);
        expect(sent.filter(isKept), log.join(', ')).toEqual(
          userTexts(theirs?.messages ?? []).filter(isKept),
        );
        expect(
          thread.filter(({ state }) => state === 'streaming' || state === 'reconnecting'),
          log.join(', '),
        ).toEqual([]);
      }
      unmount();
      other.unmount();
    }),
    { numRuns: propertyRuns(300, 20) },
  );
});
