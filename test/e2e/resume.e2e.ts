import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openAssistant } from './openAssistant.ts';
import { say, startConversation } from './openPlayground.ts';

const { gate, opened, pathOf } = openAssistant();

const answer = (page: Page) => page.getByRole('article', { name: 'Assistant' }).last();
const words = async (page: Page) => {
  const bodies = await answer(page).locator('[data-part="body"]').allTextContents();
  return bodies.join('');
};
const answered = (page: Page) =>
  page.getByRole('button', { name: 'Copy message' }).last().waitFor();
const openSession = (page: Page, question: string) =>
  page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('button', { name: new RegExp(`^${question}`) })
    .first()
    .click();

/** Waits until some of an answer has come. */
async function someWords(page: Page): Promise<void> {
  await expect.poll(async () => (await words(page)).length).toBeGreaterThan(120);
}

async function expectOneTurn(page: Page): Promise<void> {
  for (const name of ['You', 'Assistant']) {
    await expect.poll(() => page.getByRole('article', { name }).count(), { message: name }).toBe(1);
  }
}

/** Texts of the answers that have ended, by the beginnings of their questions. */
const live = new Map<string, string>();

describe('an answer that is under way', () => {
  test('goes on after the page was reloaded, with nothing twice and nothing lost; a question that waits is asked again', async () => {
    const { page, complaints } = opened();
    await say(page, 'Place an order, ask me for details');
    await page.getByRole('textbox', { name: 'Boxes' }).waitFor();
    await startConversation(page);
    gate.hold(5_000);
    await say(page, 'Explain our cold chain, and run long');
    await someWords(page);
    await page.reload();
    await openSession(page, 'Explain our cold chain');
    await someWords(page);
    gate.release();
    await answered(page);
    live.set('Explain our cold chain', await words(page));
    await expectOneTurn(page);

    await openSession(page, 'Place an order');
    await page.getByRole('textbox', { name: 'Product' }).fill('Bilberries');
    await page.getByRole('textbox', { name: 'Boxes' }).fill('4');
    await page.getByRole('radio', { name: 'Store 2' }).check();
    await page.getByRole('button', { name: 'Send answer', exact: true }).click();
    await answered(page);
    expect(complaints).toEqual([]);
  });

  test('goes on after the network was gone', async () => {
    const { page, context, playground } = opened();
    // Going offline leaves a stream on the same machine alone: the cut is made at its other end.
    playground.platform.faults.add({ route: 'streamChat', cutAfterBytes: 14_000, times: 1 });
    gate.hold(5_000);
    await say(page, 'Explain our fish trade, and run long');
    await someWords(page);
    await context.setOffline(true);
    await page.getByText('You’re offline').waitFor();
    // Past the cut, and not yet at its end.
    gate.hold(50_000);
    // The browser tells the page of the cut only when the network is back.
    await expect.poll(() => gate.isHolding()).toBe(true);
    const joined = page.waitForRequest(/\/chat\/attach$/);
    await context.setOffline(false);
    await joined;
    gate.release();
    await answered(page);
    await expectOneTurn(page);
    live.set('Explain our fish trade', await words(page));
  });

  test('is shown in a second tab too, and ends the same in both', async () => {
    const { page, context } = opened();
    gate.hold(5_000);
    await say(page, 'Explain our fleet, and run long');
    await someWords(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await openSession(second, 'Explain our fleet');
    await someWords(second);
    gate.release();
    await Promise.all([answered(page), answered(second)]);
    await expectOneTurn(second);
    await expect.poll(() => words(second)).toBe(await words(page));
    await second.close();
  });
});

describe('an answer that is stopped', () => {
  test('ends at the platform too, and keeps what came', async () => {
    const { page } = opened();
    gate.hold(5_000);
    await say(page, 'Explain our quays, and run long');
    await someWords(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('article').getByText('You stopped this answer.').waitFor();
    const kept = await words(page);
    expect(kept.length).toBeGreaterThan(120);
    live.set('Explain our quays', kept);
  });
});

describe('messages that are written offline', () => {
  test('wait where they are seen, and go out once and in order', async () => {
    const { page, context, urls } = opened();
    await say(page, 'What do we sell?');
    await answered(page);
    await context.setOffline(true);
    await page.getByText('You’re offline').waitFor();
    const sent = () => urls.filter((url) => url.endsWith('/chat/stream')).length;
    const before = sent();
    for (const text of ['First thought', 'Second thought', 'Third thought']) await say(page, text);
    const waiting = page.getByRole('article', { name: 'Your queued message' });
    expect(await waiting.count()).toBe(3);
    await waiting.nth(1).getByRole('button', { name: 'Remove' }).click();
    expect(sent()).toBe(before);
    await context.setOffline(false);
    const said = page.getByRole('article', { name: 'You', exact: true });
    await expect.poll(() => said.count()).toBe(3);
    await expect.poll(() => waiting.count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Copy message' }).count()).toBe(3);
    expect(await said.locator('[data-part="body"]').allTextContents()).toEqual([
      'What do we sell?',
      'First thought',
      'Third thought',
    ]);
    expect(sent()).toBe(before + 2);
  });
});

describe('after a reload', () => {
  test('answers say what they said live, a question that was answered never opens again, and messages that waited are there', async () => {
    const { page } = opened();
    await page.reload();
    expect([...live.keys()]).toHaveLength(3);
    for (const [question, said] of live) {
      await openSession(page, question);
      await page.getByRole('article', { name: 'You' }).getByText(question).waitFor();
      await answered(page);
      await expect.poll(() => words(page)).toBe(said);
    }
    await openSession(page, 'Place an order');
    await page.getByText(/^You answered: Product: Bilberries/).waitFor();
    expect(await page.getByRole('textbox', { name: 'Boxes' }).count()).toBe(0);
    await openSession(page, 'What do we sell');
    const said = page.getByRole('article', { name: 'You', exact: true });
    await expect.poll(() => said.count()).toBe(3);
  });
});

describe('many and large files', () => {
  test('ten go up at once; one fails and is sent again', async () => {
    const { page, playground } = opened();
    playground.platform.faults.add({ route: 'uploadFile', status: 503, times: 1 });
    const files = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const file = pathOf(`note-${at}.txt`);
        await writeFile(file, `Note ${at}`);
        return file;
      }),
    );
    await page.locator('input[type=file]').first().setInputFiles(files);
    await page.getByRole('button', { name: /^Retry note-\d\.txt$/ }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Remove note-/ }).count()).toBe(10);
    await say(page, 'What do the files say?');
    await answered(page);
    const sent = page.getByRole('article', { name: 'You' }).getByText(/^note-\d\.txt$/);
    expect(await sent.count()).toBe(10);
  });

  test('300 MB go up without growing the memory of the page by their size', async () => {
    const { page, context } = opened();
    const file = pathOf('archive.bin');
    await writeFile(file, '');
    await truncate(file, 300 * 1024 * 1024);
    const inspector = await context.newCDPSession(page);
    await inspector.send('Performance.enable');
    const heap = async (): Promise<number> => {
      const { metrics } = await inspector.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
    };
    const before = await heap();
    const seen: number[] = [];
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect
      .poll(async () => {
        seen.push(await heap());
        return page.getByRole('button', { name: 'Remove archive.bin' }).count();
      })
      .toBe(1);
    expect(Math.max(...seen) - before).toBeLessThan(30 * 1024 * 1024);
  });
});
