import type { Page } from 'playwright';
import { press, seen } from './connectionForms.ts';

/** Opens the provider's page by a button of the source. */
export async function openProvider(page: Page, button: string): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await press(page, button);
  return popup;
}

/** The browser blocks the window, which then can be opened after all. */
export async function openBlocked(page: Page, name: string): Promise<Page> {
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await press(page, `Connect ${name}`);
  await seen(page, 'Your browser blocked the window');
  return openProvider(page, 'Open window');
}

/** The user says no, which connects nothing, and tries again. */
export async function openAfterNo(page: Page, name: string): Promise<Page> {
  const provider = await openProvider(page, `Connect ${name}`);
  await provider.getByRole('button', { name: 'Not now' }).click();
  await seen(page, 'Sign-in was canceled');
  return openProvider(page, 'Try again');
}

/** Opens the consent page of an expired consent, which is asked for once more in the same tab. */
export async function openExpired(page: Page, name: string): Promise<Page> {
  const provider = await openProvider(page, `Connect ${name}`);
  const expires = { times: 1 };
  await provider.route('**/__mock/consents', (route) => route.fulfill({ status: 404 }), expires);
  const answered = provider.waitForResponse('**/__mock/consents');
  await provider.getByRole('button', { name: 'Allow' }).click();
  await answered;
  await provider.getByText('Allow Quaymark to read this source?').waitFor();
  return provider;
}
