import type { Meta, StoryObj } from '@storybook/react-vite';
import { FindingsReview } from 'brainstem/react';
import { userEvent } from 'storybook/test';
import { hostLooks } from '../hostLooks.tsx';
import { press } from './play.ts';

const meta = {
  title: 'Findings/Layout',
  component: FindingsReview,
  args: { onOpenNode: () => undefined, undoSeconds: 60 },
  parameters: { height: '640px' },
} satisfies Meta<typeof FindingsReview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A side panel: rows are cards. */
export const Narrow: Story = {
  globals: { width: '320' },
  play: async ({ canvas }) => {
    await press(canvas, 'ja');
    await canvas.findByText(/approved$/);
  },
};

/** Half a page. */
export const Medium: Story = { ...Narrow, globals: { width: '480' } };

/** Columns, without room for details beside them. */
export const Wide: Story = { ...Narrow, globals: { width: '768' } };

/** One finding at a time, with other keys than ours. */
export const FocusMode: Story = {
  args: { defaultView: { layout: 'focus' }, keys: { approve: 'y', reject: 'n' } },
  play: async ({ canvas }) => {
    (await canvas.findByRole('region', { name: 'Review one by one' })).focus();
    await userEvent.keyboard('y');
    await canvas.findByText(/approved$/);
  },
};

/** The same in a side panel. */
export const FocusModeNarrow: Story = { ...FocusMode, globals: { width: '320' } };

/** Findings of a theme together, and some selected from one to another. */
export const Grouped: Story = {
  args: { defaultView: { group: 'theme' } },
  play: async ({ canvas }) => {
    await press(canvas, 'j{Shift>}jj{/Shift}');
    await canvas.findByText('3 selected');
  },
};

/** Reading from right to left. */
export const RightToLeft: Story = { ...Narrow, globals: { direction: 'rtl' } };

/** Another language. */
export const SecondLocale: Story = {
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await press(canvas, 'a');
    await canvas.findByText(/angenommen$/);
  },
};

/** More on less room. */
export const Compact: Story = { ...Narrow, globals: { density: 'compact' } };

/** Dark, whatever the page. */
export const Dark: Story = { ...Narrow, globals: { theme: 'dark' } };

/** The host's own colour, type and corners. */
export const HostLooks: Story = {
  ...Narrow,
  globals: {},
  decorators: [hostLooks],
};
