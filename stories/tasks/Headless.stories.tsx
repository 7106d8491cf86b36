import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMockPlatform } from 'brainstem/mock-platform';
import { useTasks } from 'brainstem/react';
import { expect } from 'storybook/test';

/** Tasks drawn by the host alone, over `useTasks`. */
function HostTasks() {
  const { tasks, error, newTitle, setNewTitle, add, complete } = useTasks();
  return (
    <main style={{ display: 'grid', gap: 12, padding: 16, maxInlineSize: 480 }}>
      <h1 style={{ margin: 0, fontSize: 20 }}>On the quay today</h1>
      {error !== null && <p role="alert">The tasks can’t be shown.</p>}
      <ul aria-label="Open" style={{ display: 'grid', gap: 8, margin: 0, padding: 0 }}>
        {tasks?.map(({ id = '', title, isCompleted }) => (
          <li key={id} style={{ listStyle: 'none' }}>
            <label>
              <input type="checkbox" checked={isCompleted} onChange={() => void complete(id)} />{' '}
              {title}
            </label>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add(newTitle).then(() => setNewTitle(''));
        }}
      >
        <label>
          Next <input value={newTitle} onChange={({ target }) => setNewTitle(target.value)} />
        </label>{' '}
        <button type="submit">Add</button>
      </form>
    </main>
  );
}

const { appUrl } = createMockPlatform().credentials;

const meta = {
  title: 'Tasks/Headless',
  component: HostTasks,
  parameters: { platform: { client: () => ({ appUrl }) } },
} satisfies Meta<typeof HostTasks>;

export default meta;

/** The same tasks without our markup. */
export const OwnMarkup: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Next'), 'Oil the gate');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Oil the gate' })).not.toBeChecked();
  },
};
