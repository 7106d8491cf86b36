import { launch } from 'puppeteer-core';
import { timeouts } from '../timeouts.ts';
import type { DrivenPage } from './drivenPage.ts';

/** Opens a page in the machine's own Firefox, which WebDriver BiDi drives as it comes. */
export async function openFirefox(executablePath: string): Promise<DrivenPage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: timeouts.wait,
    protocolTimeout: timeouts.test,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(timeouts.wait);
  await page.setViewport({ width: 1000, height: 900 });
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    async press(key, withShift = false) {
      if (withShift) await page.keyboard.down('Shift');
      await page.keyboard.press(key);
      if (withShift) await page.keyboard.up('Shift');
    },
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}
