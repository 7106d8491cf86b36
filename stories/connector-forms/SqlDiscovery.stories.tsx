import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MockPlatform } from 'brainstem/mock-platform';
import { createMockPlatform } from 'brainstem/mock-platform';
import { SqlConnectionForm } from 'brainstem/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { PlatformParameters } from '../../.storybook/decorators.tsx';
import { holding, OfConnection } from '../connectors/OfConnection.tsx';
import { expectStillness, longName } from '../conditions.ts';
import { fillIn, press, sqlFields } from './play.ts';

const { organisationId: organizationId } = createMockPlatform().credentials;

const tunnels = [
  {
    method: 'SSH_KEY_AUTH',
    label: 'SSH with a key',
    fields: [
      {
        name: 'sourceConfig.tunnel_method.tunnel_host',
        label: 'Tunnel host',
        required: true,
      },
    ],
  },
];

/** The platform of the story that is open. */
let opened: MockPlatform;

/** A platform whose web app is reached, and of which some things fail or are answered otherwise. */
const platform = (
  prepare: (made: MockPlatform) => void = () => undefined,
  change: (text: string) => string = (text) => text,
): { platform: PlatformParameters } => ({
  platform: {
    prepare: (made) => {
      opened = made;
      prepare(made);
    },
    client: ({ fetch, credentials: { appUrl } }) => ({
      appUrl,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const answer = await fetch(request);
        if (!request.url.endsWith('/sql/discover-streams')) return answer;
        return new Response(change(await answer.text()), answer);
      },
    }),
  },
});

const meta = {
  title: 'Connector forms/SQL discovery',
  component: SqlConnectionForm,
  args: { engine: 'sql-b', discovery: { organizationId, tunnels } },
  parameters: platform(),
} satisfies Meta<typeof SqlConnectionForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Connects a database, and opens what follows. */
const open: Play = async ({ canvas }) => {
  await fillIn(canvas, sqlFields);
  await press(canvas, 'Connect');
  await press(canvas, 'Choose tables');
};

/** Starts browsing the database. */
const begin: Play = async (context) => {
  await open(context);
  await fillIn(context.canvas, { 'Tunnel host': 'bastion.example' });
  await press(context.canvas, 'Browse the database');
};

/** Browses the database while the platform's clock advances, until a text appears. */
const lookUntil =
  (text: string | RegExp): Play =>
  async (context) => {
    await begin(context);
    const look = (): HTMLElement => {
      opened.clock.advance(5);
      return context.canvas.getByText(text);
    };
    await waitFor(look, { interval: 300 });
  };

/** The tunnel is asked for. */
export const Empty: Story = {
  play: async (context) => {
    await open(context);
    await context.canvas.findByLabelText(/^Tunnel host/);
  },
};

/** The data of the database is on its way. */
export const Loading: Story = {
  parameters: platform(({ faults }) => {
    faults.add({ route: 'getConnectionMetadata', latency: 600_000 });
  }),
  play: open,
};

/** The way to the database is being checked; it can be cancelled. */
export const Checking: Story = {
  play: async (context) => {
    await begin(context);
    await context.canvas.findByText('Connecting to the database…');
  },
};

/** The tables that there are, by their schemas. */
export const Filled: Story = { play: lookUntil('6 tables found') };

/** The choice was saved. */
export const Published: Story = {
  play: async (context) => {
    await Filled.play?.(context);
    await userEvent.click(context.canvas.getByRole('treeitem', { name: 'temperatures' }));
    await press(context.canvas, 'Save 5 tables');
    await context.canvas.findByText(/The next sync uses this selection/);
  },
};

/** The user may see no table. */
export const NoTables: Story = {
  parameters: platform(undefined, () => '{"streams":[]}'),
  play: lookUntil(/No tables found/),
};

/** The user may see one table. */
export const OneItem: Story = {
  parameters: platform(undefined, () => '{"streams":[{"name":"orders","namespace":"sales"}]}'),
  play: lookUntil('1 table found'),
};

/** 600 tables in 12 schemas, folded: what is selected of them is counted, and the page stays short. */
export const ManyTables: Story = {
  parameters: platform(undefined, () =>
    JSON.stringify({
      streams: Array.from({ length: 600 }, (_, index) => ({
        name: `table_${index}`,
        namespace: `schema_${index % 12}`,
      })),
    }),
  ),
  play: async (context) => {
    await lookUntil('600 tables found')(context);
    await expect(context.canvas.getAllByRole('treeitem')).toHaveLength(12);
    await expect(context.canvasElement.scrollHeight).toBeLessThan(1_500);
  },
};

