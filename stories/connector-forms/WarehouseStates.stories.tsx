import type { Meta, StoryObj } from '@storybook/react-vite';
import { WarehouseForm } from 'brainstem/react';
import { formStates } from './formStates.tsx';

const meta = {
  title: 'Connector forms/Data warehouse states',
  component: WarehouseForm,
} satisfies Meta<typeof WarehouseForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const key = [
  '-----BEGIN PRIVATE KEY-----',
  'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC',
  '-----END PRIVATE KEY-----',
].join('\n');

// SqlStates has every state: these are the ones in which this form's own fields matter.
const states = formStates({
  form: (props) => <WarehouseForm {...props} />,
  fields: {
    'Connection name': 'Sales',
    Subdomain: 'acme',
    'Account identifier': 'acme-eu',
    Username: 'loader',
    'Private key': key,
    Warehouse: 'wh',
    Database: 'db',
  },
});

/** All is filled in. */
export const Filled: Story = states.filled;

/** The connection was saved, and its sync could not be started. */
export const PartialFailure: Story = states.partialFailure;

/** A side panel, with what is missing. */
export const Narrow: Story = states.narrow;
