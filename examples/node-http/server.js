import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { routes } from '../backend/brainstem.js';

const { PORT = '3000' } = process.env;

createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error) => {
    console.error(error);
    if (!outgoing.headersSent) outgoing.writeHead(500);
    outgoing.end();
  });
}).listen(Number(PORT), '127.0.0.1');

async function answer(incoming, outgoing) {
  const request = toRequest(incoming);
  const { pathname } = new URL(request.url);
  const route = routes.find(({ method, path }) => method === request.method && path === pathname);
  if (route === undefined) {
    outgoing.writeHead(404).end();
    return;
  }
  const response = await route.handle(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body), outgoing);
}

/** What Node was sent, as the web's own `Request`. */
function toRequest(incoming) {
  const { method, url, headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, values]) =>
      [values].flat().map((value) => [name, value]),
    ),
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  });
}
