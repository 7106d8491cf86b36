import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Holds a conversation in an example's page, which must complain of nothing. */
export async function expectChat(page: Page, url: string): Promise<void> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(url);
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('Which suppliers delivered late?');
  // Enabled once the page's code has arrived, where a server rendered the page.
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Copy message' }).waitFor();
  // A bundler that rewrites the style sheet must leave its colours.
  const hasColours = await page
    .locator('[data-part="composer"]')
    .evaluate((composer) =>
      CSS.supports('color', getComputedStyle(composer).getPropertyValue('--_border')),
    );
  expect(hasColours).toBe(true);
  expect(complaints).toEqual([]);
}
