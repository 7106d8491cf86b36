import type { Page } from 'playwright';

/** Waits until the assistant has said all that it has to say. */
export async function answered(page: Page): Promise<void> {
  const answer = page.getByRole('article', { name: 'Assistant' }).last();
  await answer.getByRole('button', { name: 'Copy message' }).waitFor();
}
