import type { Meta, StoryObj } from '@storybook/react-vite';
import { CredentialForm } from 'brainstem/react';
import { formStates } from './formStates.tsx';

const meta = {
  title: 'Connector forms/Any credentials states',
  tags: ['autodocs'],
  component: CredentialForm,
  args: { connectorId: 'erp-a' },
} satisfies Meta<typeof CredentialForm>;

export default meta;
type Story = StoryObj<typeof meta>;

// SqlStates has every state: these are the ones in which this form's own fields matter.
const states = formStates({
  form: (props) => <CredentialForm {...props} connectorId="erp-a" />,
  fields: {
    'Connection name': 'Books',
    'Field name 1': 'apiKey',
    'Value 1': 'pw',
  },
});

/** All is filled in. */
export const Filled: Story = states.filled;

/** The connection was saved, and its sync could not be started. */
export const PartialFailure: Story = states.partialFailure;

/** A side panel, with what is missing. */
export const Narrow: Story = states.narrow;
