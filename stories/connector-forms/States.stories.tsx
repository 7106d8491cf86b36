import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrmCredentialsForm, SqlConnectionForm } from 'brainstem/react';
import type { MockPlatform } from 'brainstem/mock-platform';
import { fillIn, press } from './play.ts';

const meta = {
  title: 'Connector forms/States',
  component: CrmCredentialsForm,
  args: { onCancel: () => undefined },
} satisfies Meta<typeof CrmCredentialsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const crmFields = {
  'Name of the connection': 'Sales',
  'Client id': 'app-1',
  'Client secret': 'secret',
  'Tenant id': 'tenant-1',
};

const failing = (fault: Parameters<MockPlatform['faults']['add']>[0]) => ({
  platform: { prepare: ({ faults }: MockPlatform) => void faults.add(fault) },
});

/** What is edited is still on its way. */
export const Loading: Story = {
  args: { connectionId: 'any' },
  parameters: failing({ latency: 600_000 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'CRM' });
  },
};

/** What is edited could not be read. */
export const NotRead: Story = {
  args: { connectionId: 'any' },
  parameters: failing({ route: 'getConnectionMetadata', status: 503 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** What is edited is no longer there. */
export const Gone: Story = {
  args: { connectionId: 'any' },
  play: async ({ canvas }) => {
    await canvas.findByText('This is no longer there');
  },
};

/** The platform failed; all that was typed is still here. */
export const NotSaved: Story = {
  parameters: failing({ route: 'createConnectSession', status: 500 }),
  play: async ({ canvas }) => {
    await fillIn(canvas, crmFields);
    await press(canvas, 'Connect');
    await canvas.findByRole('alert');
  },
};

/** The network is gone. */
export const Offline: Story = {
  parameters: {
    platform: {
      client: () => ({
        fetch: (input: RequestInfo | URL) =>
          Promise.reject(new TypeError(`offline: ${new Request(input).method}`)),
      }),
    },
  },
  play: async ({ canvas }) => {
    await fillIn(canvas, crmFields);
    await press(canvas, 'Connect');
    await canvas.findByRole('alert');
  },
};

/** The token was refused. */
export const TokenRefused: Story = {
  parameters: {
    platform: {
      client: () => ({
        getToken: () => Promise.resolve({ refuse: 'Your trial has ended. Talk to your admin.' }),
      }),
    },
  },
  play: async ({ canvas }) => {
    await fillIn(canvas, crmFields);
    await press(canvas, 'Connect');
    await canvas.findByRole('alert');
  },
};

/** The scope is missing: nothing can be changed, and it is named. */
export const ReadOnly: Story = {
  parameters: failing({
    route: 'createConnectSession',
    status: 403,
    message: 'Missing required scope: connectors:write',
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas, crmFields);
    await press(canvas, 'Connect');
    await canvas.findByText(/Connecting needs the permission/);
  },
};

/** The connection was saved, and its sync could not be started. */
export const PartialFailure: Story = {
  parameters: failing({ route: 'enqueueSync', status: 500 }),
  play: async ({ canvas }) => {
    await fillIn(canvas, crmFields);
    await press(canvas, 'Connect');
    await press(canvas, 'Sync now');
    await canvas.findByText('The sync could not be started');
  },
};

/** A host's own name that does not end, and values without spaces. */
export const VeryLong: Story = {
  args: { name: 'Customer-Relationship-Management-Of-The-Northern-Division '.repeat(3) },
  play: async ({ canvas }) => {
    await fillIn(canvas, { ...crmFields, 'Client id': 'x'.repeat(300) });
    await press(canvas, 'Connect');
    await canvas.findByRole('heading');
  },
};

/** In a box of 320 px. */
export const Narrow: Story = {
  globals: { width: '320' },
  render: () => <SqlConnectionForm engine="sql-d" />,
  play: async ({ canvas }) => {
    await press(canvas, 'Connect');
    await canvas.findByRole('group', { name: /need your attention/ });
  },
};

/** In the dark. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => <SqlConnectionForm engine="sql-b" />,
  play: async ({ canvas }) => {
    await press(canvas, 'Connect');
    await canvas.findByRole('group', { name: /need your attention/ });
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <SqlConnectionForm engine="sql-b" />,
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Host/);
  },
};

/** In German, with what is missing. */
export const German: Story = {
  globals: { locale: 'de' },
  render: () => <SqlConnectionForm engine="sql-b" onCancel={() => undefined} />,
  play: async ({ canvas }) => {
    await press(canvas, 'Verbinden');
    await canvas.findByRole('group', { name: /Bitte prüfen Sie/ });
  },
};

/** Two forms on one page keep to themselves. */
export const TwoForms: Story = {
  render: () => (
    <>
      <CrmCredentialsForm label="First CRM" />
      <CrmCredentialsForm label="Second CRM" />
    </>
  ),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Connect' });
    first?.click();
    await canvas.findByRole('group', { name: /need your attention/ });
  },
};

/** Without motion: a test that waits does not turn. */
export const ReducedMotion: Story = {
  parameters: failing({ route: 'testSqlConnection', latency: 600_000 }),
  render: () => <SqlConnectionForm engine="sql-b" testTimeout={600_000} />,
  play: async ({ canvas }) => {
    await fillIn(canvas, { Host: 'h' });
    await press(canvas, 'Test connection');
    await canvas.findByRole('button', { name: 'Cancel the test' });
  },
};
