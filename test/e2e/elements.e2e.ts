import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { registry } from '../../src/widgets/registry.ts';
import { elementAttributes } from './elementAttributes.ts';
import { hostRules } from './hostRules.ts';
import { openElementHost, type ElementHost } from './openElementPage.ts';
import { openPage } from '../openPage.ts';
import { sharedBrowser } from './sharedBrowser.ts';

let host: ElementHost;

beforeAll(async () => {
  host = await openElementHost();
});

afterAll(() => host.close());

const tags = Object.values(registry).map(({ tag }) => tag);

async function openHost(markup: string, isBeside = false): Promise<Page> {
  const page = await openPage(await sharedBrowser(), { viewport: { width: 800, height: 760 } });
  await page.goto(`${host.url}/?markup=${encodeURIComponent(markup)}${isBeside ? '&beside' : ''}`);
  return page;
}

const markupOf = (tag: string): string => `<${tag} ${elementAttributes[tag] ?? ''}></${tag}>`;

async function openElement(tag: string, isBeside = false): Promise<Page> {
  const page = await openHost(markupOf(tag), isBeside);
  await page.locator(`${tag} [data-part]`).first().waitFor();
  return page;
}

/** Returns a picture of the page, once two in a row are the same. */
async function stillPicture(take: () => Promise<Buffer>): Promise<string> {
  let last = '';
  await expect
    .poll(async () => {
      const now = (await take()).toString('base64');
      const isStill = now === last;
      last = now;
      return isStill;
    })
    .toBe(true);
  return last;
}

const still = { animations: 'disabled', caret: 'hide' } as const;

async function apply(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

const violations = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'violations'));

/** A launcher floats over the page, at the window's corner. */
const inFlow = tags.filter((tag) => tag !== 'brainstem-chat-launcher');

test('every element looks the same in every host page, under the strictest policy', async () => {
  const page = await openHost(inFlow.map(markupOf).join(''));
  // The link's token is given from script alone, so that it is in no markup.
  await page.evaluate(() => {
    Object.assign(document.querySelector('brainstem-delegated-onboarding') ?? {}, {
      token: 'unknown-link-token',
    });
  });
  for (const tag of inFlow) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await page.locator(`${tag} [data-part]`).first().waitFor();
  }
  const whole = async () =>
    (await page.screenshot({ ...still, fullPage: true })).toString('base64');
  let plain = await whole();
  const different: string[] = [];
  for (const [name, rules] of Object.entries(hostRules)) {
    let last = '';
    for (;;) {
      await apply(page, rules);
      const ruled = await whole();
      if (ruled === plain) break;
      // Rules make the same difference each time; a late answer changes both pictures.
      if (ruled === last) {
        different.push(name);
        break;
      }
      last = ruled;
      await apply(page, '');
      plain = await whole();
    }
  }
  expect(different).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.close();
});

test('a host page looks the same with and without elements', async () => {
  const bare = await openHost('');
  const before = await stillPicture(() => bare.locator('#host').screenshot(still));
  await bare.close();
  const page = await openElement('brainstem-chat', true);
  expect(await stillPicture(() => page.locator('#host').screenshot(still))).toBe(before);
  const added = await page.evaluate(() => ({
    sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
    children: document.body.childElementCount,
  }));
  expect(added).toEqual({ sheets: 1, children: 2 });
  await page.close();
});

test('a conversation can be held in an element under that policy', async () => {
  const page = await openElement('brainstem-chat');
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('Which suppliers delivered late?');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Copy message' }).waitFor();
  await field.fill('/help');
  await page.getByRole('option', { selected: true }).waitFor();
  await field.press('Enter');
  await page.getByRole('dialog', { name: 'Shortcuts and commands' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);
  await page.close();
});

test('an element waits for its code until it is near, and takes no other widget’s', async () => {
  const page = await openPage(await sharedBrowser(), { viewport: { width: 800, height: 600 } });
  const parts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/browser/')) parts.push(request.url());
  });
  await page.goto(
    `${host.url}/?markup=${encodeURIComponent(
      '<div></div>'.repeat(6) + '<brainstem-mail-settings connection-id="missing">',
    )}`,
  );
  await page.waitForLoadState('networkidle');
  expect(parts.filter((url) => !url.endsWith('/brainstem.js'))).toEqual([]);
  await page.locator('brainstem-mail-settings').scrollIntoViewIfNeeded();
  await page.locator('brainstem-mail-settings [data-part]').first().waitFor();
  const names = parts.map((url) =>
    url
      .split('/')
      .at(-1)
      ?.replace(/-[\w-]{8}\.js$/, ''),
  );
  for (const other of ['brain-viewer', 'BrainGraphView', 'findings-review', 'chat']) {
    expect(names).not.toContain(other);
  }
  await page.close();
});

test('an answer that grows in an element leaves what is being selected under the pointer', async () => {
  const slow = await openElementHost({ pace: 1 });
  onTestFinished(() => slow.close());
  const page = await openPage(await sharedBrowser(), { viewport: { width: 800, height: 760 } });
  await page.goto(`${slow.url}/?markup=<brainstem-chat></brainstem-chat>`);
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('run long');
  await field.press('Enter');
  const messages = page.getByRole('group', { name: 'Messages' });
  const room = () => messages.evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect.poll(room).toBeGreaterThan(300);
  const place = await messages.boundingBox();
  if (place === null) throw new Error('The chat shows no messages.');
  await page.mouse.move(place.x + 120, place.y + 100);
  await page.mouse.down();
  await page.mouse.move(place.x + 320, place.y + 140, { steps: 4 });
  const before = await messages.evaluate((box) => box.scrollTop);
  const grown = (await room()) + 100;
  await expect.poll(room).toBeGreaterThan(grown);
  expect(Math.abs((await messages.evaluate((box) => box.scrollTop)) - before)).toBeLessThan(2);
  await page.mouse.up();
  await page.close();
});
