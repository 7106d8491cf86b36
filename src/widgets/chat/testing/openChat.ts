import { QueryClient } from '@tanstack/react-query';
import { onTestFinished, TestRunner } from 'vitest';
import {
  createPlatformClient,
  type PlatformClientOptions,
} from '../../../../test/platformClient.ts';
import { browserEnvironment, type Environment } from '../../../environment/index.ts';
import { createMockPlatform, type MockPlatformOptions } from '../../../mock-platform/index.ts';
import { createChatTransport } from '../../../query/index.ts';
import { activeConversation } from '../core/chatStore.ts';
import type { Conversation } from '../core/chatStore.ts';
import { createChat, type CreateChatOptions } from '../core/createChat.ts';
import { textOf, type ThreadMessage } from '../core/messages/threadMessage.ts';
import { threadOf } from '../core/messages/threadOf.ts';

/** Options for opening the chat without React in a test. */
export interface OpenChatOptions {
  platform?: MockPlatformOptions;
  client?: PlatformClientOptions;
  chat?: Partial<CreateChatOptions>;
  /** Asks as the service actor that may read and not send. @default false */
  asReader?: boolean;
}

/** A chat over a mock platform, without React. It ends with the test, or when it is unmounted. */
export function openChat({
  platform: platformOptions,
  client,
  chat: options,
  asReader = false,
}: OpenChatOptions = {}) {
  const platform = createMockPlatform({ pace: 0, seed: 'empty', ...platformOptions });
  const own = createChatTransport(
    createPlatformClient(platform, {
      retry: { attempts: 0 },
      ...(asReader ? { serviceActorId: platform.credentials.readOnlyServiceActorId } : {}),
      ...client,
    }),
    new QueryClient(),
  );
  const transport = options?.transport ?? own;
  const chat = createChat({
    transport,
    environment: withoutPauses(browserEnvironment),
    ...options,
  });
  const { actions, store } = chat;
  const unmount = chat.mount();
  // Without pauses, a chat that nobody ends would ask for its run for ever, in the tests of others.
  if (TestRunner.getCurrentTest() !== undefined) onTestFinished(unmount);
  const conversation = (): Conversation => activeConversation(store.getState());
  const thread = (): readonly ThreadMessage[] =>
    threadOf(conversation(), transport.cachedMessages(conversation().sessionId));

  /** Resolves when the state is as wanted, now or after a change. */
  function until(isSo: (conversation: Conversation) => boolean): Promise<void> {
    return new Promise((resolve) => {
      if (isSo(conversation())) {
        resolve();
        return;
      }
      const stop = store.subscribe(() => {
        if (!isSo(conversation())) return;
        stop();
        resolve();
      });
    });
  }

  return {
    chat: { ...chat, ...actions },
    /** Ends what the chat has started. */
    unmount,
    platform,
    transport,
    conversation,
    thread,
    until,
    /** Resolves when the turn is over and its messages are the stored ones. */
    settled: () => until(({ turn }) => turn === undefined),
    /** Role and words of each message. */
    said: () => thread().map(({ role, parts }) => [role, textOf(parts)] as const),
  };
}

/** An environment in which no time passes while something waits. */
export function withoutPauses(environment: Environment): Environment {
  return {
    ...environment,
    schedule: { after: (_, callback) => environment.schedule.after(0, callback) },
  };
}
