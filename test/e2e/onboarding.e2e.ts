import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Page } from 'playwright';
import { openPlayground, steer, type OpenedPlayground } from './openPlayground.ts';
import { chooseByKey, tabTo } from './tabTo.ts';

/** The request that the page sends when a step is answered. */
const answered = v.object({ conversation_items: v.array(v.unknown()), step: v.number() });

let opened: OpenedPlayground;
/** Of somebody else who answers behind the same link. */
let second: Page;

beforeAll(async () => {
  opened = await openPlayground({ pace: 0 });
  second = await opened.openOtherPage({ width: 320, height: 700 });
});

afterAll(() => opened.close());

/** Answers every question of the step with its first option, by keys alone. */
async function answerStep(page: Page, number: number): Promise<void> {
  const region = page.getByRole('region', { name: 'Getting started' });
  const heading = region.getByRole('heading', { name: `Step ${number}`, exact: true });
  await heading.waitFor();
  await heading.focus();
  const groups = await region.getByRole('group').count();
  for (let at = 0; at < groups; at += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
}

test('a link that its sender revokes tells both who answer behind it, and what they typed is still there', async () => {
  const { page, playground } = opened;
  const link = `${playground.appUrl}/questions#${playground.platform.credentials.delegationToken}`;
  const question = 'What happens to a delivery that arrives too warm?';
  await page.goto(link);
  await second.goto(link);
  await page.getByRole('textbox', { name: question }).fill('It is sent back.');
  await second.getByRole('textbox', { name: question }).fill('We call the carrier.');

  onTestFinished(() => playground.platform.faults.clear());
  // The documents name no answer to a revoked link; the platform no longer knows this one.
  for (const route of ['getDelegation', 'answerDelegation']) {
    await steer(playground, 'faults', { route, status: 404 });
  }
  for (const [reader, answer] of [
    [page, 'It is sent back.'],
    [second, 'We call the carrier.'],
  ] as const) {
    await reader.getByRole('button', { name: 'Send 1 answer' }).click();
    await reader.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await reader.getByText(answer).waitFor();
  }
});

test('two people answer behind one link, without an account', async () => {
  const { page, playground, urls, complaints } = opened;
  const { delegationToken } = playground.platform.credentials;
  const link = `${playground.appUrl}/questions#${delegationToken}`;
  const pallets = (reader: Page) => reader.getByRole('textbox', { name: /^How many pallets/ });

  // Only from elsewhere does another hash load the page again.
  for (const reader of [page, second]) {
    await reader.goto('about:blank');
    await reader.goto(link);
  }
  const unsent = 'What happens to a delivery that arrives too warm?';
  for (const reader of [page, second]) {
    await reader.getByRole('textbox', { name: unsent }).fill('');
  }
  await pallets(page).fill('240');
  await pallets(second).fill('260');
  await second.getByRole('radio', { name: 'Store 1' }).check();
  expect(page.url()).not.toContain(delegationToken);

  await page.getByRole('button', { name: 'Send 1 answer' }).click();
  await page.getByText('1 answer sent. 4 questions left.').waitFor();
  await second.getByRole('button', { name: 'Send 2 answers' }).click();
  await second.getByText('Someone else has answered 1 of these questions').waitFor();
  await second.getByRole('button', { name: 'Keep theirs' }).click();
  await second.getByText('1 answer sent. 3 questions left.').waitFor();

  // The first user comes back to the link and sees both.
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByText('3 of 6 answered').waitFor();

  const kept = await second.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(kept).not.toContain(delegationToken);
  expect(urls.filter((url) => url.includes('/api/brainstem/token'))).toEqual([]);
  expect(complaints).toEqual([]);
});

describe('whom the web app knows', () => {
  beforeAll(() => opened.openAs('Mara', '/getting-started'));

  test('the onboarding goes to its end, with a refresh in the middle', async () => {
    const { page, complaints } = opened;
    const steps: number[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/analytics/chat')) return;
      const { conversation_items: items, step } = v.parse(answered, request.postDataJSON());
      if (items.length > 0) steps.push(step);
    });
    const region = page.getByRole('region', { name: 'Getting started' });
    await region.getByRole('button', { name: 'Get started' }).click();
    for (const number of [1, 2]) {
      await answerStep(page, number);
      await page.keyboard.press('Enter');
    }
    await answerStep(page, 3);
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(kept).toContain('Make products');
    expect(kept).not.toMatch(/eyJ|Bearer/);

    await page.reload();
    await region.getByRole('heading', { name: 'Step 3', exact: true }).waitFor();
    expect(await region.getByRole('radio').first().isChecked()).toBe(true);
    await region.getByRole('button', { name: 'Back' }).click();
    expect(await region.getByRole('radio', { name: 'By mail' }).isChecked()).toBe(true);
    await region.getByRole('button', { name: 'Continue' }).click();
    await region.getByRole('button', { name: 'Continue' }).click();
    for (const number of [4, 5]) {
      await answerStep(page, number);
      await page.keyboard.press('Enter');
    }
    await region.getByRole('heading', { name: 'That’s all we need' }).waitFor();
    await region.getByRole('region', { name: 'Your answers' }).getByText('By mail').waitFor();
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(stored).toMatch(/\bcompleted\b/);
    expect(stored).not.toContain('By mail');

    // Each step's answers went once, with the request for the next step, and the platform has them.
    expect(steps).toEqual([2, 3, 4, 5, 6]);
    await region.getByRole('button', { name: 'Earlier answers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Earlier answers' });
    await dialog.getByText('By mail').waitFor();
    await expect.poll(() => dialog.getByRole('heading', { level: 3 }).count()).toBe(5);
    expect(complaints).toEqual([]);
  });

  test('tasks go with the web app’s session, and end with the sign-out', async () => {
    const { page, complaints } = opened;
    await opened.visit('/tasks');
    const tasks = page.getByRole('region', { name: 'Tasks' });
    await tasks.getByText('Sign in to see tasks').waitFor();
    await tasks.getByRole('button', { name: 'Sign in' }).click();
    await tasks.getByText('Sign in to see tasks').waitFor({ state: 'detached' });
    await tasks.getByRole('textbox', { name: 'New task' }).fill('Weigh the cod');
    await tasks.getByRole('textbox', { name: 'New task' }).press('Enter');
    await tasks.getByRole('checkbox', { name: 'Complete “Weigh the cod”' }).click();
    await tasks.getByRole('checkbox', { name: 'Complete “Weigh the cod”' }).waitFor({
      state: 'detached',
    });
    await page.getByRole('button', { name: /Mara/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Mara' }).click();
    await tasks.getByText('Sign in to see tasks').waitFor();
    expect(complaints).toEqual([]);
  });

  test('a task is made, changed, filtered, given a file and completed by keyboard alone', async () => {
    const { page, complaints } = opened;
    const tasks = page.getByRole('region', { name: 'Tasks' });
    await tabTo(page, tasks.getByRole('button', { name: 'Sign in' }));
    await page.keyboard.press('Enter');
    const composer = tasks.getByRole('textbox', { name: 'New task' });
    await tabTo(page, composer);
    await page.keyboard.type('Weigh the cod');
    await page.keyboard.press('Enter');
    await tasks.getByRole('button', { name: /^Weigh the cod/ }).waitFor();

    // In everyone's list, where a search finds it among the others.
    await tabTo(page, tasks.getByRole('tab', { name: /^Mine/ }));
    await page.keyboard.press('ArrowRight');
    // The filter offers the priorities that came with tasks, so they have to come first.
    await tasks.getByRole('button', { name: /^Prepare the meeting/ }).waitFor();
    await tasks.getByRole('button', { name: /^Give notice/ }).waitFor();
    await tabTo(page, tasks.getByRole('searchbox', { name: 'Search tasks' }));
    await page.keyboard.type('cod');
    await expect.poll(() => tasks.getByRole('checkbox', { name: /^Complete “/ }).count()).toBe(1);
    const priority = tasks.getByRole('combobox', { name: 'Priority' });
    await tabTo(page, priority);
    await page.keyboard.type('Urg');
    await tasks.getByText('No matching tasks').waitFor();
    await page.keyboard.press('Home');
    await tasks.getByText('No matching tasks').waitFor({ state: 'detached' });

    await tabTo(page, tasks.getByRole('button', { name: /^Weigh the cod/ }));
    await page.keyboard.press('Enter');
    const title = tasks.getByRole('textbox', { name: 'Title', exact: true });
    await tabTo(page, title);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Weigh the cod twice');
    await page.keyboard.press('Enter');
    await tasks.getByText('Saved').waitFor();
    expect(await title.evaluate((node) => node === document.activeElement)).toBe(true);

    await chooseByKey(page, tasks.getByRole('button', { name: 'Attach a file' }), {
      name: 'weights.txt',
      mimeType: 'text/plain',
      text: '12.4 kg',
    });
    await tasks.getByRole('button', { name: 'Download weights.txt' }).waitFor();

    const box = tasks.getByRole('checkbox', { name: 'Complete “Weigh the cod twice”' });
    // The title closes the details, and the box is before it.
    await tabTo(page, tasks.getByRole('button', { name: /^Weigh the cod twice/ }));
    await page.keyboard.press('Shift+Tab');
    expect(await box.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await box.waitFor({ state: 'detached' });
    // Completed tasks are hidden, so the list has none, and the focus is still in it.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    expect(complaints).toEqual([]);
  });
});

test('a link that expires says so to both who answer behind it, and what they typed is still there', async () => {
  const { page, playground } = opened;
  const { delegationToken } = playground.platform.credentials;
  const link = `${playground.appUrl}/questions#${delegationToken}`;
  const question = 'What happens to a delivery that arrives too warm?';

  await page.goto(link);
  await second.goto('about:blank');
  await second.goto(link);
  await page.getByRole('textbox', { name: question }).fill('It is sent back.');
  await second.getByRole('textbox', { name: question }).fill('We call the carrier.');
  // By more than a year: nothing comes after it.
  await steer(playground, 'clock', { advanceSeconds: 400 * 24 * 60 * 60 });

  for (const [reader, answer] of [
    [page, 'It is sent back.'],
    [second, 'We call the carrier.'],
  ] as const) {
    await reader.getByRole('button', { name: 'Send 1 answer' }).click();
    await reader.getByRole('heading', { name: 'This link has expired' }).waitFor();
    await reader.getByText(answer).waitFor();
  }
  // Whoever opens it now never saw it work.
  await second.goto('about:blank');
  await second.goto(link);
  await second.getByRole('heading', { name: 'This link isn’t valid' }).waitFor();
});
