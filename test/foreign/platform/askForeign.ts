import {
  exportJson,
  exportMarkdown,
} from '../../../src/widgets/chat/composer/commands/exportConversation.ts';
import { openChat } from '../../../src/widgets/chat/testing/openChat.ts';
import type { ThreadMessage } from '../../../src/widgets/chat/core/messages/threadMessage.ts';
import { startChatPlatform, type ChatPlatformOptions } from './startChatPlatform.ts';

/** The state of a chat after one question. */
export interface Asked {
  thread: readonly ThreadMessage[];
  /** The errors that `onError` received. */
  errors: readonly unknown[];
  requests: readonly string[];
  /** The conversation as it is saved. */
  markdown: string;
  json: string;
}

/** Asks a platform one question through the real client, until it is over. */
export async function askForeign(options: ChatPlatformOptions): Promise<Asked> {
  const platform = await startChatPlatform(options);
  const errors: unknown[] = [];
  const { chat, unmount, thread, until } = openChat({
    chat: { transport: platform.transport, sessionId: 's' },
  });
  chat.on('error', (error) => errors.push(error));
  try {
    chat.send('Hello');
    await until(({ turn }) => turn === undefined || turn.status === 'over');
    const words = { you: 'You', assistant: 'Assistant', sources: 'Sources' };
    return {
      thread: thread(),
      errors,
      requests: [...platform.requests],
      markdown: exportMarkdown(thread(), words),
      json: exportJson(thread()),
    };
  } finally {
    unmount();
    await platform.close();
  }
}
