import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocstoreForm } from 'brainstem/react';
import { formStates } from './formStates.tsx';

const meta = {
  title: 'Connector forms/Document database states',
  tags: ['autodocs'],
  component: DocstoreForm,
} satisfies Meta<typeof DocstoreForm>;

export default meta;
type Story = StoryObj<typeof meta>;

// SqlStates has every state: these are the ones in which this form's own fields matter.
const states = formStates({
  form: (props) => <DocstoreForm {...props} />,
  fields: {
    'Connection name': 'Products',
    'Connection string': 'docs://store.example/shop',
    Username: 'ann',
    Password: 'pw',
  },
});

/** All is filled in. */
export const Filled: Story = states.filled;

/** The connection was saved, and its sync could not be started. */
export const PartialFailure: Story = states.partialFailure;

/** A side panel, with what is missing. */
export const Narrow: Story = states.narrow;
