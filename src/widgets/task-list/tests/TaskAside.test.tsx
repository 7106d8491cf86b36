import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { TaskList } from '../TaskList.tsx';
import { renderTasks } from '../testing/renderTasks.tsx';

const notice = 'Give notice for contract C-1987';
const row = () => screen.findByRole('button', { name: new RegExp(`^${notice}`) });

/** Opens a task in a list of some width, and returns its details. */
async function openIn(inlineSize: number): Promise<HTMLElement> {
  renderTasks(
    {},
    {
      widget: (
        <div style={{ inlineSize }}>
          <TaskList />
        </div>
      ),
    },
  );
  await userEvent.click(await row());
  return screen.findByRole('group', { name: `Details for “${notice}”` });
}

test('details are beside the list from 680 px on, take the focus, and give it back', async () => {
  const details = await openIn(680);
  const { parentElement: aside } = details;
  expect(details.closest('li')).toBeNull();
  expect(aside).toHaveFocus();
  expect(aside).toHaveAttribute('id', (await row()).getAttribute('aria-controls'));
  const [list, beside] = [await row(), details].map((each) => each.getBoundingClientRect());
  expect(beside?.left).toBeGreaterThan(list?.right ?? Infinity);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const box = screen.getByRole('checkbox', { name: `Complete “${notice}”` });
  await waitFor(() => expect(box).toHaveFocus());
});

test('details are below their task where there is less room, and leave the focus on it', async () => {
  const details = await openIn(679);
  expect(details.closest('li')).toHaveTextContent(notice);
  expect(await row()).toHaveFocus();
});

test('beside the details each task has its fields below its title, as in a narrow list', async () => {
  await openIn(768);
  const tasks = screen.getAllByRole('listitem').map((task) => within(task));
  const gaps = tasks.map((task) => {
    const [title] = task.getAllByRole('button');
    const words = title?.querySelector('[dir="auto"]')?.getBoundingClientRect();
    const priority = task.getByText(/^(?:Urgent|High|Medium|Low)$/).getBoundingClientRect();
    return priority.top - (words?.bottom ?? Infinity);
  });
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
});
