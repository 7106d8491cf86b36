import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlayground, steer, type OpenedPlayground } from './openPlayground.ts';
import { readCode, scanCode } from './scanCode.ts';
import { shortenWaits } from '../shortenWaits.ts';

let opened: OpenedPlayground;

beforeAll(async () => {
  opened = await openPlayground({ pace: 0 });
  // A code lives for 20 seconds, which a slow machine may need to read it.
  await steer(opened.playground, 'clock', { isStopped: true });
  await opened.page.addInitScript(shortenWaits);
  await opened.openAs('Mara', '/intake');
});

afterAll(() => opened.close());

const phone = () => opened.page.getByRole('region', { name: 'Phone of the drivers', exact: true });
const press = (name: string) => phone().getByRole('button', { name }).click();

const codeAfter = (...seen: string[]) => readCode(phone(), ...seen);

const scan = (answer: Record<string, unknown> = {}, ...seen: string[]) =>
  scanCode(opened, phone(), answer, ...seen);

describe('a phone', () => {
  test('that nobody holds up: leaving the page gives the code up', async () => {
    const { page, playground } = opened;
    await press('Show code');
    const code = await codeAfter();
    const abandoned = page.waitForResponse((response) => response.url().endsWith('/abandon'));
    await page.getByRole('link', { name: 'Suppliers' }).click();
    expect((await abandoned).ok()).toBe(true);
    await expect(steer(playground, 'pairings', { code })).rejects.toThrow('404');
  });

  test('that refuses says why; a later code, after two that expired, pairs it, and its groups are chosen', async () => {
    const { page, playground, complaints, urls } = opened;
    await opened.visit('/intake');
    await press('Show code');
    const refused = await scan({ error: 'The phone has four devices already' });
    await phone().getByText('Couldn’t pair the phone').waitFor();
    await phone().getByText('The phone has four devices already').waitFor();
    await press('Get a new code');

    const first = await codeAfter(refused);
    await steer(playground, 'clock', { advanceSeconds: 20 });
    const second = await codeAfter(refused, first);
    await steer(playground, 'clock', { advanceSeconds: 20 });
    // A code that is over is of no use to whoever kept it.
    await expect(steer(playground, 'pairings', { code: first })).rejects.toThrow('404');
    await expect(steer(playground, 'pairings', { code: second })).rejects.toThrow('404');
    const third = await scan({ phoneNumber: '+31 6 5550123' }, refused, first, second);

    await phone().getByRole('heading', { name: 'Your phone is paired' }).waitFor();
    await phone()
      .getByRole('checkbox', { name: /^Drivers north/ })
      .check();
    await phone().getByRole('radio', { name: 'Once a day' }).check();
    await press('Finish');
    await phone().getByRole('heading', { name: 'Your phone is connected' }).waitFor();
    await phone().getByText('+31 6 5550123').waitFor();
    await press('Sync missed messages');
    await phone().getByText('Waiting messages are syncing.').waitFor();

    await page.reload();
    await press('Show code');
    await phone().getByRole('heading', { name: 'A phone is already paired' }).waitFor();
    expect(complaints).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    for (const code of [refused, first, second, third]) {
      expect(kept).not.toContain(code);
      expect(urls.join('\n')).not.toContain(code);
    }
  });
});
