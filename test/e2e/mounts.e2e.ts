import * as v from 'valibot';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { registry } from '../../src/widgets/registry.ts';
import { elementContents } from './elementContents.ts';
import { openElementHost, type ElementHost } from './openElementPage.ts';
import { shortenWaits } from '../shortenWaits.ts';
import { watchLife } from './watchLife.ts';
import { openPage } from '../openPage.ts';
import { isLong } from '../propertyRuns.ts';

/** So many elements are mounted at once: enough for a widget that is kept to show. */
const atOnce = isLong ? 25 : 2;

/**
 * The bytes by which the heap may have grown over two rounds. Without a compiler it moves by some
 * KB; a widget that is kept weighs more than the whole allowance even if it is but one of them.
 */
const heapAllowance = 16 * 1024;

/**
 * The maximum number of pairs of rounds. Memory that the page keeps once comes over several pairs,
 * ever less of it: the viewer's fourth still keeps 15 KB, and its sixth nothing. What is lost at
 * each mount comes in each of these pairs.
 */
const pairsOfRounds = 16;

let host: ElementHost;
let browser: Browser;
let page: Page;
let devTools: CDPSession;
let contents: Awaited<ReturnType<typeof elementContents>>;
let untouched: Counts;

interface Running extends v.InferOutput<typeof life> {
  workers: number;
}

interface Counts extends Running {
  nodes: number;
  listeners: number;
  documents: number;
  /** In bytes. */
  heap: number;
}

const life = v.object({
  timeouts: v.number(),
  intervals: v.number(),
  frames: v.number(),
  observers: v.number(),
  objectUrls: v.number(),
  requests: v.number(),
});

beforeAll(async () => {
  host = await openElementHost();
  contents = {
    ...(await elementContents(host.mock)),
    // Each holds a stream open while its code is shown, and gives its pairing up when it goes.
    'brainstem-messaging-pairing': { autoStart: true },
  };
  const { args = [], ...options } = browserLaunchOptions();
  // V8's compiled code is in the heap too, and grows as long as it finds more to make faster.
  browser = await chromium.launch({ ...options, args: [...args, '--js-flags=--jitless'] });
  page = await openPage(browser, { viewport: { width: 800, height: 400 } });
  await page.addInitScript(shortenWaits);
  await page.addInitScript(watchLife);
  await page.goto(host.url);
  devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.enable');
  untouched = await counts();
});

afterAll(async () => {
  await browser.close();
  await host.close();
});

/** Mounts some elements in one place, and removes them: when at rest, or in the midst. */
async function mountAndUnmount(tag: string, inTheMidst: boolean): Promise<void> {
  await page.evaluate(
    async ({ tag, properties, atOnce, inTheMidst }) => {
      const elements = Array.from({ length: atOnce }, () => document.createElement(tag));
      const ready = elements.map((element) => {
        Object.assign(element, properties);
        // Near enough to be drawn, and too little of it to take the time of painting.
        element.style.cssText =
          'position: absolute; block-size: 200px; inline-size: 300px; clip-path: inset(0 0 99% 0)';
        return new Promise((resolve) =>
          element.addEventListener('brainstem-ready', resolve, { once: true }),
        );
      });
      const box = document.querySelector('.box');
      box?.append(...elements);
      await Promise.all(ready);
      for (let quiet = 0; !inTheMidst && quiet < 6;) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const life: unknown = Reflect.get(window, 'life');
        const counts: unknown = typeof life === 'function' ? Reflect.apply(life, window, []) : null;
        const isQuiet =
          (counts instanceof Object && Reflect.get(counts, 'requests') === 0) ||
          elements.every(({ shadowRoot }) => shadowRoot?.querySelector('[data-part="qr"]'));
        quiet = isQuiet ? quiet + 1 : 0;
      }
      box?.replaceChildren();
    },
    { tag, properties: contents[tag] ?? {}, atOnce, inTheMidst },
  );
}

/** Counts what runs now. */
async function running(): Promise<Running> {
  const counted = await page.evaluate<unknown>('window.life()');
  return { ...v.parse(life, counted), workers: page.workers().length };
}

/** Counts what is there once garbage is collected, the bytes of the heap among it. */
async function counts(): Promise<Counts> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await devTools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners, documents } = await devTools.send('Memory.getDOMCounters');
  return { ...(await running()), nodes, listeners: jsEventListeners, documents, heap };
}

/** The counts when nothing runs any more; timers of the cache may still wait. */
async function countsAtRest(): Promise<Counts> {
  await expect.poll(running).toMatchObject(nothingRuns);
  return counts();
}

test.each(Object.values(registry).map(({ tag }) => tag))(
  'mounts and unmounts of <%s>, many at once, leave nothing behind',
  async (tag) => {
    // Until the first is there, the loader watches the page for it.
    await mountAndUnmount(tag, false);
    const seen = [await countsAtRest()];
    let growths: string[][] = [];
    do {
      await mountAndUnmount(tag, false);
      await mountAndUnmount(tag, true);
      const after = await countsAtRest();
      growths = seen.map((before) => growthBetween(before, after));
      seen.push(after);
    } while (seen.length <= pairsOfRounds && !growths.some(({ length }) => length === 0));
    expect(growths).toContainEqual([]);
  },
);

/**
 * Names the counts that are higher after elements were mounted and removed, twice in two ways. The
 * page may keep the last element that was there, and let it go again: counts with another number of
 * nodes say nothing of each other, or that drop would hide what each mount leaves behind.
 */
function growthBetween({ heap, ...before }: Counts, { heap: heapAfter, ...after }: Counts) {
  const grown = Object.entries(after).filter(([name, count]) => count > Reflect.get(before, name));
  return [
    ...(after.nodes < before.nodes ? [`nodes: ${after.nodes} after ${before.nodes}`] : []),
    ...grown.map(([name, count]) => `${name}: ${count} after ${Reflect.get(before, name)}`),
    ...(heapAfter - heap < heapAllowance ? [] : [`heap: ${heapAfter - heap} more bytes`]),
  ];
}

/** True of a page whose elements are gone, whatever the cache still keeps for them. */
const nothingRuns = {
  intervals: 0,
  frames: 0,
  observers: 0,
  objectUrls: 0,
  requests: 0,
  workers: 0,
};

test('when the kit is destroyed too, no timer of it runs', async () => {
  await page.evaluate('window.brainstem.destroy()');
  await expect.poll(running).toMatchObject({ ...nothingRuns, timeouts: untouched.timeouts });
});
