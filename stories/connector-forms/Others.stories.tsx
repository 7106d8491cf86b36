import type { Meta, StoryObj } from '@storybook/react-vite';
import { CredentialForm, DocstoreForm, RestConnector, WarehouseForm } from 'brainstem/react';
import { createMockPlatform } from 'brainstem/mock-platform';
import { userEvent } from 'storybook/test';
import { fillIn, press } from './play.ts';

const meta = {
  title: 'Connector forms/Others',
  component: CredentialForm,
  args: { connectorId: 'erp-a', onCancel: () => undefined },
} satisfies Meta<typeof CredentialForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const { organisationId } = createMockPlatform().credentials;

/** A connector from the kit's declaration. */
export const Erp: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'ERP' });
  },
};

/** A connector that the host declares: one that is data and no code. */
export const Declared: Story = {
  args: {
    connectorId: 'payroll',
    declaration: {
      providerConfigKey: 'erp-a-rest',
      title: 'Payroll',
      sections: [
        {
          title: 'Sign-in',
          fields: [
            { name: 'connectionConfig.site', label: 'Site', required: true },
            {
              name: 'connectionConfig.region',
              label: 'Region',
              kind: 'select',
              initial: 'eu',
              options: [
                { value: 'eu', label: 'Europe' },
                { value: 'us', label: 'America' },
              ],
            },
            { name: 'credentials.apiKey', label: 'API key', kind: 'secret' },
          ],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Payroll' });
  },
};

/** A document database before anything was filled in. */
export const Docstore: Story = {
  render: () => <DocstoreForm />,
  play: async ({ canvas }) => {
    await canvas.findByText('Enter details by hand');
  },
};

/** Its databases were listed, and one was chosen. */
export const DocstoreListed: Story = {
  render: () => <DocstoreForm />,
  play: async ({ canvas }) => {
    await fillIn(canvas, { 'Connection string': 'docs://ann:pw@store.example/shop' });
    await userEvent.tab();
    await press(canvas, 'Load databases');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'orders' }));
  },
};

/** Its databases could not be listed. */
export const DocstoreRefused: Story = {
  render: () => <DocstoreForm />,
  play: async ({ canvas }) => {
    await fillIn(canvas, { 'Connection string': 'docs://store.example', Password: 'wrong' });
    await press(canvas, 'Load databases');
    await canvas.findByText('Couldn’t load the databases');
  },
};

/** A data warehouse with a key of which the end is missing. */
export const Warehouse: Story = {
  render: () => <WarehouseForm />,
  play: async ({ canvas }) => {
    await fillIn(canvas, { 'Private key': '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg' });
    await press(canvas, 'Connect');
    await canvas.findAllByText(/The end of the key is missing/);
  },
};

/** A private API before anything was filled in. */
export const Rest: Story = {
  render: () => <RestConnector organizationId={organisationId} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: 'Bearer token' });
  },
};

/** Its webhook's key is shown this once. */
export const RestWebhook: Story = {
  render: () => <RestConnector organizationId={organisationId} />,
  play: async ({ canvas }) => {
    await fillIn(canvas, { 'Connection name': 'Scales', Token: 'token' });
    await press(canvas, 'Connect');
    await press(canvas, 'Create webhook');
    await canvas.findByRole('group', { name: 'Key' });
  },
};

/** The key is stored, and no longer shown. */
export const RestWebhookKnown: Story = {
  render: () => <RestConnector organizationId={organisationId} />,
  play: async (context) => {
    await RestWebhook.play?.(context);
    await press(context.canvas, 'I’ve saved the key');
    await context.canvas.findByText(/shown only when it’s created/);
  },
};
