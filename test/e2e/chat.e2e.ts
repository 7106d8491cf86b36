import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { openAssistant } from './openAssistant.ts';
import { say } from './openPlayground.ts';

const { gate, opened, pathOf } = openAssistant();

const answer = () => opened().page.getByRole('article', { name: 'Assistant' }).last();
const answered = () => opened().page.getByRole('button', { name: 'Copy message' }).last().waitFor();

describe('a user', () => {
  test('sends a message and watches the answer stream in', async () => {
    const { page, complaints } = opened();
    gate.hold(1_000);
    await say(page, 'Explain our cold chain, and run long');
    const lengths: number[] = [];
    await expect
      .poll(async () => {
        const said = await answer().textContent();
        // The text before the first word is not the answer's.
        lengths.push(said?.replace('Thinking…', '').length ?? 0);
        gate.hold(1_000);
        return new Set(lengths).size;
      })
      .toBeGreaterThan(5);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('article').getByText('You stopped this answer.').waitFor();
    expect((await answer().textContent())?.length).toBeGreaterThanOrEqual(lengths.at(-1) ?? 0);
    expect(complaints).toEqual([]);
  });

  test('watches 50 MB go up and cancels it', async () => {
    const { page, context } = opened();
    const file = pathOf('harbour-scan.bin');
    await writeFile(file, new Uint8Array(50 * 1024 * 1024));
    const network = await context.newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 8 * 1024 * 1024,
    });
    await page.locator('input[type=file]').first().setInputFiles(file);
    const bar = page.getByRole('progressbar', { name: 'Uploading harbour-scan.bin' });
    const seen: number[] = [];
    await expect
      .poll(async () => {
        seen.push(Number(await bar.getAttribute('aria-valuenow')));
        return seen.at(-1);
      })
      .toBeGreaterThan(20);
    expect(new Set(seen).size).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    await page.getByText(/MB of 50 MB/).waitFor();
    const broken = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/chat/files'),
    );
    await page.getByRole('button', { name: 'Cancel upload of harbour-scan.bin' }).click();
    await expect.poll(() => bar.count()).toBe(0);
    expect((await broken).failure()?.errorText).toBe('net::ERR_ABORTED');
    await network.detach();
  });

  test('gives a CSV to the assistant, whole', async () => {
    const { page } = opened();
    const rows = Array.from({ length: 137 }, (_, row) => `${row},"berth ${row}, quay"`);
    const file = pathOf('berths.csv');
    const text = `id,name\n${rows.join('\n')}\n`;
    await writeFile(file, text);
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByRole('button', { name: 'Remove berths.csv' }).waitFor();
    await say(page, 'How many rows does it have?');
    await answered();
    expect(await answer().textContent()).toContain(`“berths.csv” (${text.length} bytes)`);
  });

  test('answers a question that the assistant asks', async () => {
    const { page } = opened();
    await say(page, 'Plan the Rotterdam run, ask me what you need');
    await page.getByRole('textbox', { name: 'Your answer' }).fill('By rail');
    await page.getByRole('button', { name: 'Send answer', exact: true }).click();
    await page.getByText('You answered: By rail').waitFor();
    await expect.poll(() => answer().textContent()).toContain('By rail');
  });

  test('switches conversations, deletes one, and finds it gone after a reload', async () => {
    const { page, complaints } = opened();
    const list = page.getByRole('navigation', { name: 'Conversations' });
    const suppliers = list.getByRole('button', { name: /^Which suppliers delivered late/ });
    await suppliers.click();
    await page.getByText(/owns the order/).waitFor();
    await list.getByRole('button', { name: /^What do we sell/ }).click();
    await expect.poll(() => page.getByText(/owns the order/).count()).toBe(0);

    // The deletion waits for as long as the pointer is on what undoes it.
    await page.mouse.move(0, 0);
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await suppliers.focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => suppliers.count()).toBe(0);
    await deleted;
    await page.reload();
    await list.getByRole('button', { name: /^What do we sell/ }).waitFor();
    expect(await suppliers.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('sees a stream that breaks off heal by itself', async () => {
    const { page, playground } = opened();
    playground.platform.faults.add({ route: 'streamChat', cutAfterBytes: 600, times: 1 });
    await say(page, 'Which suppliers delivered late this quarter?');
    await answered();
    expect(await answer().textContent()).toContain('all came through the same port.');
    expect(await page.getByRole('article', { name: 'You' }).count()).toBe(1);
  });

  test('follows a citation to its source, and takes the table along as a CSV file', async () => {
    const { page, complaints } = opened();
    await say(page, 'Report on late deliveries, and cite sources');
    await answered();
    const marked = page.getByRole('region', { name: 'Sources' }).locator('[data-active]');
    expect(await marked.count()).toBe(0);
    await answer()
      .getByRole('link', { name: /^Source 2/ })
      .hover();
    await expect
      .poll(() => marked.allTextContents())
      .toEqual(['2Contract C-1987, Saltmarsh Fisheries contracts.example']);
    await answer()
      .getByRole('link', { name: /^Source 3/ })
      .last()
      .focus();
    await page.mouse.move(0, 0);
    await expect.poll(() => marked.allTextContents()).toEqual(['3weather.example ']);

    const downloading = page.waitForEvent('download');
    await answer().getByRole('button', { name: 'Download CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Table.csv');
    expect(await readFile(await download.path(), 'utf8')).toBe(
      '\uFEFFDelivery,Agreed,Arrived,Late by\r\n' +
        'D-311,28 July,1 August,4 days\r\n' +
        'D-314,30 July,2 August,3 days\r\n' +
        'D-320,4 August,7 August,3 days\r\n',
    );
    expect(complaints).toEqual([]);
  });

  test('declines what the assistant asks of the page, then allows it', async () => {
    const { page, complaints } = opened();
    const resumed: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/chat/resume')) resumed.push(request.postDataJSON());
    });
    const card = page.getByRole('region', { name: 'Place an order' });
    await say(page, 'Order bilberries, use host tool');
    await card.getByText('Order 4 boxes of Wild bilberry from the store in Rotterdam.').waitFor();
    expect(resumed).toEqual([]);
    await card.getByRole('button', { name: 'Don’t allow' }).click();
    await answered();
    expect(await card.count()).toBe(0);
    await say(page, 'Order them after all, use host tool');
    await card.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect.poll(() => answer().textContent()).toContain('Q-4711');
    await answered();
    expect(resumed).toMatchObject([
      { tool_name: 'place_order', result: { error: 'The person declined this call.' } },
      { tool_name: 'place_order', result: { order: 'Q-4711' } },
    ]);
    expect(complaints).toEqual([]);
  });

  test('stays in the conversation when the page is refreshed', async () => {
    const { page, complaints } = opened();
    await say(page, 'Which suppliers delivered late this quarter?');
    await answered();
    // A new conversation gets its id from the platform, some time after its first answer.
    await expect.poll(() => page.url()).toContain('session-');
    const { pathname, search } = new URL(page.url());
    // Without the time of day, which isn’t stored.
    const words = () => answer().locator('[data-part="body"]').textContent();
    const said = await words();
    await page.reload();
    await page.getByText('Which suppliers delivered late this quarter?').last().waitFor();
    await answered();
    expect(await words()).toBe(said);
    expect(await page.getByRole('article', { name: 'You' }).count()).toBe(1);
    expect(new URL(page.url())).toMatchObject({ pathname, search });
    await say(page, 'And which of them twice?');
    await expect.poll(() => page.getByRole('article', { name: 'You' }).count()).toBe(2);
    expect(complaints).toEqual([]);
  });

  test('dictates a message into the composer, and sends it', async () => {
    const { page, context, playground, complaints } = opened();
    await context.addInitScript(hearWords, ['Which suppliers', ' delivered late?']);
    await page.goto(`${playground.appUrl}/assistant`);
    const field = page.getByRole('textbox', { name: 'Message' });
    await field.fill('Please say:');
    await page.getByRole('button', { name: 'Dictate', exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe('Please say: Which suppliers delivered late?');
    await page.getByRole('button', { name: 'Stop dictating' }).click();
    await page.getByRole('button', { name: 'Dictate', exact: true }).waitFor();
    await field.press('Enter');
    await answered();
    expect(await page.getByRole('article', { name: 'You' }).textContent()).toContain(
      'Please say: Which suppliers delivered late?',
    );
    expect(complaints).toEqual([]);
  });

  test('asks in the side panel too', async () => {
    const { page, complaints } = opened();
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await page.getByRole('button', { name: 'Assistant beside the page' }).click();
    await say(page, 'Which suppliers delivered late this quarter?');
    await answered();
    expect(complaints).toEqual([]);
  });
});

/** Gives a page a recogniser that hears these words one after another, until it is stopped. */
function hearWords(words: readonly string[]): void {
  class Recognition {
    onresult: ((event: { results: { transcript: string }[][] }) => void) | undefined;
    onend: (() => void) | undefined;
    start(): void {
      words.forEach((_, index) => {
        const results = words.slice(0, index + 1).map((transcript) => [{ transcript }]);
        queueMicrotask(() => this.onresult?.({ results }));
      });
    }
    stop(): void {
      this.onend?.();
    }
  }
  Reflect.set(globalThis, 'SpeechRecognition', Recognition);
}
