import type { Meta, StoryObj } from '@storybook/react-vite';
import { AttentionBadge, useAttention } from 'brainstem/react';
import { expect } from 'storybook/test';

/** A host's own navigation, with what waits beside each page. */
function HostNavigation() {
  const { findings, conversations, connections } = useAttention({ tasks: false });
  return (
    <nav aria-label="Product" style={{ display: 'grid', gap: 12, padding: 16 }}>
      <a href="#home">
        Home <AttentionBadge tasks={false} />
      </a>
      <a href="#findings">Findings {findings}</a>
      <a href="#assistant">Assistant {conversations}</a>
      <a href="#connections">Connections {connections}</a>
    </nav>
  );
}

const meta = {
  title: 'Attention/Badge',
  tags: ['autodocs'],
  component: HostNavigation,
} satisfies Meta<typeof HostNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Findings wait, and the badge counts all that does. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^\d+ need your attention$/ });
    await expect(await canvas.findByRole('link', { name: /^Findings \d+$/ })).toBeVisible();
  },
};

/** Nothing waits: there is no badge. */
export const NothingWaits: Story = {
  parameters: { platform: { seed: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Findings 0' });
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** In the dark. */
export const Dark: Story = { ...Waiting, globals: { theme: 'dark' } };
