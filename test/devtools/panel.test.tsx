import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listSessions } from '../../src/api/index.ts';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import { BrainstemProvider, type BrainstemProviderProps } from '../../src/provider/index.ts';
import { Chat } from '../../src/react/chat.ts';
import { ChatLauncher } from '../../src/react/chat-launcher.ts';
import { TaskList } from '../../src/react/task-list.ts';
import { createPlatformClient } from '../platformClient.ts';
import { german } from '../../src/words/index.ts';
import { pseudoLocale } from '../../src/words/testing/pseudoLocale.ts';
import { findCutTexts } from '../conditions/findCutTexts.ts';
import { BrainstemDevtools } from '../../src/devtools/index.ts';

function show(settings: Partial<BrainstemProviderProps> = {}) {
  const platform = createMockPlatform({ pace: 0 });
  const client = createPlatformClient(platform);
  render(
    <BrainstemProvider client={client} theme="light" {...settings}>
      <div style={{ blockSize: 400 }}>
        <Chat />
      </div>
      <TaskList />
      <BrainstemDevtools mock={platform} />
    </BrainstemProvider>,
  );
  return { platform, client };
}

const toggle = () => screen.getByRole('button', { name: 'Brainstem devtools' });
const panel = () => screen.getByRole('region', { name: 'Brainstem devtools' });
const tab = (name: RegExp) => within(panel()).getByRole('tab', { name });
const row = (name: RegExp) => within(panel()).findAllByRole('row', { name });

