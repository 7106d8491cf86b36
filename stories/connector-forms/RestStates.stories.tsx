import type { Meta, StoryObj } from '@storybook/react-vite';
import { RestConnector } from 'brainstem/react';
import { createMockPlatform } from 'brainstem/mock-platform';
import { formStates } from './formStates.tsx';

const meta = {
  title: 'Connector forms/Private API states',
  tags: ['autodocs'],
  component: RestConnector,
} satisfies Meta<typeof RestConnector>;

export default meta;
type Story = StoryObj<typeof meta>;

const { organisationId } = createMockPlatform().credentials;

// SqlStates has every state: these are the ones in which this form's own fields matter.
const states = formStates({
  form: (props) => <RestConnector {...props} organizationId={organisationId} />,
  fields: {
    'Connection name': 'Scales',
    Token: 'token',
  },
});

/** All is filled in. */
export const Filled: Story = states.filled;

/** The connection was saved, and its sync could not be started. */
export const PartialFailure: Story = states.partialFailure;

/** A side panel, with what is missing. */
export const Narrow: Story = states.narrow;
