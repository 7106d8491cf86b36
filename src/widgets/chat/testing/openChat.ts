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

/** Options of {@link openChat}. */
export interface OpenChatOptions {
  platform?: MockPlatformOptions;
  client?: PlatformClientOptions;
  chat?: Partial<CreateChatOptions>;
  /** Signs in as a service actor that can read but not send. @default false */
  asReader?: boolean;
}

/** Opens a chat over a mock platform, without React. Unmounts with the test. */
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
  // An unmounted chat without pauses would poll its run forever, during other tests.
  if (TestRunner.getCurrentTest() !== undefined) onTestFinished(unmount);
  const conversation = (): Conversation => activeConversation(store.getState());
  const thread = (): readonly ThreadMessage[] =>
    threadOf(conversation(), transport.cachedMessages(conversation().sessionId));

  /** Resolves once the conversation meets the condition. */
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
    unmount,
    platform,
    transport,
    conversation,
    thread,
    until,
    /** Resolves when the turn is over and replaced by stored messages. */
    settled: () => until(({ turn }) => turn === undefined),
    /** Returns the role and text of each message. */
    said: () => thread().map(({ role, parts }) => [role, textOf(parts)] as const),
  };
}

/** Returns an environment whose timers fire without delay, except those that wait out a silence. */
export function withoutPauses(environment: Environment): Environment {
  const { after } = environment.schedule;
  return {
    ...environment,
    schedule: { after: (delay, callback) => after(delay < 30_000 ? 0 : delay, callback) },
  };
}
