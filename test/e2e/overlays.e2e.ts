import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import type { DrivenPage } from '../browsers/drivenPage.ts';
import { testOverlays } from '../browsers/testOverlays.ts';
import { openPage } from '../openPage.ts';

testOverlays(async (): Promise<DrivenPage> => {
  const browser = await chromium.launch(browserLaunchOptions());
  const page = await openPage(browser, { viewport: { width: 1000, height: 900 } });
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate<unknown>(expression),
    press: (key, withShift = false) => page.keyboard.press(withShift ? `Shift+${key}` : key),
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
});
