import type { DrivenPage } from '../browsers/drivenPage.ts';
import { testOverlays } from '../browsers/testOverlays.ts';
import { openPage } from '../openPage.ts';
import { sharedBrowser } from './sharedBrowser.ts';

testOverlays(async (): Promise<DrivenPage> => {
  const page = await openPage(await sharedBrowser(), { viewport: { width: 1000, height: 900 } });
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate<unknown>(expression),
    press: (key, withShift = false) => page.keyboard.press(withShift ? `Shift+${key}` : key),
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    close: () => page.close(),
  };
});
