import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrainViewer } from 'brainstem/react';
import type { PlatformParameters } from '../../.storybook/decorators.tsx';

const platform = (parameters: PlatformParameters) => parameters;

const meta = {
  title: 'Brain/States',
  component: BrainViewer,
  parameters: { height: '680px' },
} satisfies Meta<typeof BrainViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sixty labels with a hundred and fifty relations. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Product, / });
  },
};

/** A thousand labels. */
export const Large: Story = {
  parameters: { platform: platform({ brainLabels: 1000 }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /linked to/ }, { timeout: 20_000 });
  },
};
