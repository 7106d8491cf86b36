import type { Locator, Page } from 'playwright';

/** Presses of a key after which an element counts as out of reach. */
const maxPresses = 120;

/** Moves the focus by one key alone until it is on an element, which may appear in the meantime. */
export async function tabTo(
  page: Page,
  locator: Locator,
  key: 'Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  await locator.first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < maxPresses; presses += 1) {
    const [element] = await locator.elementHandles();
    if (await element?.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} didn’t reach ${locator.toString()}`);
}

/** Opens the browser's dialog for files by a key and chooses one, which no page can do by keys. */
export async function chooseByKey(
  page: Page,
  button: Locator,
  file: { name: string; mimeType: string; text: string },
  key: 'Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  // Asked for before the focus moves: a key can overtake the browser’s order to hand the dialog on.
  const opened = page.waitForEvent('filechooser');
  await tabTo(page, button, key);
  await page.keyboard.press('Enter');
  const { name, mimeType, text } = file;
  await (await opened).setFiles({ name, mimeType, buffer: Buffer.from(text) });
}
