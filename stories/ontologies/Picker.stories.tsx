import type { Meta, StoryObj } from '@storybook/react-vite';
import { noOntologies, OntologyPicker, type OntologyPickerProps } from 'brainstem/react';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import type { PlatformParameters } from '../../.storybook/decorators.tsx';

const platform = (parameters: PlatformParameters) => parameters;

function Form(props: OntologyPickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ padding: 16, maxInlineSize: 560 }}>
      <OntologyPicker {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Ontologies/Picker',
  component: OntologyPicker,
  args: { value: noOntologies, onChange: () => undefined },
  render: (args) => <Form {...args} />,
} satisfies Meta<typeof OntologyPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ontologies are on their way. */
export const Loading: Story = {
  parameters: {
    platform: platform({
      prepare: ({ faults }) => void faults.add({ route: 'listOntologies', latency: 60_000 }),
    }),
  },
};

/** There is none to pick. */
export const Empty: Story = { parameters: { platform: platform({ seed: 'empty' }) } };

/** Two are picked, and the platform says what an upload would use. */
export const Filled: Story = {
  args: {
    value: {
      ontologyIds: ['cold-chain', 'food-labelling'],
      mode: 'guided',
      documentGroup: 'autumn-audit',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('cold-chain, food-labelling');
  },
};

/** Eight of 120 are picked, and no more can be. */
export const Full: Story = {
  args: {
    value: {
      ontologyIds: Array.from({ length: 8 }, (_, at) => `sales-region-${at + 1}`),
      mode: 'strict',
      documentGroup: '',
    },
  },
  parameters: { platform: platform({ seed: 'large' }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^8 is the most/);
  },
};

/** One that is gone, and a group that the platform would refuse. */
export const Wrong: Story = {
  args: { value: { ontologyIds: ['tool-recalls'], mode: 'strict', documentGroup: 'Autumn audit' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The choice could not be checked');
  },
};

/** The list could not be fetched. */
export const Failed: Story = {
  parameters: {
    platform: platform({
      prepare: ({ faults }) => void faults.add({ route: 'listOntologies', status: 500 }),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

/** Nothing can be changed while an upload is under way. */
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

/** A side panel. */
export const Narrow: Story = { ...Filled, globals: { width: '320' } };

/** Reading from right to left, in another language. */
export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl', locale: 'de' } };

/** Dark, while something is sought. */
export const Dark: Story = {
  ...Full,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '11');
  },
};
