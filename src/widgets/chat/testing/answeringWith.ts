import type { RenderChatOptions } from './renderChat.tsx';

/** A platform that answers every message with these lines of a stream. */
export function answeringWith(lines: readonly string[]): RenderChatOptions {
  const stored = {
    ...{ sessionId: 's', running: false, requiresAction: false },
    messages: [{ id: 'q', role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  };
  return {
    client: {
      fetch: (input, init) => {
        const { pathname } = new URL(new Request(input, init).url);
        if (pathname.endsWith('/chat/stream')) {
          return Promise.resolve(new Response(lines.map((line) => `${line}\n`).join('')));
        }
        if (pathname.endsWith('/messages')) return Promise.resolve(Response.json(stored));
        return Promise.resolve(Response.json({ sessions: [], nextToken: null }));
      },
    },
  };
}
