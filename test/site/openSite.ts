import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { answerRoute } from '../../src/testing/answerRoute.ts';
import { openPage } from '../openPage.ts';

/** The site as `npm run build:docs` writes it. */
export const siteFolder = 'docs-static';

const site = 'https://docs.example.com';
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** A page of the built site. */
export interface OpenedSite {
  page: Page;
  /** The page's log messages, and its requests to others. */
  complaints: readonly string[];
  /** The files that it was given. */
  files: readonly string[];
}

/** Opens a page of the built site, or of the one in another folder. */
export async function openSite(
  browser: Browser,
  path: string,
  { folder = siteFolder, ...options }: BrowserContextOptions & { folder?: string } = {},
): Promise<OpenedSite> {
  const complaints: string[] = [];
  const files: string[] = [];
  const page = await openPage(browser, options);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => complaints.push(message.text()));
  await page.route('**/*', (route) => {
    complaints.push(`asked for ${route.request().url()}`);
    return route.abort();
  });
  await page.route(`${site}/**`, (route) =>
    answerRoute(route, (request) => answerFile(request, files, folder)),
  );
  await page.addInitScript(countShifts);
  await page.goto(site + path);
  return { page, complaints, files };
}

/** The file of the site that an address stands for. */
export function siteFile(pathname: string, folder = siteFolder): string | undefined {
  const asked = join(folder, pathname.endsWith('/') ? `${pathname}index` : pathname);
  return [asked, `${asked}.html`].find(
    (candidate) => extname(candidate) !== '' && existsSync(candidate),
  );
}

/** A file of the site as text. */
export function readSite(path: string): string {
  return readFileSync(join(siteFolder, path), 'utf8');
}

function answerFile({ url }: Request, files: string[], folder: string): Response {
  const path = siteFile(decodeURIComponent(new URL(url).pathname), folder);
  if (path === undefined) return new Response('Not found', { status: 404 });
  files.push(path);
  const type = types[extname(path)] ?? 'application/octet-stream';
  return new Response(new Uint8Array(readFileSync(path)), { headers: { 'content-type': type } });
}

/** Adds up, in the page, how far things moved by themselves: `document.documentElement.dataset.shift`. */
function countShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
        sum += Number(entry.value);
      }
    }
    document.documentElement.dataset['shift'] = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
}
