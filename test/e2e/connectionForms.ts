import type { Page } from 'playwright';

/** Opens the form of a source on the page "Connect data". */
export const choose = (page: Page, source: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${source}`) }).click();

/** Fills in fields by the beginnings of their labels. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = page.locator('input, textarea').and(page.getByLabel(new RegExp(`^${label}`)));
    await field.waitFor({ state: 'attached' });
    const folded = page.locator('details:not([open])').filter({ has: field }).locator('summary');
    if ((await folded.count()) > 0) await folded.first().click();
    await field.fill(text);
  }
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Does something with the open connection, by its menu. */
export async function act(page: Page, name: string): Promise<void> {
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name }).click();
}

/** Waits until a text is on the page. */
export const seen = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();
