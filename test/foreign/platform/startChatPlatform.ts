import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { QueryClient } from '@tanstack/query-core';
import { createClient } from '../../../src/client/index.ts';
import { createChatTransport, type ChatTransport } from '../../../src/query/index.ts';

/** Options of a test's platform, for behaviour that the documents leave open, and for failures. */
export interface ChatPlatformOptions {
  /** The stream of the answer, line by line, without line feeds. */
  lines: readonly string[];
  /** Returns what the session stores of the answer once `count` of the lines have been said. */
  stored: (count: number) => readonly unknown[];
  /** Cuts the first stream after so many bytes. @default never */
  cutAt?: number;
  /** Closes the connection in order, or resets it. @default 'reset' */
  cutBy?: 'close' | 'reset';
  /** Changes the text of the stored messages, for what no encoder writes. @default as it is */
  rawJson?: (text: string) => string;
  /** The answer of attach. @default 'replay' */
  attach?: 'replay' | 'tail';
}

/** A chat platform on a port of this machine, and the transport of a real client of it. */
export interface ChatPlatform {
  readonly transport: ChatTransport;
  /** Paths of the requests, in the order of their arrival. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

const question = { id: 'q', role: 'user', content: [{ type: 'text', text: 'Hello' }] };

/** Starts a platform that answers one question with a prepared stream, over real HTTP. */
export async function startChatPlatform({
  lines,
  stored,
  cutAt = Infinity,
  cutBy = 'reset',
  attach = 'replay',
  rawJson = (text) => text,
}: ChatPlatformOptions): Promise<ChatPlatform> {
  const requests: string[] = [];
  const wire = lines.map((line) => Buffer.from(`${line}\n`));
  let said = 0;
  let isAsked = false;
  let isRunning = false;

  function stream(outgoing: ServerResponse, from: number, limit: number): void {
    outgoing.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
    outgoing.flushHeaders();
    let left = limit;
    for (const [index, line] of wire.entries()) {
      if (index < from) continue;
      if (left <= 0) break;
      outgoing.write(line.subarray(0, left));
      left -= line.length;
      said = Math.max(said, index + 1);
    }
    isRunning = said < wire.length;
    if (left >= 0 && !isRunning) outgoing.end();
    else if (cutBy === 'close') outgoing.end();
    // The written part must leave before the connection is reset.
    else outgoing.write('', () => setImmediate(() => outgoing.socket?.resetAndDestroy()));
  }

  function sendJson(outgoing: ServerResponse, body: unknown, status = 200): void {
    outgoing.writeHead(status, { 'content-type': 'application/json' });
    outgoing.end(rawJson(JSON.stringify(body)));
  }

  function answer(path: string, outgoing: ServerResponse): void {
    if (path.endsWith('/chat/stream')) {
      isAsked = true;
      isRunning = true;
      stream(outgoing, 0, cutAt);
    } else if (path.endsWith('/chat/attach')) {
      stream(outgoing, attach === 'tail' ? said : 0, Infinity);
    } else if (path.endsWith('/messages')) {
      const content = stored(said);
      const status = isRunning ? {} : { status: 'complete' };
      const partial =
        content.length === 0 ? [] : [{ id: 'a', role: 'assistant', content, ...status }];
      const messages = isAsked ? [question, ...partial] : [];
      sendJson(outgoing, { sessionId: 's', messages, running: isRunning, requiresAction: false });
    } else if (path.endsWith('/sessions')) sendJson(outgoing, { sessions: [], nextToken: null });
    else sendJson(outgoing, {}, 404);
  }

  const server = createServer((incoming: IncomingMessage, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://platform');
    requests.push(pathname.slice(pathname.indexOf('agentcore') + 'agentcore'.length));
    incoming.resume().on('end', () => answer(pathname, outgoing));
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    getToken: () => Promise.resolve({ token: 'opaque' }),
  });
  return {
    requests,
    transport: createChatTransport(client, new QueryClient()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
