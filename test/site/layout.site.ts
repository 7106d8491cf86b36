import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { builtPages } from './builtPages.ts';
import { openSite } from './openSite.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(browserLaunchOptions());
});
afterAll(() => browser.close());

/** In px. Pages of the API and of pictures are long by nature. */
const maxHeight = { 375: 24_000, 1280: 14_000 } as const;
const longPages = /^\/(api\/|first-runs|changes|dependencies|conformance)/;

const widths = [375, 1280] as const;

test.concurrent.each(builtPages())(
  '%s fits a phone and a desktop, breaks no word and comes to an end',
  async (path) => {
    // As a phone opens it, and then wider. Scripts change no height; docs.site.ts runs them.
    const { page } = await openSite(browser, path, {
      javaScriptEnabled: false,
      viewport: { width: 375, height: 900 },
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { overflow, broken, cut, height } = await measure(page);
      expect([width, overflow]).toEqual([width, 0]);
      // A type of the API may be longer than a line, and its names are links.
      if (!path.startsWith('/api/')) expect([width, broken]).toEqual([width, []]);
      if (!path.startsWith('/api/') && width > 1000) expect(cut).toEqual([]);
      if (!longPages.test(path)) expect(height).toBeLessThan(maxHeight[width]);
    }
    await page.close();
  },
);

/**
 * Measures a page's width beyond its window, the words that a line breaks, the tables that have to be
 * scrolled sideways, and its height.
 */
function measure(page: Page) {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('.vp-doc') ?? document.body, 4);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('pre, [hidden]') !== null) continue;
      // A name that is longer than a line has to be broken somewhere.
      const line =
        node.parentElement.closest('p, li, td, th, h1, h2, h3, h4')?.clientWidth ?? innerWidth;
      for (const run of (node.textContent ?? '').matchAll(/[^\s\u00ad-]{4,}/gu)) {
        const rects = rectsOf(node, run.index, run[0].length);
        const width = rects.reduce((sum, rect) => sum + rect.width, 0);
        if (rects.length < 2 || width > line - 24) continue;
        for (const word of run[0].matchAll(/[\p{L}\p{N}_]{4,}/gu)) {
          const tops = rectsOf(node, run.index + word.index, word[0].length).map(({ top }) => top);
          if (new Set(tops.map(Math.round)).size > 1) broken.push(word[0]);
        }
      }
    }
    function rectsOf(text: Node, start: number, length: number): DOMRect[] {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + length);
      return [...range.getClientRects()];
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    const cut = [...document.querySelectorAll('.vp-doc table')]
      .filter((table) => table.closest('.wide-tables') === null)
      .filter((table) => table.scrollWidth > table.clientWidth + 1)
      .map((table) => table.textContent.slice(0, 60));
    return { overflow: scrollWidth - innerWidth, broken, cut, height: scrollHeight };
  });
}
