import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import {
  connectorCatalog,
  providerConfigKeysOf,
  sqlEngines,
  type Connection,
} from '../../../contract/index.ts';
import { createMockPlatform, type MockPlatform } from '../../../mock-platform/index.ts';
import { connectionNameOf, connectionsQuery, everyConnectionsQuery } from '../../../query/index.ts';
import { arabic } from '../../../words/index.ts';
import { chooseMore } from '../testing/chooseMore.ts';
import { renderFindings, type RenderFindingsOptions } from '../testing/renderFindings.tsx';

/** Renders the widget over findings with other sources, and notes which lists of connections are read. */
function renderWithSources(
  changeSources: (sources: unknown) => unknown,
  {
    prepare,
    changeConnections = (ids) => ids,
    ...options
  }: RenderFindingsOptions & { changeConnections?: (ids: unknown) => unknown } = {},
) {
  const asked: string[] = [];
  const flights = { now: 0, most: 0 };
  let platform: MockPlatform | undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const isList = pathname.endsWith('/integrations/connections');
    if (isList) asked.push(searchParams.get('providerConfigKey') ?? '');
    if (isList) flights.most = Math.max(flights.most, (flights.now += 1));
    const response = await platform?.fetch(request);
    if (isList) flights.now -= 1;
    if (response === undefined || !pathname.includes('/validation/findings')) {
      return response ?? Response.error();
    }
    const answer: unknown = JSON.parse(await response.text(), (key, value: unknown) =>
      key === 'source_refs'
        ? changeSources(value)
        : key === 'connection_ids'
          ? changeConnections(value)
          : value,
    );
    return Response.json(answer);
  };
  const rendered = renderFindings({
    ...options,
    client: { fetch },
    prepare(made) {
      platform = made;
      prepare?.(made);
    },
  });
  return { ...rendered, asked, flights };
}

const everyKey = [...new Set(connectorCatalog.flatMap(providerConfigKeysOf))];

/** The first connection that has a name, in the order in which lists are asked for. */
async function firstConnection(): Promise<Connection> {
  const client = createPlatformClient(createMockPlatform({ pace: 0 }));
  const lists = await Promise.all(
    everyConnectionsQuery(client).map((query) => new QueryClient().query(query)),
  );
  const [first] = lists
    .flatMap(({ connections }) => connections)
    .filter((each) => connectionNameOf(each) !== undefined);
  if (first === undefined) throw new Error('No connection has a name.');
  return first;
}

const withoutSources = (): unknown => [];
const shownConnections = (): string =>
  screen
    .getAllByRole('row')
    .map((row) => row.querySelector('[data-column="connections"]')?.textContent)
    .join(' ');

describe('connections that neither the host nor a finding names', () => {
  test('have the names of the platform’s lists, each of which is read once', async () => {
    const { client, asked } = renderWithSources(withoutSources);
    await screen.findByRole('grid');
    const lists = await Promise.all(
      sqlEngines.map((engine) => new QueryClient().query(connectionsQuery(client, engine))),
    );
    const names = lists.flatMap(({ connections }) => connections.flatMap(connectionNameOf));
    await waitFor(() => expect(shownConnections()).toContain(names[0] ?? 'a name'));
    await waitFor(() => expect(shownConnections()).not.toMatch(/Connection \w{4}/));
    const own = asked.length - sqlEngines.length;
    expect(own).toBeLessThan(everyKey.length);
    for (const engine of sqlEngines) asked.splice(asked.lastIndexOf(engine), 1);
    expect(new Set(asked).size).toBe(own);
  });

  test('are asked for no further than the names need, three lists at a time', async () => {
    const first = await firstConnection();
    const { asked, flights } = renderWithSources(withoutSources, {
      changeConnections: () => [first.connection_id],
    });
    await screen.findByRole('grid');
    await waitFor(() => expect(shownConnections()).toContain(connectionNameOf(first)));
    const place = everyKey.indexOf(first.provider_config_key);
    expect(asked).toEqual(everyKey.slice(0, asked.length));
    expect(asked.length).toBeLessThanOrEqual(place + 4);
    expect(flights.most).toBeLessThanOrEqual(3);
  });

  test('are asked for in all lists, a few at a time, while one has a name in none', async () => {
    const { asked, flights } = renderWithSources(withoutSources, {
      changeConnections: () => ['nobody-knows'],
    });
    await screen.findByRole('grid');
    await waitFor(() => expect(asked).toHaveLength(everyKey.length));
    await userEvent.click(screen.getByRole('tab', { name: /^Approved/ }));
    await screen.findByText('3 findings');
    expect([new Set(asked).size, asked.length]).toEqual([everyKey.length, everyKey.length]);
    expect(flights.most).toBeLessThanOrEqual(3);
  });

  test('have their names in the filter too', async () => {
    const { asked } = renderWithSources(withoutSources);
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    await screen.findByRole('group', { name: 'Connections' });
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Connections' })).not.toHaveTextContent(
        /Connection \w{4}/,
      ),
    );
    expect(asked.length).toBeLessThan(everyKey.length);
  });

  test('have the beginnings of their ids without the scope, and only one list is asked for', async () => {
    const { asked } = renderWithSources(withoutSources, {
      prepare: ({ faults }) =>
        void faults.add({
          route: 'listConnections',
          status: 403,
          message: 'Missing required scope: connectors:read',
        }),
    });
    await screen.findByRole('grid');
    expect(shownConnections()).toMatch(/Connection \w{4}/);
    await chooseMore('Refresh');
    await userEvent.click(screen.getByRole('tab', { name: /^Approved/ }));
    await screen.findByText('3 findings');
    expect(asked).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('no list of connections is read where the findings name all of them', async () => {
  const { asked } = renderWithSources((sources) => sources);
  await screen.findByRole('grid');
  expect(shownConnections()).not.toMatch(/Connection \w{4}/);
  expect(asked).toEqual([]);
});

test('the names of several connections are joined as the language joins them', async () => {
  renderWithSources(withoutSources, {
    locale: arabic,
    changeConnections: () => ['first', 'second'],
    props: { connectionNames: { first: 'Kasse', second: 'Lager' } },
  });
  await screen.findByRole('grid');
  expect(shownConnections()).toContain('Kasse\u200e+1');
  expect(screen.getAllByTitle(/Kasse.*و.*Lager/).length).toBeGreaterThan(0);
});

test.each([
  ['the details', {}, '[data-part="details"] dd bdi:not(:only-child)'],
  ['the heading of a group', { defaultView: { group: 'connections' } }, '[role="rowheader"] bdi'],
] as const)(
  'in %s of an Arabic page the first of two Latin names is the right one',
  async (_place, props, names) => {
    renderWithSources(withoutSources, {
      locale: arabic,
      changeConnections: () => ['first', 'second'],
      props: { connectionNames: { first: 'Kasse', second: 'Lager' }, ...props },
    });
    await screen.findByRole('grid');
    await waitFor(() => expect(document.querySelector(names)).toBeVisible());
    const [first, second] = document.querySelectorAll(names);
    expect(first).toHaveTextContent(/^Kasse$/);
    expect(second).toHaveTextContent(/^Lager$/);
    expect(leftOf(first)).toBeGreaterThan(leftOf(second));
  },
);

function leftOf(element: Element | undefined): number {
  return element?.getBoundingClientRect().left ?? NaN;
}
