import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { listSessions } from '../../../contract/index.ts';
import type { SessionMeta, SessionMetaStore } from '../../../query/index.ts';
import { renderChat } from '../testing/renderChat.tsx';

const list = () => within(screen.getByRole('navigation', { name: 'Conversations' }));
const rows = () => list().queryAllByRole('listitem');
const search = () => list().findByRole('searchbox', { name: 'Search conversations' });

// The list's code comes after the chat's; alone, this file would look before it is there.
beforeAll(async () => {
  const { view } = renderChat();
  await screen.findByRole('navigation', { name: 'Conversations' });
  view.unmount();
});

test.each([
  { width: 700, side: 264 },
  { width: 1200, side: 324 },
  { width: 1600, side: 340 },
])('the list grows with the chat, so that questions fit: $width px', async ({ width, side }) => {
  renderChat({
    around: (chat) => <div style={{ inlineSize: width, blockSize: '100%' }}>{chat}</div>,
  });
  const nav = await screen.findByRole('navigation', { name: 'Conversations' });
  expect(Math.round(nav.getBoundingClientRect().width)).toBeCloseTo(side, -1);
});

describe('days', () => {
  test('head the conversations, and arrow keys cross from one to the next', async () => {
    renderChat();
    const groups = await list().findAllByRole('group');
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) {
      expect(group).toHaveAccessibleName(within(group).getByRole('heading').textContent);
    }
    const last = groups.at(-1) ?? document.body;
    const first = await list().findByRole('button', { name: /^Which suppliers delivered late/ });
    first.focus();
    await userEvent.keyboard('{End}');
    expect(last).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  });
});

/** Returns the region in which the search reports its number of hits. */
function found(): Element {
  const region = screen.getByRole('search').querySelector('[aria-live="polite"]');
  if (region === null) throw new Error('expected a live region');
  return region;
}

