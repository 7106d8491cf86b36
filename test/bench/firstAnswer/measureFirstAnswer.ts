import { createServer } from 'node:http';
import { extname } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { browserLaunchOptions } from '../../../scripts/browserLaunchOptions.ts';
import { closeServer } from '../../../src/cli/mock/listen.ts';
import { createMockPlatform } from '../../../src/mock-platform/index.ts';
import { createNodeListener } from '../../../src/server/index.ts';
import { openPage } from '../../openPage.ts';
import { pageDocument } from '../browser/serveBench.ts';
import type { PageFiles } from './buildPages.ts';

/** The scripts a page has fetched up to a moment, and when that was. */
export interface Moment {
  /** In milliseconds since the page was asked for. */
  at: number;
  requests: number;
  /** In bytes, compressed. */
  bytes: number;
  /** The longest chain of scripts that each began after the one before it had ended. */
  depth: number;
}

/** The moments until a first answer. */
export interface FirstAnswer {
  /** The composer is there. */
  composer: Moment;
  /** The first words of the answer are there. */
  answer: Moment;
  /** Scripts fetched after a send in a page that had come to rest. */
  afterClick: number;
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Opens a built page over a line of 40 ms and 10 Mbit/s, and sends a first message at once. */
export async function measureFirstAnswer(files: PageFiles): Promise<FirstAnswer> {
  const server = await servePage(files);
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const first = await openOnLine(await openPage(browser), server.url);
    const composer = await momentWhen(first, 'textarea', '');
    await send(first);
    const answer = await momentWhen(first, '[data-part="thread"]', 'Heading one');
    const second = await openOnLine(await openPage(browser), server.url);
    await second.waitForLoadState('networkidle');
    const before = (await momentWhen(second, 'textarea', '')).requests;
    await send(second);
    const after = await momentWhen(second, '[data-part="thread"]', 'Heading one');
    return { composer, answer, afterClick: after.requests - before };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function openOnLine(page: Page, url: string): Promise<Page> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = 10_000_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.goto(url, { waitUntil: 'commit' });
  return page;
}

async function send(page: Page): Promise<void> {
  await page.locator('textarea').fill('show markdown');
  await page.keyboard.press('Enter');
}

/** Waits, frame by frame, for an element that holds a text, and reads what was fetched by then. */
function momentWhen(page: Page, selector: string, text: string): Promise<Moment> {
  return page.evaluate(
    async (wanted) => {
      while (!document.querySelector(wanted.selector)?.textContent.includes(wanted.text)) {
        await new Promise(requestAnimationFrame);
      }
      const at = performance.now();
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= at);
      const depths = new Map<PerformanceResourceTiming, number>();
      for (const script of scripts.toSorted((a, b) => a.startTime - b.startTime)) {
        const before = scripts.filter(({ responseEnd }) => responseEnd <= script.startTime);
        depths.set(script, 1 + Math.max(0, ...before.map((each) => depths.get(each) ?? 0)));
      }
      return {
        at,
        requests: scripts.length,
        bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        depth: Math.max(0, ...depths.values()),
      };
    },
    { selector, text },
  );
}

/** Serves a page, its backend's token route and a platform that answers at once, on one origin. */
async function servePage(files: PageFiles): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const url = `http://127.0.0.1:${address.port}`;
  const platform = createMockPlatform({ baseUrl: url, pace: 0, seed: 'empty' });
  server.on(
    'request',
    createNodeListener(async (request) => {
      const { pathname } = new URL(request.url);
      const file = files.get(pathname);
      if (pathname === '/') return answer(pageDocument, 'text/html');
      if (pathname === '/token') return Response.json({ token: await platform.issueToken({}) });
      if (file === undefined) return platform.fetch(request);
      return answer(new Uint8Array(file), types[extname(pathname)], 'gzip');
    }),
  );
  return {
    url,
    close: () => {
      platform.reset();
      return closeServer(server);
    },
  };
}

function answer(body: BodyInit, type = 'text/plain', encoding = 'identity'): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-encoding': encoding,
      'cache-control': 'no-store',
    },
  });
}
