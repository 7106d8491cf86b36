import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFindingsReview } from 'brainstem/react';
import { expect } from 'storybook/test';

/** A review drawn by the host alone, over `useFindingsReview`. */
function HostReview() {
  const { findings, error, pending, decide, undo, refresh } = useFindingsReview();
  return (
    <main style={{ display: 'grid', gap: 12, padding: 16, maxInlineSize: 560 }}>
      <h1 style={{ margin: 0, fontSize: 20 }}>What the platform noticed</h1>
      {error !== null && (
        <p role="alert">
          The findings can’t be shown. <button onClick={() => void refresh()}>Try again</button>
        </p>
      )}
      <ol aria-label="Open findings" style={{ display: 'grid', gap: 8, margin: 0 }}>
        {findings?.slice(0, 5).map(({ finding_id: id, title }) => (
          <li key={id}>
            <span id={id}>{title}</span>{' '}
            <button
              id={`yes-${id}`}
              aria-labelledby={`yes-${id} ${id}`}
              onClick={() => decide('approve', [id])}
            >
              Agree
            </button>{' '}
            <button
              id={`no-${id}`}
              aria-labelledby={`no-${id} ${id}`}
              onClick={() => decide('reject', [id])}
            >
              Disagree
            </button>
          </li>
        ))}
      </ol>
      <p role="status" style={{ margin: 0 }}>
        {pending.length === 0 ? 'Nothing to undo' : 'Sent in a moment'}
      </p>
      <button disabled={pending.length === 0} onClick={undo} style={{ justifySelf: 'start' }}>
        Undo
      </button>
    </main>
  );
}

const meta = { title: 'Findings/Headless', component: HostReview } satisfies Meta<
  typeof HostReview
>;

export default meta;

/** The same review without our markup. */
export const OwnMarkup: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const [agree] = await canvas.findAllByRole('button', { name: /^Agree / });
    if (agree === undefined) throw new Error('There is no finding to decide.');
    await userEvent.click(agree);
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent in a moment');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing to undo');
  },
};
