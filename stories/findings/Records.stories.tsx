import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRecords, type DecisionRecord } from 'brainstem';
import { FindingsReview, useBrainstem } from 'brainstem/react';
import { useEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { press } from './play.ts';

const keepsNothing = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** A review whose client keeps a record of each decision, and none of another story's. */
const meta = {
  title: 'Findings/Records',
  component: FindingsReview,
  parameters: {
    height: '640px',
    platform: {
      client: () => ({ records: createRecords({ reason: 'optional', storage: keepsNothing }) }),
    },
  },
} satisfies Meta<typeof FindingsReview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The host reads the records that it didn't acknowledge yet. */
function LastRecords() {
  const { records } = useBrainstem().client;
  const [last, setLast] = useState<readonly DecisionRecord[]>([]);
  useEffect(() => records?.subscribe(() => setLast(records.getState())), [records]);
  return (
    <ol aria-label="Last records" style={{ font: '12px ui-monospace, monospace' }}>
      {last.map(({ id, action, outcome, reason = '–' }) => (
        <li key={id}>
          {action} · {outcome} · {reason}
        </li>
      ))}
    </ol>
  );
}

/** A reason beside the undo; Enter sends the decision with it. */
export const Reason: Story = {
  args: { undoSeconds: 60 },
  play: async ({ canvas }) => {
    await press(canvas, 'a');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Reason (optional)' }),
      'Two sources agree',
    );
  },
};

/** The last records beside the review: one that was sent, and one that was undone. */
export const Last: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateRows: '1fr auto', blockSize: 640 }}>
      <FindingsReview {...args} />
      <LastRecords />
    </div>
  ),
  args: { undoSeconds: 60 },
  play: async ({ canvas }) => {
    await press(canvas, 'a');
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Reason (optional)' }),
      'Two sources agree{Enter}',
    );
    await canvas.findByText('finding.approve · done · Two sources agree');
    await press(canvas, 'r');
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }));
    await expect(await canvas.findByText('finding.reject · undone · –')).toBeVisible();
  },
};
