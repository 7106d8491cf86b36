import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrainViewer, FindingsReview } from 'brainstem/react';
import { screen, userEvent, within } from 'storybook/test';
import { resolveSource } from '../../playground/src/data/resolveSource.ts';

/** The same panel from findings and from the brain. */
const meta = {
  title: 'Evidence/Widgets',
  component: FindingsReview,
  parameters: { height: '700px', platform: { client: () => ({ resolveSource }) } },
} satisfies Meta<typeof FindingsReview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sources and nodes of a finding, in its details. */
export const References: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sources' });
  },
};

/** A node, and the findings that name it. */
export const NodeOfFinding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Open supplier:saltmarsh-fisheries' }),
    );
    const panel = within(await screen.findByRole('dialog'));
    await panel.findByRole('heading', { name: 'Findings loaded here' });
  },
};

/** A finding that a node led to, with what it rests on. */
export const FindingOfNode: Story = {
  play: async (context) => {
    await NodeOfFinding.play?.(context);
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: /delivers late on Mondays/ }));
    await panel.findByRole('heading', { name: 'Sources' });
  },
};

/** A type of the brain, whose details offer its evidence. */
export const TypeOfBrain: Story = {
  render: () => <BrainViewer focusLabel="Contract" />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show evidence' }));
    await screen.findByRole('dialog', { name: 'Contract' });
  },
};