describe('search', () => {
  test('filters, says how many it found, and Escape clears it', async () => {
    renderChat();
    const field = await search();
    const before = rows().length;
    await userEvent.type(field, 'SUPPLÍERS');
    expect(found()).toHaveTextContent('1 result');
    expect(rows()).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.type(field, 'nothing like this');
    expect(found()).toHaveTextContent('No results');
    expect(rows()).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(rows()).toHaveLength(before);
  });

  test('goes on through all conversations by itself, in few requests, and says no only at the end', async () => {
    const asked: string[] = [];
    const said = new Set<string | null>();
    renderChat({
      platform: { seed: 'large' },
      client: {
        onRequest({ url }) {
          const { pathname, searchParams } = new URL(url);
          if (pathname.endsWith('/sessions')) asked.push(searchParams.get('max_results') ?? '');
        },
      },
    });
    const field = await search();
    const status = found();
    new MutationObserver(() => said.add(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await userEvent.click(field);
    await userEvent.paste('nothing like this');
    await waitFor(() => expect(status).toHaveTextContent('No results'));
    expect([...said].at(-1)).toBe('No results');
    expect([...said][0]).toBe('Searched 20 conversations…');
    expect(new Set(asked.slice(1))).toEqual(new Set(['100']));
  });
});

test('a search through all conversations shows a hundred at once, and is forgotten with its words', async () => {
  renderChat({ platform: { seed: 'large' } });
  const field = await search();
  await userEvent.click(field);
  await userEvent.paste('e');
  await waitFor(() => expect(found()).toHaveTextContent(/^\d+ results$/));
  expect(rows()).toHaveLength(100);
  await userEvent.click(list().getByRole('button', { name: 'Show more' }));
  expect(rows()).toHaveLength(200);
  await userEvent.clear(field);
  await userEvent.click(list().getByRole('button', { name: 'Show more' }));
  // The first two pages: the others would be fetched again with each refetch.
  await waitFor(() => expect(rows()).toHaveLength(120));
});

test('a search keeps the rows that were shown before it', async () => {
  renderChat({ platform: { seed: 'large' } });
  const field = await search();
  for (const count of [120, 220]) {
    await userEvent.click(list().getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(rows()).toHaveLength(count));
  }
  await userEvent.click(field);
  await userEvent.paste('nothing like this');
  await waitFor(() => expect(found()).toHaveTextContent('No results'));
  await userEvent.clear(field);
  await waitFor(() => expect(list().getByRole('button', { name: 'Show more' })).toBeEnabled());
  expect(rows()).toHaveLength(220);
});

describe('names and pins', () => {
  /** A host's store in memory, with all that was written. */
  function createStore(kept: Record<string, SessionMeta> = {}) {
    const written: [string, SessionMeta | undefined][] = [];
    const store: SessionMetaStore = {
      read: () => kept,
      write: (sessionId, meta) => written.push([sessionId, meta]),
    };
    return { store, written };
  }

  const row = (name: RegExp | string) => list().findByRole('button', { name });

  test('are offered by no chat whose host keeps none', async () => {
    renderChat();
    await row(/^Which suppliers delivered late/);
    expect(list().queryByRole('button', { name: /^(Pin|Rename)/ })).toBeNull();
  });

  test('go to the host’s store: a conversation is renamed by F2 and found by its name, then pinned above the others', async () => {
    const { store, written } = createStore();
    renderChat({ props: { sessionMeta: store } });
    const suppliers = await row(/^Which suppliers delivered late/);
    const id = suppliers.dataset['session'] ?? '';
    suppliers.focus();
    await userEvent.keyboard('{F2}');
    expect(list().getByRole('textbox', { name: /^Rename/ })).toHaveFocus();
    await userEvent.keyboard('Zulieferer im März');
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Enter', keyCode: 229 });
    expect(list().getByRole('textbox', { name: /^Rename/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await row(/^Zulieferer im März/)).toHaveFocus();
    expect(written).toEqual([[id, { name: 'Zulieferer im März' }]]);
    await userEvent.type(await search(), 'marz');
    expect(rows()).toHaveLength(1);
    await userEvent.clear(await search());
    await userEvent.click(list().getByRole('button', { name: 'Pin “Zulieferer im März”' }));
    const [first] = await list().findAllByRole('group');
    expect(first).toHaveAccessibleName('Pinned');
    expect(within(first ?? document.body).getAllByRole('listitem')).toHaveLength(1);
    expect(written.at(-1)).toEqual([id, { name: 'Zulieferer im März', pinned: true }]);
    await userEvent.click(list().getByRole('button', { name: 'Pin “Zulieferer im März”' }));
    await waitFor(() => expect(list().queryByRole('group', { name: 'Pinned' })).toBeNull());
  });

  test('every row’s buttons are reached by Tab from the row that the arrow keys led to', async () => {
    renderChat({ props: { sessionMeta: createStore().store } });
    (await row(/^Which suppliers delivered late/)).focus();
    await userEvent.keyboard('{End}');
    const last = document.activeElement?.closest('li');
    const buttons = [...(last?.querySelectorAll('button') ?? [])];
    expect(buttons).toHaveLength(4);
    for (const button of buttons.slice(1)) {
      await userEvent.tab();
      expect(button).toHaveFocus();
    }
  });

  test.each([
    ['P', (id: string) => userEvent.keyboard(id === '' ? '' : 'p')],
    [
      'its button',
      () =>
        userEvent.click(list().getAllByRole('button', { name: /^Pin/ }).at(-1) ?? document.body),
    ],
  ])('a conversation that is pinned by %s keeps the focus', async (_, pin) => {
    renderChat({ props: { sessionMeta: createStore().store } });
    (await row(/^Which suppliers delivered late/)).focus();
    await userEvent.keyboard('{End}');
    const id = document.activeElement?.getAttribute('data-session') ?? '';
    await pin(id);
    const group = within(await list().findByRole('group', { name: 'Pinned' }));
    await waitFor(() => expect(group.getAllByRole('button')[0]).toHaveFocus());
    expect(document.activeElement).toHaveAttribute('data-session', id);
    await userEvent.keyboard('p');
    await waitFor(() => expect(list().queryByRole('group', { name: 'Pinned' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-session', id));
  });

  test('Escape keeps the name and the drawer, and an empty name gives the first words back', async () => {
    const { store, written } = createStore();
    renderChat({ props: { sessionMeta: store } });
    (await row(/^Which suppliers delivered late/)).focus();
    await userEvent.keyboard('{F2}Other{Escape}');
    expect(await row(/^Which suppliers delivered late/)).toHaveFocus();
    expect(written).toEqual([]);
    await userEvent.keyboard('{F2}Other{Enter}');
    expect(await row(/^Other/)).toHaveFocus();
    await userEvent.keyboard('{F2}{Delete}{Enter}');
    expect(await row(/^Which suppliers delivered late/)).toHaveFocus();
  });

  test('that the store refuses are taken back, that is said, and they are saved on a second try', async () => {
    const { store, written } = createStore();
    let isFull = true;
    const write: SessionMetaStore['write'] = (...change) => {
      if (isFull) throw new Error('Full.');
      store.write(...change);
    };
    renderChat({ props: { sessionMeta: { ...store, write } } });
    (await row(/^Which suppliers delivered late/)).focus();
    await userEvent.keyboard('{F2}Other{Enter}');
    const notice = within(await list().findByRole('alert'));
    expect(notice.getByText('Couldn’t sync names and pins')).toBeVisible();
    expect(await row(/^Which suppliers delivered late/)).toBeVisible();
    isFull = false;
    await userEvent.click(notice.getByRole('button', { name: 'Try again' }));
    await row(/^Other/);
    expect(written).toMatchObject([[expect.any(String), { name: 'Other' }]]);
    expect(list().queryByRole('alert')).toBeNull();
  });

  test('of an older conversation: it is fetched to stand among the pinned ones', async () => {
    let pin: (pins: Record<string, SessionMeta>) => void = () => undefined;
    const pins = new Promise<Record<string, SessionMeta>>((resolve) => {
      pin = resolve;
    });
    const { store } = createStore();
    const { client } = renderChat({
      platform: { seed: 'large' },
      props: { sessionMeta: { ...store, read: () => pins } },
    });
    const { sessions } = await client.json(listSessions, { query: { max_results: 30 } });
    const id = sessions.at(-1)?.sessionId ?? '';
    expect(sessions).toHaveLength(30);
    pin({ [id]: { pinned: true } });
    const group = await list().findByRole('group', { name: 'Pinned' });
    expect(group.querySelector('[data-session]')).toHaveAttribute('data-session', id);
  });

  test('of a deleted conversation are dropped from the store', async () => {
    const { store, written } = createStore();
    const { view } = renderChat({ props: { sessionMeta: store } });
    const suppliers = await row(/^Which suppliers delivered late/);
    const id = suppliers.dataset['session'] ?? '';
    suppliers.focus();
    await userEvent.keyboard('{F2}Other{Enter}');
    (await row(/^Other/)).focus();
    await userEvent.keyboard('{Delete}');
    await screen.findByText('“Other” deleted');
    view.unmount();
    await waitFor(() => expect(written.at(-1)).toEqual([id, undefined]));
  });
});
