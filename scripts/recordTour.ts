import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { presetCss, presets } from '../docs/.vitepress/theme/presets.ts';

/**
 * Walks through the playground and writes what is seen as a moving picture: a question and its cited
 * answer, a finding that is approved, a database that is understood from a pasted string, the map,
 * and the chat in another brand.
 *
 * @param goTo - Opens a page of the playground, in the fonts of the pictures.
 */
export async function recordTour(
  page: Page,
  goTo: (path: string) => Promise<void>,
  file: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tour-'));
  const frames: string[] = [];
  const show = async (milliseconds: number): Promise<void> => {
    const path = join(folder, `${frames.length}.png`);
    await page.screenshot({ path, animations: 'disabled' });
    frames.push('-d', String(milliseconds), path);
  };
  try {
    await goTo('/assistant');
    await page.getByRole('button', { name: 'New conversation' }).first().click();
    const field = page.getByRole('textbox', { name: 'Message' });
    await show(700);
    for (const part of ['Report on late', ' deliveries,', ' and cite sources']) {
      await field.pressSequentially(part);
      await show(220);
    }
    await field.press('Enter');
    for (let at = 0; at < 3; at += 1) await show(240);
    await page.getByRole('button', { name: 'Copy message' }).last().waitFor();
    await show(1400);

    await goTo('/findings');
    const approve = page.getByRole('button', { name: 'Approve' });
    if (!(await approve.first().isVisible())) await page.getByRole('row').nth(1).click();
    await approve.first().waitFor();
    await show(900);
    await approve.first().click();
    await show(900);

    await goTo('/connections');
    await show(800);
    await goTo('/connect');
    await page
      .getByRole('textbox', { name: 'Paste a connection string' })
      .first()
      .fill('postgresql://reader@orders.tidewater-foods.example/orders');
    await page.getByRole('heading', { name: 'Connect data' }).click();
    await show(1300);

    await goTo('/knowledge');
    await show(1300);

    await goTo('/assistant');
    const soft = presets.find(({ name }) => name === 'Soft');
    if (soft !== undefined) await page.addStyleTag({ content: presetCss(soft) });
    await show(1500);
    // Twice through, and then the last frame: nothing goes on moving beside what one reads.
    const options = '-loop 2 -lossy -q 78 -m 6'.split(' ');
    execFileSync('img2webp', [...options, ...frames, '-o', file]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
