import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { openSite, siteFile, siteFolder, type OpenedSite } from './openSite.ts';

/** One page of each kind, with the most that it may weigh, in kB as sent with gzip: about a sixth more than it does. */
const kinds = [
  { kind: 'the first page', path: '/', limit: 560 },
  { kind: 'a page with tabs and a live widget', path: '/quick-start', limit: 590 },
  { kind: 'a guide', path: '/troubleshooting', limit: 250 },
  { kind: 'a page of tables', path: '/widgets/reference', limit: 280 },
  { kind: 'the theme editor', path: '/theming', limit: 780 },
  { kind: 'a page of pictures', path: '/first-runs', limit: 1300 },
  { kind: 'the list of widgets', path: '/widgets/', limit: 300 },
  { kind: 'a widget that fills its height', path: '/widgets/findings-review', limit: 560 },
  { kind: 'a form', path: '/widgets/sql-connection-form', limit: 560 },
  { kind: 'a widget within a line', path: '/widgets/attention-badge', limit: 520 },
  { kind: 'the reference', path: '/api/server', limit: 260 },
];

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const violation = v.object({ id: v.string(), nodes: v.array(v.object({ html: v.string() })) });

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(browserLaunchOptions());
});
afterAll(() => browser.close());

test.concurrent.each(kinds)(
  '$kind moves nothing by itself, logs nothing, weighs at most $limit kB, and axe finds nothing in light and dark',
  async ({ path, limit }) => {
    const { page, complaints, files } = await openSettled(path);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
    // 0.004 at most where it was measured; Web Vitals call less than 0.1 good.
    expect(shift).toBeLessThan(0.1);
    expect(weight(files)).toBeLessThanOrEqual(limit);
    expect(await axeFindings(page, { runOnly: criteria })).toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html.dark').waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    // Nothing but colours is another in dark.
    expect(await axeFindings(page, { runOnly: ['color-contrast'] })).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  },
);

test('every link of the site leads to a page, and to a heading that is there', () => {
  const pages = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  const dead: string[] = [];
  for (const path of pages) {
    const html = readFileSync(join(siteFolder, path), 'utf8');
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      if (/^[a-z]+:|^\/\//.test(href)) continue;
      const { pathname, hash } = new URL(
        href,
        `https://site.example/${path.replace(/\.html$/, '')}`,
      );
      const file = siteFile(decodeURIComponent(pathname));
      const id = decodeURIComponent(hash.slice(1));
      if (file === undefined) dead.push(`${path}: ${href}`);
      else if (id !== '' && file.endsWith('.html') && !idsIn(file).has(id)) {
        dead.push(`${path}: ${href}`);
      }
    }
  }
  expect(pages.length).toBeGreaterThan(50);
  expect(dead).toEqual([]);
});

const known = new Map<string, ReadonlySet<string>>();

function idsIn(file: string): ReadonlySet<string> {
  const ids =
    known.get(file) ??
    new Set([...readFileSync(file, 'utf8').matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  known.set(file, ids);
  return ids;
}

/** Returns axe's findings, with the elements concerned. */
async function axeFindings(
  page: Page,
  options: { runOnly: readonly string[] },
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axeScript });
  const { violations } = v.parse(
    v.object({ violations: v.array(violation) }),
    await page.evaluate(
      `axe.run(document, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})`,
    ),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Opens a page, scrolls through it, and waits until its widget is there. */
async function openSettled(path: string): Promise<OpenedSite> {
  // A transition in a shadow root isn't among the document's animations.
  const opened = await openSite(browser, path, { colorScheme: 'light', reducedMotion: 'reduce' });
  await settle(opened.page);
  return opened;
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const widget = page.locator('.live-widget > *').first();
  if ((await page.locator('.live-widget').count()) === 0) return;
  await widget.scrollIntoViewIfNeeded();
  await widget.locator('[data-part]').first().waitFor({ state: 'attached' });
  await page.waitForFunction(
    () =>
      document
        .querySelector('.live-widget > *')
        ?.shadowRoot?.querySelector('[aria-busy="true"]') === null,
  );
}

function weight(files: readonly string[]): number {
  const bytes = [...new Set(files)].reduce((sum, file) => {
    const content = readFileSync(file);
    return sum + (/\.(?:webp|png)$/.test(file) ? content : gzipSync(content)).length;
  }, 0);
  return Math.round(bytes / 1000);
}
