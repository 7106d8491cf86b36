import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayground, type OpenedPlayground } from './openPlayground.ts';

let opened: OpenedPlayground;

beforeAll(async () => {
  opened = await openPlayground({ pace: 0 });
  await opened.openAs('Mara', '/settings');
});

afterAll(() => opened.close());

test('a page of tags alone holds a conversation and a review, in a frame and by itself', async () => {
  const { page, playground, complaints } = opened;
  await page.getByRole('link', { name: 'Plain pages' }).click();
  const frame = page.frameLocator('iframe[title="Night desk"]');
  const field = frame.getByRole('textbox', { name: 'Message' });
  await field.fill('Which suppliers delivered late?');
  await field.press('Enter');
  await frame.getByRole('button', { name: 'Copy message' }).waitFor();
  await frame.getByText('One answer so far.').waitFor();

  await page.getByRole('link', { name: 'Open it alone' }).click();
  await page.waitForURL(`${playground.appUrl}/plain`);
  await page.getByRole('heading', { name: 'Night desk', level: 1 }).waitFor();
  await page.locator('brainstem-findings-review').getByRole('grid').waitFor();
  expect(await page.evaluate(() => document.querySelector('#root'))).toBeNull();

  await page.getByRole('button', { name: 'End this session' }).click();
  await page.getByText(/^Your session ended/).waitFor();
  await page.locator('brainstem-findings-review').getByRole('grid').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('the plain page takes the looks and the language of the address', async () => {
  const { page, playground, complaints } = opened;
  await page.goto(`${playground.appUrl}/plain-pages?theme=dark&language=de`);
  const frame = page.frameLocator('iframe[title="Night desk"]');
  await frame.getByRole('textbox', { name: 'Nachricht' }).waitFor();
  expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(complaints).toEqual([]);
});

test('other sites may not frame the plain page', async () => {
  const { headers } = await fetch(`${opened.playground.appUrl}/plain`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

test('an address that no page has says so and leads back, and a slash at the end changes nothing', async () => {
  const { page, playground, complaints } = opened;
  await page.goto(`${playground.appUrl}/knowledge/nowhere`);
  await page.getByRole('heading', { name: 'Page not found', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Go to the overview' }).click();
  await page.getByRole('heading', { name: 'Good to see you, Mara', level: 1 }).waitFor();
  await page.goto(`${playground.appUrl}/shipments/`);
  await page.getByRole('heading', { name: 'Shipments', level: 1 }).waitFor();
  expect(complaints).toEqual([]);
});

test('the app’s own pages have no rule of the plain page’s sheet', async () => {
  const banner = await opened.page.getByRole('banner').boundingBox();
  expect(banner).toMatchObject({ x: 0, y: 0, width: 1200 });
});
