import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { steer, type OpenedPlayground } from './openPlayground.ts';
import { readPng } from './readPng.ts';

/** The code that was read last on a page: a picture of it, taken again, takes half a second. */
const lastRead = new WeakMap<Page, { markup: string; code: string }>();

/** Reads the code in a part of the page, as a phone does; undefined while none is shown. */
async function codeIn(part: Locator): Promise<string | undefined> {
  const page = part.page();
  const image = part.getByRole('img', { name: 'Code to scan with your phone' });
  if ((await image.count()) === 0) return undefined;
  const markup = await image.innerHTML();
  const last = lastRead.get(page);
  if (markup !== '' && last?.markup === markup) return last.code;
  const { data, width, height } = await readPng(page, await image.screenshot());
  const code = jsQR(data, width, height)?.data;
  if (code !== undefined && markup === (await image.innerHTML())) {
    lastRead.set(page, { markup, code });
  }
  return code;
}

/** Waits for a code that isn't one of those seen before. */
export async function readCode(part: Locator, ...seen: readonly string[]): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      code = await codeIn(part);
      return code !== undefined && !seen.includes(code);
    })
    .toBe(true);
  return code ?? '';
}

/**
 * Scans the code that is on the screen, as a phone does. The platform's clock is stopped from then
 * on: a code lives for 20 seconds, which a slow machine may need to read it.
 *
 * @returns The code that the platform took.
 */
export async function scanCode(
  { playground }: Pick<OpenedPlayground, 'playground'>,
  part: Locator,
  answer: Record<string, unknown> = {},
  ...seen: readonly string[]
): Promise<string> {
  await steer(playground, 'clock', { isStopped: true });
  let code = '';
  const pair = async (): Promise<string> => {
    code = await readCode(part, ...seen);
    return steer(playground, 'pairings', { code, ...answer }).then(() => 'scanned', String);
  };
  await expect.poll(pair).toBe('scanned');
  return code;
}
