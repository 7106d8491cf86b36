import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrainViewer } from 'brainstem/react';
import { userEvent } from 'storybook/test';
import { failing, withoutScope } from '../conditions.ts';
import { chooseInMenu, isDrawn, say } from './play.ts';

const meta = {
  title: 'Brain/Changes',
  component: BrainViewer,
  parameters: { height: '680px' },
} satisfies Meta<typeof BrainViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was changed yet. */
export const Untouched: Story = {
  args: { defaultView: { panel: 'change' } },
  play: isDrawn,
};

/** The change is listed and brought out. */
export const Applied: Story = {
  play: async ({ canvas }) => {
    await isDrawn({ canvas });
    await say(canvas, 'Ingrid Solberg manages Store 1');
    await canvas.findByText(/^Added: Ingrid Solberg/);
    await canvas.findByRole('button', { name: 'Show on the map' });
  },
};

/** Two people have the name. */
export const Ambiguous: Story = {
  play: async ({ canvas }) => {
    await isDrawn({ canvas });
    await say(canvas, 'Anna Berg works in Sales');
    await canvas.findByRole('group', { name: 'Which one do you mean?' });
  },
};

/** The sentence says nothing that can be done. */
export const NotApplied: Story = {
  play: async ({ canvas }) => {
    await isDrawn({ canvas });
    await say(canvas, 'Colourless green ideas');
    await canvas.findByText('The change wasn’t applied');
  },
};

/** Some of it was done. */
export const PartialFailure: Story = {
  play: async ({ canvas }) => {
    await isDrawn({ canvas });
    await say(canvas, 'Ingrid Solberg manages Store 1. Colourless green ideas.');
    await canvas.findByText('The change wasn’t applied');
    await canvas.findByText(/^Added: Ingrid Solberg/);
  },
};

/** The service did not take it. */
export const NotSent: Story = {
  parameters: { platform: failing({ route: 'postAnalyticsChat', status: 503 }) },
  play: async ({ canvas }) => {
    await isDrawn({ canvas });
    await say(canvas, 'Ingrid Solberg manages Store 1');
    await canvas.findByText('Couldn’t send the change');
  },
};

/** Without `brain:write` one looks, and changes nothing. */
export const MissingScope: Story = {
  parameters: { platform: failing(withoutScope('postAnalyticsChat', 'brain:write')) },
  play: async ({ canvas }) => {
    await isDrawn({ canvas });
    await say(canvas, 'Ingrid Solberg manages Store 1');
    await canvas.findByText('View only');
  },
};

/** Two extractions, held against each other. */
export const Compared: Story = {
  play: async ({ canvas }) => {
    await isDrawn({ canvas });
    await say(canvas, 'Ingrid Solberg manages Store 1');
    await canvas.findByRole('button', { name: 'Show on the map' });
    await chooseInMenu(canvas, 'Compare');
    await userEvent.click(await canvas.findByRole('button', { name: /\d{4}/ }));
    await canvas.findByRole('button', { name: /Person manages Warehouse/ });
  },
};
