import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrmCredentialsForm } from 'brainstem/react';
import { formStates } from './formStates.tsx';

const meta = {
  title: 'Connector forms/CRM states',
  component: CrmCredentialsForm,
} satisfies Meta<typeof CrmCredentialsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

// SqlStates has every state: these are the ones in which this form's own fields matter.
const states = formStates({
  form: (props) => <CrmCredentialsForm {...props} />,
  fields: {
    'Connection name': 'Customers',
    'Client ID': 'app',
    'Client secret': 'secret',
    'Tenant ID': 'tenant',
  },
});

/** All is filled in. */
export const Filled: Story = states.filled;

/** The edited connection is no longer there. */
export const Gone: Story = {
  args: { connectionId: 'any', onCancel: () => undefined },
  play: async ({ canvas }) => {
    await canvas.findByText('Not found');
  },
};

/** The connection was saved, and its sync could not be started. */
export const PartialFailure: Story = states.partialFailure;

/** A side panel, with what is missing. */
export const Narrow: Story = states.narrow;
