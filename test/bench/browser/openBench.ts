import { chromium, type CDPSession, type Page } from 'playwright';
import { browserLaunchOptions } from '../../../scripts/browserLaunchOptions.ts';
import { buildPage } from './buildPage.ts';
import { serveBench, type ServedStream } from './serveBench.ts';
import { openPage } from '../../openPage.ts';

/** An opened page of a benchmark, with its inspector. */
export interface OpenedBench {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/**
 * Builds and serves a page and opens it in a fresh Chromium, so that no run warms another's.
 *
 * @param slowdown - The factor by which the browser's own throttle slows its CPU.
 */
export async function openBench(
  file: string,
  streams: Readonly<Record<string, ServedStream>> = {},
  slowdown = 1,
): Promise<OpenedBench> {
  const server = await serveBench(await buildPage(file), streams);
  const browser = await chromium.launch(browserLaunchOptions());
  const page = await openPage(browser, { viewport: { width: 1000, height: 800 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(server.url);
  await page
    .waitForFunction(() => window.measureBench !== undefined)
    .catch((error: unknown) => {
      throw new Error(`${file} did not start: ${errors.join('; ')}`, { cause: error });
    });
  if (errors.length > 0) throw new Error(`${file} failed: ${errors.join('; ')}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    page,
    session,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
