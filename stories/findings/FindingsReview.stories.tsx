import type { Meta, StoryObj } from '@storybook/react-vite';
import { FindingsReview } from 'brainstem/react';
import { screen, userEvent, within } from 'storybook/test';
import { changeAnswers, lengthen } from '../changeAnswers.ts';
import {
  expectStillness,
  failing,
  loseNetwork,
  platform,
  takeLineDown,
  tokenRefused,
  withoutScope,
} from '../conditions.ts';
import { chooseMore, press, rejectFirstOnRefresh } from './play.ts';

const meta = {
  title: 'Findings/States',
  tags: ['autodocs'],
  component: FindingsReview,
  args: { onOpenNode: () => undefined, onSaveView: () => undefined, undoSeconds: 60 },
  parameters: { height: '640px' },
} satisfies Meta<typeof FindingsReview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Findings wait, and the first is open beside the list. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Saltmarsh Fisheries delivers late on Mondays' });
  },
};

/** The findings are on their way. */
export const Loading: Story = {
  parameters: { platform: failing({ route: 'listFindings', latency: 60_000 }) },
};

/** Nothing has been synced yet. */
export const Empty: Story = {
  args: { onConnectSource: () => undefined },
  parameters: { platform: platform({ seed: 'empty' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('No findings yet');
    await canvas.findByRole('button', { name: 'Connect a source' });
  },
};

/** The last pending finding was just decided, and can still be taken back. */
export const AllReviewed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select all / }));
    await press(canvas, 'a');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Approve/ }));
    await canvas.findByText('All decided');
  },
};

/** One finding is in the list. */
export const OneItem: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'allergen');
    await canvas.findByText(/^1 of \d+ findings$/);
  },
};

/** Titles, themes, items and nodes that no line holds. */
export const VeryLong: Story = {
  parameters: {
    platform: platform({
      client: ({ fetch }) => ({
        fetch: changeAnswers(
          fetch,
          lengthen('title', 'theme', 'what_was_learned', 'new_discoveries', 'node_ids'),
        ),
      }),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', {
      name: /^Saltmarsh Fisheries delivers late on Mondays \(/,
    });
  },
};

/** 3,000 findings. */
export const Many: Story = {
  parameters: { platform: platform({ seed: 'large' }) },
  play: async ({ canvas }) => {
    await press(canvas, '{End}');
    await canvas.findByText(/^2,\d+ findings$/);
  },
};

/** No finding has the words. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'no such words');
    await canvas.findByText('No matching findings');
  },
};

/** The findings could not be fetched. */
export const ErrorWithRetry: Story = {
  parameters: { platform: failing({ route: 'listFindings', status: 500 }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The line is down. What was fetched before can be read on. */
export const Offline: Story = {
  beforeEach: takeLineDown,
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    await loseNetwork(canvas);
  },
};

/** The host's backend refuses a token. */
export const TokenRefused: Story = {
  parameters: { platform: tokenRefused() },
  play: async ({ canvas }) => {
    await canvas.findByText('Your trial ended on 31 October.');
  },
};

/** The platform refuses to be decided with: everything can be read. */
export const MissingScope: Story = {
  args: { undoSeconds: 0.01 },
  parameters: { platform: failing(withoutScope('approveFinding', 'brain:write')) },
  play: async ({ canvas }) => {
    await press(canvas, 'a');
    await canvas.findByText('View only');
  },
};

/** The host knows that this user only reads. */
export const ReadOnly: Story = { args: { readOnly: true }, play: Filled.play };

/** Three decisions wait to be sent. */
export const Undo: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'ara');
    await canvas.findByText('3 decisions pending');
  },
};

/** Some decisions of a bulk action couldn't be saved. */
export const PartialFailure: Story = {
  args: { undoSeconds: 0.01 },
  parameters: { platform: failing({ route: 'rejectFinding', status: 500, times: 2 }) },
  play: async ({ canvas }) => {
    await press(canvas, 'xjxjxjxr');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject 4' }));
    await canvas.findByText('2 decisions couldn’t be saved');
  },
};

/** Somebody else rejected a finding while an approval of it was held. */
export const Conflict: Story = {
  parameters: {
    platform: platform({ client: ({ fetch }) => ({ fetch: rejectFirstOnRefresh(fetch) }) }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'a');
    await chooseMore(canvas, 'Refresh');
    await canvas.findByText(/\(Rejected\)\. Your decision wasn’t sent\.$/);
  },
};

/** Thousands are selected, and the search shows none of them. */
export const SelectedOutOfView: Story = {
  parameters: { platform: platform({ seed: 'large' }) },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox');
    await userEvent.type(search, 'late');
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select all / }));
    await userEvent.clear(search);
    await userEvent.type(search, 'allergen');
    await canvas.findByText(/ selected, none in this view$/);
  },
};

/** All are selected, except two. */
export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select all / }));
    await press(canvas, 'xjjx');
    await canvas.findByRole('button', { name: /^Approve \d+$/ });
  },
};

/** Before many are decided at once, the number is named. */
export const Confirming: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'xjxjxa');
    await screen.findByRole('heading', { name: 'Approve 3 findings?' });
  },
};

/** The keys. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    await press(canvas, '?');
    await screen.findByRole('heading', { name: 'Keyboard shortcuts' });
  },
};

/** As a system asks that wants no motion: what waits does not pulse. */
export const ReducedMotion: Story = { ...Loading, play: expectStillness };

/** Two lists side by side, each with a state of its own. */
export const TwoInstances: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
        blockSize: '100%',
        gap: 16,
      }}
    >
      <FindingsReview {...args} label="Purchasing" />
      <FindingsReview {...args} label="Cold chain" />
    </div>
  ),
};
