import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { timeouts } from './timeouts.ts';

/** Opens a context that waits as long as every other test does; its pages and pop-ups too. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(timeouts.wait);
  return context;
}

/** Opens a page in a context of its own, see {@link openContext}. */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await openContext(browser, options);
  const page = await context.newPage();
  // A browser that closes has closed the context already.
  page.once('close', () => void context.close().catch(() => undefined));
  return page;
}
