import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openConnector } from '../testing/openConnector.tsx';
import { DrivePicker } from './DrivePicker.tsx';

/** A name that two lines of a side panel hold, and one that nothing holds. */
const name = 'Delivery note Saltmarsh Fisheries 2026-11.docx';
const longName = `${'Lieferantenbewertung '.repeat(9)}.docx`;

/** The platform's day, by which its files are named and were added. */
const platform = { now: () => Date.UTC(2026, 10, 23, 12) };

/** The list to choose from, in a box of some width. */
async function openList(width: number): Promise<HTMLElement> {
  const { connectionIds, show } = openConnector({
    platform,
    client: ({ fetch }) => ({
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const answer = await fetch(request);
        if (!request.url.includes('/drive-files')) return answer;
        const text = (await answer.text()).replaceAll(/"Contract [^"]*"/g, `"${longName}"`);
        return new Response(text, answer);
      },
    }),
  });
  const [connectionId = ''] = await connectionIds('alpha-drive-files');
  show(
    <div style={{ inlineSize: width }}>
      <DrivePicker connectionId={connectionId} />
    </div>,
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Add files' }));
  return screen.findByRole('listbox', { name: 'Files in the drive' });
}

const rows = (list: HTMLElement): HTMLElement[] => within(list).getAllByRole('option');

test('a side panel shows a file name in two lines and all of its rows at one height', async () => {
  const list = await openList(320);
  await waitFor(() => expect(rows(list)[0]?.offsetHeight).toBe(72));
  const shown = within(list).getByText(name);
  expect(shown.scrollHeight).toBe(shown.clientHeight);
  expect(shown.scrollWidth).toBe(shown.clientWidth);
  const places = rows(list).map(({ offsetTop }) => offsetTop);
  expect(places).toEqual(places.map((_, at) => at * 72));
  // No badge takes the room of the name.
  const [state] = within(list).getAllByText('Added');
  expect(state?.closest('[data-part="badge"]')).toBeNull();
});

test('a side panel starts the lines below a selected file’s name where the name starts', async () => {
  const { connectionIds, show } = openConnector({ platform });
  const [connectionId = ''] = await connectionIds('alpha-drive-files');
  show(
    <div style={{ inlineSize: 320 }}>
      <DrivePicker connectionId={connectionId} />
    </div>,
  );
  const [row] = await screen.findAllByRole('listitem');
  const startOf = (text: RegExp): number | undefined =>
    row && within(row).getByText(text).getBoundingClientRect().left;
  const status = row?.querySelector('[data-part="status"]')?.getBoundingClientRect().left;
  expect(status).toBe(startOf(/\.docx$/));
  expect(startOf(/^Added/)).toBe(status);
});

test('a side panel has two rows of controls above the first file, and their note below the list', async () => {
  const list = await openList(320);
  const { top, bottom } = list.getBoundingClientRect();
  const middle = (element: HTMLElement): number => {
    const box = element.getBoundingClientRect();
    return (box.top + box.bottom) / 2;
  };
  const search = screen.getByRole('searchbox', { name: 'Search files' });
  expect(middle(screen.getByRole('button', { name: 'Add by link' }))).toBe(middle(search));
  const all = screen.getByRole('button', { name: /^Select all/ });
  expect(middle(screen.getByRole('button', { name: 'Load all' }))).toBeCloseTo(middle(all), 0);
  expect(top - search.getBoundingClientRect().top).toBeLessThan(100);
  const note = screen.getByText(/ spreadsheets are hidden/);
  expect(note.getBoundingClientRect().top).toBeGreaterThan(bottom);
});

test('a list as wide as a small tablet’s column shows a file name in one line', async () => {
  const list = await openList(400);
  expect(rows(list)[0]?.offsetHeight).toBe(52);
});

test('the full name of the active row is shown below the list when it is cut off', async () => {
  const list = await openList(320);
  await waitFor(() => expect(rows(list)[0]?.offsetHeight).toBe(72));
  const whole = () => document.querySelector('[data-part="picker-name"]')?.textContent;
  list.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(whole()).toBe(longName));
  // The tray stays in view, and covers what is below the list.
  const tray = within(screen.getByRole('link', { name: /^Open / }).parentElement ?? list);
  expect(tray.getByRole('button', { name: /^Add / })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(whole()).toBeUndefined());
});

test.each([
  [320, 'purchasing', 143],
  [320, 'purchasing.of.northern.brands', 143],
  [520, 'purchasing', 63],
])('a list of %i px says in full which file was added, when and by %s', async (...row) => {
  const [width, user, height] = row;
  const { connectionIds, show } = openConnector({
    platform,
    client: ({ fetch }) => ({
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        return new Response((await answer.text()).replaceAll('purchasing@', `${user}@`), answer);
      },
    }),
  });
  const [connectionId = ''] = await connectionIds('alpha-drive-files');
  show(
    <div style={{ inlineSize: width, fontFamily: 'system-ui, sans-serif' }}>
      <DrivePicker connectionId={connectionId} />
    </div>,
  );
  const times = await screen.findAllByText(/^Added .+ by /);
  const [added, ...others] = times.map(({ parentElement }) => parentElement);
  await waitFor(() => expect(added?.closest('[role="listitem"]')?.clientHeight).toBe(height));
  const names = screen.getAllByRole('link', { name: / Saltmarsh Fisheries / });
  for (const each of [added, ...others, ...names]) {
    expect(each?.scrollWidth).toBe(each?.clientWidth);
    expect(each?.scrollHeight).toBe(each?.clientHeight);
  }
});
