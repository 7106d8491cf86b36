import { afterAll, beforeAll, expect, test } from 'vitest';
import { openElementHost, type ElementHost } from '../e2e/openElementPage.ts';
import { askInside } from './askInside.ts';
import type { DrivenPage } from './drivenPage.ts';

/** Tests a conversation in the custom element, in the browser that `open` starts. */
export function testChat(open: () => Promise<DrivenPage>): void {
  let host: ElementHost;
  let page: DrivenPage;

  beforeAll(async () => {
    host = await openElementHost({ pace: 2 });
    page = await open();
  });
  afterAll(async () => {
    await page.close();
    await host.close();
  });

  const { ask, becomes, goto } = askInside(() => page);

  test('a long answer with code, tables and formulas is followed to its end', async () => {
    await goto(
      `${host.url}/?beside&markup=${encodeURIComponent('<brainstem-chat></brainstem-chat>')}`,
    );
    await becomes('focus', true, '^Message$');
    await page.type('show markdown');
    await page.press('Enter');
    await becomes('has', true, '^Copy message$');
    const below = async (): Promise<number> => Number(await ask('pixelsBelow', '^Copy message$'));
    await expect.poll(below).toBeLessThan(2);
    await becomes('has', false, '^Jump to latest');
    expect(await ask('violations')).toEqual([]);
  });
}
