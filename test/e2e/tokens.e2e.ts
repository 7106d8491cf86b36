import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAnswerGate } from './createAnswerGate.ts';
import {
  openPlayground,
  say,
  startConversation,
  steer,
  type OpenedPlayground,
} from './openPlayground.ts';
import { readHeap } from './readHeap.ts';
import { recordTraffic, type RecordedTraffic } from './recordTraffic.ts';

const gate = createAnswerGate();
let opened: OpenedPlayground;
let traffic: RecordedTraffic;

beforeAll(async () => {
  opened = await openPlayground({ wait: gate.wait });
  traffic = await recordTraffic(opened);
  await opened.openAssistant('Mara');
});

afterAll(() => opened.close());

/** All that a page keeps beside its memory, and all that it shows. */
function keptByPage(): Promise<string> {
  return opened.page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await globalThis.caches.keys().catch(() => []);
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      databases,
      caches,
      location.href,
      history.state,
      document.documentElement.outerHTML,
    ]);
  });
}

test('the API key never reaches the browser, and the token never storage, URL or page', async () => {
  const { page, playground, urls, complaints } = opened;
  await say(page, 'Which suppliers delivered late?');
  await page.getByRole('button', { name: 'Copy message' }).waitFor();
  const { apiKey } = playground.platform.credentials;

  expect(traffic.tokens).not.toEqual([]);
  const received = await traffic.readReceived();
  expect(received.length).toBeGreaterThan(5);
  expect(received.filter((text) => text.includes(apiKey))).toEqual([]);
  const kept = await keptByPage();
  for (const token of traffic.tokens) {
    expect(kept).not.toContain(token);
    expect(urls.filter((url) => url.includes(token))).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test('a token that expires in the middle of a stream is renewed, and nothing is lost', async () => {
  const { page, playground } = opened;
  await startConversation(page);
  gate.hold(5_000);
  await say(page, 'Explain our cold chain, and run long');
  const stop = page.getByRole('button', { name: 'Stop' });
  await stop.waitFor();
  await page.getByRole('textbox', { name: 'Message' }).fill('my next thought');
  const before = traffic.tokens.length;
  await steer(playground, 'clock', { advanceSeconds: 1000 });

  const list = page.getByRole('navigation', { name: 'Conversations' });
  await list.getByRole('button', { name: /^What do we sell/ }).click();
  await page.getByRole('button', { name: 'Copy message' }).waitFor();
  expect(traffic.tokens.length).toBeGreaterThan(before);

  await list.getByRole('button', { name: /^Explain our cold chain/ }).click();
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('my next thought');
  gate.release();
  await stop.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Copy message' }).waitFor();
  expect(await page.getByRole('article', { name: 'You' }).count()).toBe(1);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('signing out leaves nothing of the person: not in memory, not in storage, not on the page', async () => {
  const { page } = opened;
  const { tokens } = traffic;
  const secret = `pomegranate-${Date.now()}`;
  await startConversation(page);
  await say(page, `Remember the code ${secret}`);
  await page.getByRole('button', { name: 'Copy message' }).waitFor();
  await page.getByRole('textbox', { name: 'Message' }).fill(`draft ${secret}`);
  expect((await readHeap(opened)).includes(secret)).toBe(true);

  await page.getByRole('button', { name: /Mara/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Tom' }).waitFor();

  const kept = await keptByPage();
  expect(kept).not.toContain(secret);
  expect(tokens).not.toEqual([]);
  for (const token of tokens) expect(kept).not.toContain(token);
  const heap = await readHeap(opened);
  for (const words of [secret, ...tokens]) expect(heap.includes(words)).toBe(false);

  await page.getByRole('button', { name: 'Tom' }).click();
  await page.getByRole('region', { name: 'Assistant', exact: true }).waitFor();
  expect(await page.textContent('body')).not.toContain(secret);
});

test('a user who may only read is told so, and keeps what they wrote', async () => {
  const { page } = opened;
  // The user signed in since Mara left.
  await say(page, 'Which suppliers delivered late?');
  await page.getByText('View only').waitFor();
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe(
    'Which suppliers delivered late?',
  );
});
