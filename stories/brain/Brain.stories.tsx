import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrainViewer } from 'brainstem/react';
import { userEvent } from 'storybook/test';
import { failing, offline, platform, tokenRefused } from '../conditions.ts';
import { isDrawn } from './play.ts';

const meta = {
  title: 'Brain/States',
  tags: ['autodocs'],
  component: BrainViewer,
  parameters: { height: '680px' },
} satisfies Meta<typeof BrainViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sixty types in five groups. */
export const Filled: Story = { play: isDrawn };

/** The brain is on its way. */
export const Loading: Story = {
  parameters: { platform: failing({ route: 'performAction', latency: 60_000 }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the knowledge graph' });
  },
};

/** The organisation knows nothing yet. */
export const Empty: Story = {
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Your knowledge graph is empty');
  },
};

/** One label, related to nothing. */
export const OneItem: Story = {
  parameters: {
    platform: platform({
      client: ({ credentials }) => ({ serviceActorId: credentials.otherServiceActorId }),
    }),
  },
  play: isDrawn,
};

/** A thousand labels. */
export const VeryLong: Story = {
  parameters: { platform: platform({ brainLabels: 1000 }) },
  play: isDrawn,
};

/** A label with its properties and relations, among what is next to it. */
export const LabelChosen: Story = { args: { focusLabel: 'Contract' }, play: isDrawn };

/** The host's actions on a label, and a path to another one. */
export const Path: Story = {
  args: {
    onOpenLabel: () => undefined,
    defaultView: {
      selected: 'Supplier',
      path: { from: 'Supplier', to: 'Driver', anyDirection: true },
    },
  },
  play: isDrawn,
};

/** A group that is open. */
export const Group: Story = {
  args: { defaultView: { openGroups: ['Product'] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /linked to/ });
  },
};

/** All types at once. */
export const AllTypes: Story = {
  args: { defaultView: { grouping: 'labels' } },
  play: isDrawn,
};

/** Everything between two labels. */
export const LinkOpen: Story = {
  args: {
    defaultView: { link: '["Customer","Product"]', grouping: 'labels', panel: 'details' },
  },
  play: isDrawn,
};

/** By hierarchy: of so many types, by the strongest link to each. */
export const Hierarchy: Story = {
  args: { defaultView: { layout: 'hierarchical' } },
  play: isDrawn,
};

/** By hierarchy of one relation: the others are hidden until one of their types is chosen. */
export const ArrangedBy: Story = {
  args: { defaultView: { layout: 'hierarchical', arrangedBy: 'PART_OF' } },
  play: isDrawn,
};

/** The picture as a table. */
export const Table: Story = {
  args: { defaultView: { mode: 'table' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Types' });
  },
};

/** The picture that the platform draws. */
export const Document: Story = {
  args: { defaultView: { mode: 'document' } },
  play: async ({ canvas }) => {
    await canvas.findByTitle('The brain as drawn by the platform');
  },
};

/** The filters of the graph. */
export const Filters: Story = {
  args: {
    connections: [
      { id: 'orders', name: 'Orders database' },
      { id: 'mail', name: 'Purchasing mailbox' },
    ],
    defaultView: { panel: 'filters', filter: { minimumCount: 100, hiddenTypes: ['PART_OF'] } },
  },
  play: isDrawn,
};

/** No labels match these filters. */
export const NothingLeft: Story = {
  args: { defaultView: { panel: 'filters', filter: { minimumCount: 1_000_000 } } },
  play: async ({ canvas }) => {
    await canvas.findByText('No types match these filters');
  },
};

/** Searching. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Search the knowledge graph' });
    await userEvent.type(field, 'deliv');
    await canvas.findByRole('option', { name: 'Delivery' });
  },
};

/** The service does not answer. */
export const LoadFailed: Story = {
  parameters: { platform: failing({ route: 'performAction', status: 500 }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load the knowledge graph');
  },
};

/** There is no line. */
export const Offline: Story = {
  parameters: { platform: offline },
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load the knowledge graph');
  },
};

/** The host's backend refuses a token. */
export const TokenRefused: Story = {
  parameters: { platform: tokenRefused() },
  play: async ({ canvas }) => {
    await canvas.findByText('Your trial ended on 31 October.');
  },
};