/** Names of schemas and tables that find no place to break. */
export const VeryLong: Story = {
  parameters: platform(undefined, (text) => text.replaceAll(/sales|customers/g, longName)),
  play: async (context) => {
    await lookUntil('6 tables found')(context);
    const { scrollWidth, clientWidth } = context.canvasElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** The database refused. */
export const Refused: Story = {
  play: async (context) => {
    await open(context);
    await press(context.canvas, 'Replace');
    await fillIn(context.canvas, { 'Tunnel host': 'bastion.example', Password: 'wrong' });
    await press(context.canvas, 'Browse the database');
    const look = (): HTMLElement => {
      opened.clock.advance(5);
      return context.canvas.getByText('Couldn’t reach the database');
    };
    await waitFor(look, { interval: 300 });
  },
};

/** The platform failed; it can be tried again. */
export const ErrorWithRetry: Story = {
  parameters: platform(({ faults }) => void faults.add({ route: 'discoverStreams', status: 500 })),
  play: lookUntil(/^Something went wrong/),
};

/** The data of the database could not be read. */
export const NotRead: Story = {
  parameters: platform(({ faults }) => {
    faults.add({ route: 'getConnectionMetadata', status: 503 });
  }),
  play: async (context) => {
    await open(context);
    await context.canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The network went after the database was connected. */
export const Offline: Story = {
  parameters: {
    platform: {
      client: ({ fetch, credentials: { appUrl } }: MockPlatform) => ({
        appUrl,
        fetch: (input: RequestInfo | URL, init?: RequestInit) => {
          const request = new Request(input, init);
          return request.url.includes('/api/sql/')
            ? Promise.reject(new TypeError('Failed to fetch'))
            : fetch(request);
        },
      }),
    },
  },
  play: async (context) => {
    await begin(context);
    await context.canvas.findByText(/^Something went wrong/);
  },
};

/** The user has no session of the web app; the page can sign them in. */
export const TokenRefused: Story = {
  args: { onSignIn: () => undefined },
  parameters: platform((made) => made.signOutOfApp()),
  play: async (context) => {
    await begin(context);
    await context.canvas.findByText('You’re signed out');
    await context.canvas.findByRole('button', { name: 'Sign in' });
  },
};

/** The user may not act for this organisation; what was written stays. */
export const MissingScope: Story = {
  args: { discovery: { organizationId: 'another-organisation', tunnels } },
  play: async (context) => {
    await begin(context);
    await context.canvas.findByText(/^Something went wrong/);
  },
};

/** The choice was configured, and could not be published. */
export const PartialFailure: Story = {
  parameters: platform(({ faults }) => void faults.add({ route: 'publishSchema', status: 500 })),
  play: async (context) => {
    await Filled.play?.(context);
    await press(context.canvas, 'Save 6 tables');
    await context.canvas.findByText(/^Something went wrong/);
  },
};

/** The host has set up no tunnel. */
export const NoTunnel: Story = {
  args: { discovery: { organizationId, tunnels: [] } },
  play: async ({ canvas }) => {
    await fillIn(canvas, sqlFields);
    await press(canvas, 'Connect');
    await canvas.findByText(/^Browsing tables needs a tunnel/);
  },
};

/** A side panel. */
export const Narrow: Story = { ...Filled, globals: { width: '320' } };

/** Dark, whatever the page. */
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };

/** Reading from right to left. */
export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };

/** Another language. */
export const SecondLocale: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    const { Password: password } = sqlFields;
    await fillIn(canvas, {
      'Name der Verbindung': 'Bestellungen',
      Host: 'orders.example',
      Benutzername: 'reader',
      Passwort: password,
    });
    await press(canvas, 'Verbinden');
    await press(canvas, 'Tabellen auswählen');
    await canvas.findByRole('button', { name: 'Datenbank durchsuchen' });
  },
};

/** Without motion: the running check doesn't move. */
export const ReducedMotion: Story = {
  play: async (context) => {
    await Checking.play?.(context);
    await expectStillness();
  },
};

/** Two forms on one page: the tables of one are looked at, the other stays as it is. */
export const TwoInstances: Story = {
  parameters: holding(),
  render: (args) => (
    <OfConnection providerConfigKey="sql-b">
      {(connectionId) => (
        <>
          <SqlConnectionForm {...args} connectionId={connectionId} label="First" />
          <SqlConnectionForm {...args} connectionId={connectionId} label="Second" />
        </>
      )}
    </OfConnection>
  ),
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('region', { name: 'First' }));
    await userEvent.click(await first.findByRole('button', { name: 'Choose tables' }));
    await first.findByLabelText(/^Tunnel host/);
    await expect(canvas.getAllByLabelText(/^Tunnel host/)).toHaveLength(1);
  },
};
