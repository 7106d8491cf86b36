import { createSocket } from 'node:dgram';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright';
import {
  sandboxDocument,
  sandboxTokens,
} from '../../src/widgets/brain-viewer/document/sandboxDocument.ts';
import { openContext } from '../openPage.ts';
import { sharedBrowser } from './sharedBrowser.ts';

let context: BrowserContext;

beforeAll(async () => {
  context = await openContext(await sharedBrowser());
});

afterAll(() => context.close());

/** Counts the UDP packets that arrive on a port of this machine. */
async function listenToPackets() {
  const socket = createSocket('udp4');
  let count = 0;
  socket.on('message', () => (count += 1));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    port: socket.address().port,
    count: () => count,
    close: () => socket.close(),
  };
}

/** Counts the TCP connections that are opened to a port of this machine. */
async function listenToConnections() {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.on('error', () => undefined).end('HTTP/1.1 204 No Content\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: portOf(server), count: () => count, close: () => void server.close() };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}

/** A document, and if the host turned its scripts on. */
interface ShownDocument {
  html: string;
  scripts: boolean;
}

/** Shows documents on one page as the viewer does, and waits until the text of each can be read. */
async function show(documents: readonly ShownDocument[]): Promise<Page> {
  const page = await context.newPage();
  await page.setContent('<body></body>');
  await page.evaluate(
    (frames) => {
      for (const { text, sandbox } of frames) {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', sandbox);
        frame.srcdoc = text;
        document.body.append(frame);
      }
    },
    documents.map(({ html, scripts }) => ({
      text: sandboxDocument(`${html}<p>The end of it</p>`, { height: 100, scripts }),
      sandbox: sandboxTokens(scripts),
    })),
  );
  for (const at of documents.keys()) {
    await page
      .locator('iframe')
      .nth(at)
      .contentFrame()
      .frameLocator('iframe')
      .getByText('The end of it')
      .waitFor({ state: 'attached' });
  }
  return page;
}

const askStun = (port: number) => `
  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] });
  peer.createDataChannel('out');
  peer.createOffer().then((offer) => peer.setLocalDescription(offer));`;

test('a document sends packets by WebRTC only where the host turned its scripts on, as the docs warn', async () => {
  const [off, on, control] = [
    await listenToPackets(),
    await listenToPackets(),
    await listenToPackets(),
  ];
  const page = await show([
    { html: `<script>${askStun(off.port)}</script>`, scripts: false },
    { html: `<script>${askStun(on.port)}</script>`, scripts: true },
  ]);
  await expect.poll(on.count).toBeGreaterThan(0);
  // The same from the page itself arrives: what the document had sent before would have, too.
  await page.evaluate(askStun(control.port));
  await expect.poll(control.count).toBeGreaterThan(1);
  expect(off.count()).toBe(0);
  await page.close();
  for (const socket of [off, on, control]) socket.close();
});

/** Markup that refers to something at an address, by the name of what it is. */
const references: Readonly<Record<string, (url: string) => string>> = {
  'a prefetch': (url) => `<link rel="prefetch" href="${url}/a">`,
  'a preload': (url) => `<link rel="preload" as="image" href="${url}/a">`,
  'a module preload': (url) => `<link rel="modulepreload" href="${url}/a">`,
  'a manifest': (url) => `<link rel="manifest" href="${url}/a">`,
  'an icon': (url) => `<link rel="icon" href="${url}/a">`,
  'a style sheet': (url) => `<link rel="stylesheet" href="${url}/a">`,
  'an import in a style': (url) => `<style>@import "${url}/a";</style>`,
  'a picture': (url) => `<img src="${url}/a">`,
  'a picture of a style': (url) => `<p style="background:url(${url}/a)">text</p>`,
  'a video': (url) => `<video src="${url}/a" poster="${url}/b" autoplay></video>`,
  'an object': (url) => `<object data="${url}/a"></object><embed src="${url}/b">`,
  'a frame': (url) => `<iframe src="${url}/a"></iframe>`,
  'a picture in a drawing': (url) => `<svg><image href="${url}/a"/><use href="${url}/b#c"/></svg>`,
  'a refresh': (url) => `<meta http-equiv="refresh" content="0;url=${url}/a">`,
};

test('a document opens no connection to what it refers to, with scripts or without', async () => {
  const attacks = await Promise.all(
    Object.entries(references).flatMap(([name, markup]) =>
      [false, true].map(async (scripts) => {
        const server = await listenToConnections();
        return { name, scripts, html: markup(`http://127.0.0.1:${server.port}`), server };
      }),
    ),
  );
  const page = await show(attacks);
  const control = await listenToConnections();
  // A request of the page itself arrives: an earlier one of a document would have, too.
  await page.evaluate(
    (url) => fetch(url, { mode: 'no-cors' }).then(() => undefined),
    `http://127.0.0.1:${control.port}`,
  );
  expect(control.count()).toBeGreaterThan(0);
  const reached = attacks.filter(({ server }) => server.count() > 0);
  expect(reached.map(({ name, scripts }) => ({ name, scripts }))).toEqual([]);
  await page.close();
  for (const { close } of [control, ...attacks.map(({ server }) => server)]) close();
});

/** Scripts that try to reach an address, by what they do. */
const escapes: Readonly<Record<string, string>> = {
  'goes elsewhere': `location.href = address`,
  'replaces itself': `location.replace(address)`,
  'follows a link': `const a = document.createElement('a'); a.href = address; document.body.append(a); a.click()`,
  'refreshes itself': `document.head.innerHTML = '<meta http-equiv="refresh" content="0;url=' + address + '">'`,
  'sends a form': `const f = document.createElement('form'); f.action = address; document.body.append(f); f.submit()`,
  fetches: `fetch(address, { mode: 'no-cors' }).catch(() => {})`,
  'nests a frame': `const f = document.createElement('iframe'); f.src = address; document.body.append(f)`,
};

test('a document whose scripts the host turned on reaches no server, wherever it goes and whatever it sends', async () => {
  const reached: string[] = [];
  const server = createHttpServer((request, response) => {
    reached.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*').end('');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${portOf(server)}`;
  const page = await context.newPage();
  await page.setContent('<body></body>');
  await page.evaluate(
    async ({ documents, then }) => {
      let ran = 0;
      const allRan = new Promise((resolve) =>
        window.addEventListener('message', () => {
          ran += 1;
          if (ran === documents.length) resolve(undefined);
        }),
      );
      for (const text of documents) {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-scripts');
        frame.srcdoc = text;
        document.body.append(frame);
      }
      await allRan;
      // Several ways to the server and back: what an attack sent would have come long before.
      for (let way = 0; way < 20; way += 1) await fetch(then, { mode: 'no-cors' });
    },
    {
      documents: Object.entries(escapes).map(([name, script]) =>
        sandboxDocument(
          `<!doctype html><html><head></head><body><script>
            const address = ${JSON.stringify(`${url}/${encodeURIComponent(name)}`)};
            parent.parent.postMessage('ran', '*');
            ${script};
          </script></body></html>`,
          { height: 300, scripts: true },
        ),
      ),
      then: `${url}/after`,
    },
  );
  await page.close();
  server.closeAllConnections();
  server.close();
  expect(new Set(reached)).toEqual(new Set(['/after']));
});
