import type { PlatformClientOptions } from '../../../../test/platformClient.ts';

/**
 * Returns options for a mock platform that answers every message with the given stream lines.
 *
 * @param isPaced - True to send each line in its own frame.
 */
export function answeringWith(
  lines: readonly string[],
  isPaced = false,
): { client: PlatformClientOptions } {
  const stored = {
    sessionId: 's',
    running: false,
    requiresAction: false,
    messages: [{ id: 'q', role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  };
  return {
    client: {
      fetch: (input, init) => {
        const { pathname } = new URL(new Request(input, init).url);
        if (pathname.endsWith('/chat/stream')) {
          const text = lines.map((line) => `${line}\n`);
          return Promise.resolve(new Response(isPaced ? byFrames(text) : text.join('')));
        }
        if (pathname.endsWith('/messages')) return Promise.resolve(Response.json(stored));
        return Promise.resolve(Response.json({ sessions: [], nextToken: null }));
      },
    },
  };
}

function byFrames(lines: readonly string[]): ReadableStream<Uint8Array> {
  const rest = lines.values();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      await new Promise(requestAnimationFrame);
      const { value, done } = rest.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
