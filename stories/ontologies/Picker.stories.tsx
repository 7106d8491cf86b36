import type { Meta, StoryObj } from '@storybook/react-vite';
import { OntologyPicker, type OntologyPickerProps } from 'brainstem/react';
import { expect, userEvent, within } from 'storybook/test';
import { changeAnswers, lengthen, oneOf } from '../changeAnswers.ts';
import {
  expectStillness,
  failing,
  offline,
  platform,
  takeLineDown,
  tokenRefused,
  withoutScope,
} from '../conditions.ts';

function Form(props: OntologyPickerProps) {
  return (
    <div style={{ padding: 16, maxInlineSize: 560 }}>
      <OntologyPicker {...props} />
    </div>
  );
}

const meta = {
  title: 'Ontologies/Picker',
  tags: ['autodocs'],
  component: OntologyPicker,
  render: (args) => <Form {...args} />,
} satisfies Meta<typeof OntologyPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two are picked, and the platform says what an upload would use. */
export const Filled: Story = {
  args: {
    defaultValue: {
      ontologyIds: ['cold-chain', 'food-labelling'],
      mode: 'guided',
      documentGroup: 'autumn-audit',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('cold-chain, food-labelling');
  },
};

/** The ontologies are loading. */
export const Loading: Story = {
  parameters: { platform: failing({ route: 'listOntologies', latency: 60_000 }) },
};

/** There is none to pick. */
export const Empty: Story = { parameters: { platform: platform({ seed: 'empty' }) } };

/** There is one, and it is picked. */
export const OneItem: Story = {
  parameters: {
    platform: platform({
      client: ({ fetch }) => ({ fetch: changeAnswers(fetch, oneOf('ontologies')) }),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await canvas.findByText('1 of 8 selected');
  },
};

/** Names that no line holds. */
export const VeryLong: Story = {
  ...Filled,
  parameters: {
    platform: platform({
      client: ({ fetch }) => ({ fetch: changeAnswers(fetch, lengthen('displayName')) }),
    }),
  },
};

/** Eight of 120 are picked, and no more can be. */
export const Full: Story = {
  args: {
    defaultValue: {
      ontologyIds: Array.from({ length: 8 }, (_, at) => `sales-region-${at + 1}`),
      mode: 'strict',
      documentGroup: '',
    },
  },
  parameters: { platform: platform({ seed: 'large' }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You can select up to 8/);
  },
};

/** One that is gone, and a group that the platform would refuse. */
export const Wrong: Story = {
  args: {
    defaultValue: { ontologyIds: ['tool-recalls'], mode: 'strict', documentGroup: 'Autumn audit' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No longer exists');
  },
};

/** The list could not be fetched. */
export const ErrorWithRetry: Story = {
  parameters: { platform: failing({ route: 'listOntologies', status: 500 }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

/** No network: what was picked before stays. */
export const Offline: Story = {
  args: Filled.args,
  parameters: { platform: offline },
  beforeEach: takeLineDown,
  play: ErrorWithRetry.play,
};

/** The host's backend refuses a token. */
export const TokenRefused: Story = {
  parameters: { platform: tokenRefused('Your plan has no ontologies.') },
  play: async ({ canvas }) => {
    await canvas.findByText('Your plan has no ontologies.');
  },
};

/** The list may not be read: the group of the upload can be named all the same. */
export const MissingScope: Story = {
  parameters: { platform: failing(withoutScope('listOntologies', 'ontologies:read')) },
  play: async ({ canvas }) => {
    await canvas.findByText('Ask your admin for access.');
  },
};

/** The list came; what an upload would use could not be asked. */
export const PartialFailure: Story = {
  args: Filled.args,
  parameters: { platform: failing({ route: 'resolveOntologies', status: 500 }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** Nothing can be changed while an upload is under way. */
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

/** A side panel. */
export const Narrow: Story = { ...Filled, globals: { width: '320' } };

/** Reading from right to left. */
export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };

/** Another language. */
export const SecondLocale: Story = { ...Filled, globals: { locale: 'de' } };

/** As a system asks that wants no motion: what waits does not pulse. */
export const ReducedMotion: Story = { ...Loading, play: expectStillness };

/** Two uploads on a page, each with a choice of its own. */
export const TwoInstances: Story = {
  render: (args) => (
    <>
      <Form {...args} label="Contracts" />
      <Form {...args} label="Delivery notes" />
    </>
  ),
  play: async ({ canvas }) => {
    const contracts = within(canvas.getByRole('region', { name: 'Contracts' }));
    const notes = within(canvas.getByRole('region', { name: 'Delivery notes' }));
    await userEvent.click(await contracts.findByRole('checkbox', { name: /^Supply contracts/ }));
    await expect(notes.getByRole('checkbox', { name: /^Supply contracts/ })).not.toBeChecked();
  },
};

/** Dark, during a search. */
export const Dark: Story = {
  ...Full,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '11');
  },
};
