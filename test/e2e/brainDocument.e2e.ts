import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
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
    forget: () => (count = 0),
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
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { port: address.port, count: () => count, close: () => server.close() };
}

/** Shows a document as the viewer does, and waits until its text can be read. */
async function show(html: string, scripts: boolean): Promise<Page> {
  const page = await context.newPage();
  await page.setContent('<body></body>');
  await page.evaluate(
    ({ text, sandbox }) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', sandbox);
      frame.srcdoc = text;
      document.body.append(frame);
    },
    {
      text: sandboxDocument(`${html}<p>The end of it</p>`, { height: 100, scripts }),
      sandbox: sandboxTokens(scripts),
    },
  );
  await page
    .frameLocator('iframe')
    .frameLocator('iframe')
    .getByText('The end of it')
    .waitFor({ state: 'attached' });
  return page;
}

const askStun = (port: number) => `
  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }] });
  peer.createDataChannel('out');
  peer.createOffer().then((offer) => peer.setLocalDescription(offer));`;

test('a document whose scripts are off sends no packet by WebRTC', async () => {
  const packets = await listenToPackets();
  const page = await show(`<script>${askStun(packets.port)}</script>`, false);
  // The same from the page itself arrives: what the document had sent before would have, too.
  const control = await listenToPackets();
  await page.evaluate(askStun(control.port));
  await expect.poll(control.count).toBeGreaterThan(1);
  expect(packets.count()).toBe(0);
  await page.close();
  packets.close();
  control.close();
});

test('a document whose scripts the host turned on can send packets by WebRTC, as the docs warn', async () => {
  const packets = await listenToPackets();
  const page = await show(`<script>${askStun(packets.port)}</script>`, true);
  await expect.poll(packets.count).toBeGreaterThan(0);
  await page.close();
  packets.close();
});

test.each([
  ['a prefetch', (url: string) => `<link rel="prefetch" href="${url}/a">`],
  ['a preload', (url: string) => `<link rel="preload" as="image" href="${url}/a">`],
  ['a module preload', (url: string) => `<link rel="modulepreload" href="${url}/a">`],
  ['a manifest', (url: string) => `<link rel="manifest" href="${url}/a">`],
  ['an icon', (url: string) => `<link rel="icon" href="${url}/a">`],
  ['a style sheet', (url: string) => `<link rel="stylesheet" href="${url}/a">`],
  ['an import in a style', (url: string) => `<style>@import "${url}/a";</style>`],
  ['a picture', (url: string) => `<img src="${url}/a">`],
  ['a picture of a style', (url: string) => `<p style="background:url(${url}/a)">text</p>`],
  ['a video', (url: string) => `<video src="${url}/a" poster="${url}/b" autoplay></video>`],
  ['an object', (url: string) => `<object data="${url}/a"></object><embed src="${url}/b">`],
  ['a frame', (url: string) => `<iframe src="${url}/a"></iframe>`],
  [
    'a picture in a drawing',
    (url: string) => `<svg><image href="${url}/a"/><use href="${url}/b#c"/></svg>`,
  ],
  ['a refresh', (url: string) => `<meta http-equiv="refresh" content="0;url=${url}/a">`],
])('a document with %s opens no connection, with scripts or without', async (_name, markup) => {
  for (const scripts of [false, true]) {
    const attacked = await listenToConnections();
    const page = await show(markup(`http://127.0.0.1:${attacked.port}`), scripts);
    const control = await listenToConnections();
    // A request of the page itself arrives: an earlier one of the document would have, too.
    await page.evaluate(
      (url) => fetch(url, { mode: 'no-cors' }).then(() => undefined),
      `http://127.0.0.1:${control.port}`,
    );
    expect(control.count()).toBeGreaterThan(0);
    expect(attacked.count()).toBe(0);
    await page.close();
    attacked.close();
    control.close();
  }
});