test('the panel opens by its button, shows the first calls of the widgets, and closes with Escape', async () => {
  show();
  const user = userEvent.setup();
  expect(screen.queryByRole('region', { name: 'Brainstem devtools' })).toBeNull();
  await user.click(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  const [sessions] = await row(/^GET \/sessions 200 · Done \d+ ms/);
  expect(sessions).toBeDefined();
  await user.click(tab(/^Calls/));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Brainstem devtools' })).toBeNull();
  expect(document.activeElement).toBe(toggle());
});

test('neither the button nor the open panel lies over the launcher of a chat', async () => {
  const platform = createMockPlatform({ pace: 0 });
  render(
    <BrainstemProvider client={createPlatformClient(platform)}>
      <ChatLauncher />
      <BrainstemDevtools mock={platform} />
    </BrainstemProvider>,
  );
  const launcher = await screen.findByRole('button', { name: /^Open chat/ });
  const isFree = (): boolean => {
    const { x, y, width, height } = launcher.getBoundingClientRect();
    return launcher.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await waitFor(() => expect(isFree()).toBe(true));
  await userEvent.click(toggle());
  expect(panel()).toBeVisible();
  expect(isFree()).toBe(true);
});

test('a message shows as a stream and as an event, without its text or the token', async () => {
  const { client } = show();
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Zeppelin{Enter}');
  await screen.findByRole('button', { name: 'Copy message' });
  await user.click(toggle());
  const seen: string[] = [];
  const look = (): void => void seen.push(panel().textContent);
  await row(/^POST \/chat\/stream 200 · Done/);
  look();
  await user.click(tab(/^Streams/));
  await row(/^POST \/chat\/stream Ended [\d.,]+ (bytes|kB)/);
  look();
  await user.click(tab(/^Events/));
  await row(/^messageSend chat/);
  look();
  await user.click(tab(/^Token/));
  await within(panel()).findByText('Valid', { selector: 'strong' });
  expect(panel().textContent).toMatch(/Expires: .* left/);
  look();
  expect(seen).toHaveLength(4);
  const token = await client.tokens.get();
  expect(seen.filter((text) => text.includes('Zeppelin') || text.includes(token))).toEqual([]);
});

test('a fault is added to the mock platform, strikes, and is removed; the clock moves on', async () => {
  const { platform } = show();
  const user = userEvent.setup();
  await user.click(toggle());
  await user.click(tab(/^Mock platform/));
  const form = within(panel()).getByRole('form', { name: 'Add a fault' });
  await user.selectOptions(within(form).getByRole('combobox', { name: 'Route' }), 'GET /sessions');
  await user.selectOptions(within(form).getByRole('combobox', { name: 'Fault' }), '429');
  await user.click(within(form).getByRole('button', { name: 'Add' }));
  const list = await within(panel()).findByRole('list', { name: 'Faults' });
  expect(list.textContent).toBe('GET /sessions · Answer with 429 · 1 request left');
  expect(platform.faults.list()).toMatchObject([{ route: 'GET /sessions', status: 429, times: 1 }]);
  await user.click(within(panel()).getByRole('button', { name: 'Remove all faults' }));
  await within(panel()).findByText(/^No faults\./);
  expect(platform.faults.list()).toEqual([]);

  const choose = (kind: string) =>
    user.selectOptions(within(form).getByRole('combobox', { name: 'Fault' }), kind);
  const number = (name: string) => within(form).getByRole('spinbutton', { name });
  const add = () => user.click(within(form).getByRole('button', { name: 'Add' }));
  await user.selectOptions(within(form).getByRole('combobox', { name: 'Route' }), 'Every route');
  await choose('Delay the response');
  await user.clear(number('Requests'));
  await user.clear(number('Delay (seconds)'));
  await user.type(number('Delay (seconds)'), '1.5');
  await add();
  await choose('Answer with 503');
  await user.type(number('Retry after (seconds)'), '5');
  await user.type(number('Requests'), '2');
  await add();
  await choose('Cut the stream');
  await user.clear(number('After (bytes)'));
  await add();
  expect(number('After (bytes)').matches(':invalid')).toBe(true);
  await user.type(number('After (bytes)'), '1000');
  await add();
  await waitFor(() =>
    expect(
      within(panel())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Every route · Answer 1.5 sec late',
      'Every route · Answer with 503 · Retry-After: 5 · 2 requests left',
      'Every route · Cut off after 1,000 bytes · 2 requests left',
    ]),
  );
  expect(platform.faults.list()).toMatchObject([
    { latency: 1500 },
    { status: 503, retryAfter: 5, times: 2 },
    { cutAfterBytes: 1000, times: 2 },
  ]);
  await user.click(within(panel()).getByRole('button', { name: 'Remove all faults' }));

  const before = platform.clock.now();
  await user.click(within(panel()).getByRole('button', { name: 'Advance 15 minutes' }));
  await waitFor(() => expect(platform.clock.now()).toBeGreaterThanOrEqual(before + 900_000));
});

test('the list of faults follows what requests use up', async () => {
  const { platform, client } = show();
  const user = userEvent.setup();
  await user.click(toggle());
  await row(/^GET \/sessions 200/);
  platform.faults.add({ route: 'GET /sessions', status: 404, times: 2 });
  await user.click(tab(/^Mock platform/));
  await within(panel()).findByText(/2 requests left/);
  await listSessions(client).catch(() => undefined);
  await within(panel()).findByText(/1 request left/);
  await listSessions(client).catch(() => undefined);
  await within(panel()).findByText(/^No faults\./);
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing wrong with any tab, in the %s theme',
  async (theme) => {
    show({ theme });
    const user = userEvent.setup();
    await user.click(toggle());
    await row(/^GET \/sessions 200/);
    for (const item of within(panel()).getAllByRole('tab')) {
      await user.click(item);
      const { violations } = await axe.run(panel(), {
        rules: { 'target-size': { enabled: true }, region: { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  },
);

test('the panel cuts nothing at 320 px, in German or in a longer language', async () => {
  await page.viewport(320, 700);
  for (const locale of [german, pseudoLocale]) {
    show({ locale });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Brainstem/ }));
    const box = screen.getByRole('region', { name: /^Brainstem/ });
    for (const item of within(box).getAllByRole('tab')) {
      await user.click(item);
      expect(findCutTexts(box)).toEqual([]);
    }
    expect(document.documentElement.scrollWidth).toBe(320);
    cleanup();
  }
  await page.viewport(1200, 900);
});

test('the panel takes its rules away with it, and leaves nothing on the client', () => {
  const platform = createMockPlatform({ pace: 0 });
  const client = createPlatformClient(platform);
  const before = document.adoptedStyleSheets.length;
  const shown = render(
    <BrainstemProvider client={client}>
      <BrainstemDevtools mock={false} defaultOpen />
    </BrainstemProvider>,
  );
  expect(within(panel()).queryByRole('tab', { name: /^Mock/ })).toBeNull();
  expect(getComputedStyle(panel()).borderBlockEndStyle).toBe('solid');
  expect(client.observers?.size).toBe(1);
  shown.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(before);
  expect(client.observers?.size).toBe(0);
});
