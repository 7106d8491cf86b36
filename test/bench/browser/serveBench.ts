import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltPage } from './buildPage.ts';

/** A server of a built page and of streams. */
export interface BenchServer {
  url: string;
  close: () => Promise<void>;
}

/** A stream that a page can ask for: its lines, and how many go out in a second. */
export interface ServedStream {
  lines: readonly string[];
  /** Undefined: as fast as they are taken. */
  perSecond?: number;
}

/** The document of a page: its script is `/page.js`, its sheet `/page.css`. */
export const pageDocument = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>
<link rel="stylesheet" href="/page.css"></head><body style="margin:0"><div id="root" style="block-size:100vh"></div>
<script type="module" src="/page.js"></script></body></html>`;

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** Serves a page at `/` and each stream at `/stream/<name>`, on a free port. */
export async function serveBench(
  { files }: BuiltPage,
  streams: Readonly<Record<string, ServedStream>>,
): Promise<BenchServer> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const stream = streams[path.replace('/stream/', '')];
    const file = files.get(path);
    request.resume();
    if (path === '/') send(response, 'text/html', pageDocument);
    else if (stream !== undefined) void sendStream(response, stream);
    else if (file !== undefined) send(response, types[path.split('.').at(-1) ?? ''], file);
    else send(response, 'text/css', '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, type = 'text/plain', body: string | Uint8Array): void {
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
  });
  response.end(body);
}

/** Lines that are written together at full pace, as a fast model's arrive. */
const together = 8;

async function sendStream(
  response: ServerResponse,
  { lines, perSecond }: ServedStream,
): Promise<void> {
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'x-vercel-ai-data-stream': 'v1',
  });
  const start = performance.now();
  for (let at = 0; at < lines.length && !response.destroyed;) {
    const due =
      perSecond === undefined
        ? at + together
        : Math.floor(((performance.now() - start) / 1000) * perSecond);
    const chunk = lines.slice(at, due).join('');
    at = Math.max(at, due);
    if (chunk !== '' && !response.write(chunk)) {
      await new Promise((resolve) => response.once('drain', resolve));
    }
    await wait(perSecond === undefined ? 0 : 5);
  }
  response.end();
}
