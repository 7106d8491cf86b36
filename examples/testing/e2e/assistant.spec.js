import { expect, test } from 'brainstem/testing/playwright';

test('the assistant answers', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ask about orders' }).click();
  await page.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Copy message' })).toBeVisible();
});

test('somebody whom the backend refuses sees no chat', async ({ page, signIn }) => {
  signIn(null);
  await page.goto('/');
  await expect(page.getByText('Sign in first.')).toBeVisible();
});

test('a question that failed can be sent again', async ({ page, faults }) => {
  faults.add({ route: 'streamChat', status: 503 });
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('Which orders are late?');
  await field.press('Enter');
  const again = page.getByRole('button', { name: 'Resend', exact: true });
  await expect(again).toBeVisible();
  faults.clear();
  await again.click();
  await expect(page.getByRole('button', { name: 'Copy message' })).toBeVisible();
});

test('the conversation goes on when its token has expired', async ({ page, clock }) => {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Message' });
  await expect(field).toBeEditable();
  clock.advance(901);
  await field.fill('Which orders are late?');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy message' })).toBeVisible();
});
