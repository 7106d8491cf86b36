import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPlayground, steer, type OpenedPlayground } from './openPlayground.ts';

let opened: OpenedPlayground;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brainstem-'));
  opened = await openPlayground({ pace: 0 });
  await opened.openAs('Mara', '/intake');
});

beforeEach(() => opened.visit('/intake'));

afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

const papers = () => opened.page.getByRole('region', { name: 'Papers to upload' });
const files = () => papers().getByRole('region', { name: /^(Files to upload|Uploaded files)$/ });
const inState = (state: string) => papers().locator(`[data-part=file][data-state=${state}]`);
const press = (name: string) => papers().getByRole('button', { name }).click();

/** Writes text files, of which each says something else. */
async function write(...names: string[]): Promise<string[]> {
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      await writeFile(path, `Waybill ${name}, Rotterdam to Antwerp.\n`.repeat(200));
      return path;
    }),
  );
}

describe('documents', () => {
  test('twenty are uploaded, of which two fail and are uploaded again', async () => {
    const { page, playground, complaints, urls } = opened;
    const names = Array.from({ length: 20 }, (_, at) => `waybill-${at + 1}.txt`);
    playground.platform.faults.add({ route: 'uploadDocuments', status: 500, times: 2 });
    await papers()
      .locator('input[type=file]')
      .first()
      .setInputFiles(await write(...names));
    const description = papers().getByRole('textbox', { name: /^Description/ });
    await papers().getByText('Processing options').click();
    await description.fill('Waybills of the week');
    await papers()
      .getByRole('checkbox', { name: /^Cold chain/ })
      .check();
    await press('Upload 20 files');

    await papers().getByText('2 of 20 files couldn’t be uploaded').waitFor();
    expect(await inState('uploaded').count()).toBe(18);
    expect(await inState('failed').count()).toBe(2);
    expect(await description.inputValue()).toBe('Waybills of the week');
    expect(
      await papers()
        .getByRole('checkbox', { name: /^Cold chain/ })
        .isChecked(),
    ).toBe(true);

    await press('Retry 2 files');
    await papers().getByText('20 files uploaded').waitFor();
    const sent = urls.filter((url) => url.endsWith('/documents/upload'));
    expect(sent.length).toBe(22);

    await steer(playground, 'clock', { advanceSeconds: 120 });
    await expect.poll(() => files().getByText('Ready').count()).toBe(20);
    await page.reload();
    const earlier = papers().getByRole('region', { name: 'Your documents' });
    await earlier.getByText('20 files').waitFor();
    for (const name of names)
      expect(await earlier.getByText(name, { exact: true }).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('a large one shows how far it is, and can be cancelled', async () => {
    const { page, context } = opened;
    const path = join(folder, 'harbour-scan.bin');
    await writeFile(path, new Uint8Array(40 * 1024 * 1024));
    const network = await context.newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 6 * 1024 * 1024,
    });
    await papers().locator('input[type=file]').first().setInputFiles(path);
    await press('Upload 1 file');
    const bar = papers().getByRole('progressbar', { name: 'Uploading harbour-scan.bin' });
    const seen: number[] = [];
    await expect
      .poll(async () => {
        seen.push(Number(await bar.getAttribute('aria-valuenow')));
        return seen.at(-1);
      })
      .toBeGreaterThan(20);
    expect(new Set(seen).size).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    await press('Cancel upload of harbour-scan.bin');
    await files().getByText('Canceled').waitFor();
    expect(await bar.count()).toBe(0);
    await network.detach();
  });

  test('a folder is read to its bottom', async () => {
    await mkdir(join(folder, 'north', '2026'), { recursive: true });
    await write('north/first.txt', 'north/2026/second.txt', 'north/.hidden');
    await papers().locator('input[type=file]').nth(1).setInputFiles(join(folder, 'north'));
    await files().getByText('2 files').waitFor();
    await files().getByText('north/2026/').waitFor();
    await press('Upload 2 files');
    await papers().getByText('2 files uploaded').waitFor();
  });
});
