import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BoundFunctions, queries } from '@testing-library/dom';
import type { ResolveSource } from 'brainstem';
import { Chat } from 'brainstem/react';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { PlatformParameters } from '../../.storybook/decorators.tsx';
import { resolveSource } from '../../playground/src/data/resolveSource.ts';
import { sendMessage } from '../chat/play.ts';

/** A chat whose host finds passages. */
const meta = {
  title: 'Evidence/Panel',
  component: Chat,
  parameters: { height: '640px', platform: resolvedBy(resolveSource) },
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

function resolvedBy(find: ResolveSource): PlatformParameters {
  return { seed: 'empty', client: () => ({ resolveSource: find }) };
}

async function openCitation(canvas: BoundFunctions<typeof queries>, number: number) {
  await sendMessage(canvas, 'cite sources');
  await canvas.findByRole('button', { name: 'Ask again' });
  const [citation] = canvas.getAllByRole('link', { name: new RegExp(`^Source ${number}`) });
  if (citation !== undefined) await userEvent.click(citation);
  return within(await screen.findByRole('dialog'));
}

/** The passage behind a citation, with what leads on from it. */
export const Passage: Story = {
  play: async ({ canvas }) => {
    const panel = await openCitation(canvas, 2);
    await expect(await panel.findByText(/^§ 7.2/)).toBeVisible();
  },
};

/** A node that a passage led to, with the way back. */
export const Node: Story = {
  play: async ({ canvas }) => {
    const panel = await openCitation(canvas, 2);
    await userEvent.click(await panel.findByRole('button', { name: /^Saltmarsh Fisheries/ }));
    await panel.findByText(/^Supplier of smoked/);
    await panel.findByRole('button', { name: 'Back' });
  },
};

/** The host can't find it. */
export const Unresolved: Story = {
  play: async ({ canvas }) => {
    const panel = await openCitation(canvas, 3);
    await panel.findByText('We couldn’t find the text behind this.');
  },
};

/** The host is looking for it. */
export const Loading: Story = {
  parameters: { platform: resolvedBy(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await openCitation(canvas, 2);
  },
};

/** The host's lookup fails. */
export const Failed: Story = {
  parameters: {
    platform: resolvedBy(() => {
      throw new Error('503 from the archive');
    }),
  },
  play: async ({ canvas }) => {
    const panel = await openCitation(canvas, 2);
    await panel.findByRole('button', { name: 'Try again' });
  },
};

/** Long texts, and words without spaces. */
export const VeryLong: Story = {
  parameters: {
    platform: resolvedBy(() => ({
      title: `Annex_${'of_the_contract_'.repeat(12)}`,
      excerpt: 'Delay of more than four hours entitles the buyer to refuse the goods. '.repeat(60),
      page: 'Annex IV, 12–13',
      related: Array.from({ length: 12 }, (_, index) => ({
        kind: 'source',
        title: `Delivery note D-${300 + index} of the ${index + 1}th delivery of the year`,
      })),
    })),
  },
  play: async ({ canvas }) => {
    const panel = await openCitation(canvas, 2);
    await panel.findByRole('heading', { name: 'Related' });
  },
};
