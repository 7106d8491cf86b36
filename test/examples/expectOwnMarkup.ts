import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Approves a finding in the page of an example, and undoes it. */
export async function expectReview(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const items = page.getByRole('listitem');
  await items.first().waitFor();
  const before = await items.count();
  const approve = page.getByRole('button', { name: /^Approve / }).first();
  const name = (await approve.getAttribute('aria-label')) ?? '';
  await approve.click();
  await page.getByText('Your decision is sent in a moment.').waitFor();
  expect(await items.count()).toBe(before - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name, exact: true }).waitFor();
  expect(await items.count()).toBe(before);
}

/** Asks a question in the page of an example, and waits for the answer. */
export async function expectOwnChat(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('Which suppliers delivered late?');
  await field.press('Enter');
  const answer = page.getByRole('listitem').filter({ hasText: /^Assistant \S/ });
  await answer.waitFor();
  expect(await field.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Stop', disabled: true }).waitFor();
}
