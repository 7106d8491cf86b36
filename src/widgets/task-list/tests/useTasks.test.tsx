import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { TaskChange } from '../core/index.ts';
import { renderTasks } from '../testing/renderTasks.tsx';
import { useTasks } from '../useTasks.ts';

function OwnFiles() {
  const { tasks, attach, uploads } = useTasks({
    writeAttachment: ({ name }, uploaded) => ({ name, uploaded, note: 'by the host' }),
  });
  const id = tasks?.[0]?.id;
  if (id === undefined) return null;
  return (
    <label>
      Add a file
      <input
        type="file"
        onChange={({ target }) => {
          for (const file of target.files ?? []) attach(id, file);
        }}
      />
      <output>{uploads.length} on their way</output>
    </label>
  );
}

test('what a host without our markup writes of an uploaded file is posted', async () => {
  const { requests } = renderTasks({}, { widget: <OwnFiles /> });
  const file = new File(['x'], 'notice.txt', { type: 'text/plain' });
  await userEvent.upload(await screen.findByLabelText(/^Add a file/), file);
  const posted = () => requests.filter(({ url }) => /tasks\/[^/]+\/attachments$/.test(url));
  await waitFor(() => expect(posted()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 on their way'));
  expect(await posted()[0]?.json()).toMatchObject({
    name: 'notice.txt',
    note: 'by the host',
    uploaded: { fileName: 'notice.txt' },
  });
});

function OwnTitles() {
  const [changes, setChanges] = useState<readonly TaskChange[]>([]);
  const { tasks, update, comment } = useTasks({
    onTaskChange: (change) => setChanges((before) => [...before, change]),
  });
  return (
    <>
      <ul>
        {tasks?.map(({ id = '', title }) => (
          <li key={id}>
            {title}
            <button onClick={() => void update(id, { title: `${title}, soon` })}>Hurry</button>
            <button onClick={() => void comment(id, { text: 'By Friday' })}>Remind</button>
          </li>
        ))}
      </ul>
      <output>{changes.map(({ change }) => change).join(', ')}</output>
    </>
  );
}

test('a host without our markup changes a task and comments on it', async () => {
  const { requests } = renderTasks({}, { widget: <OwnTitles /> });
  const first = async () => (await screen.findAllByRole('listitem'))[0] ?? document.body;
  const before = (await first()).firstChild?.textContent ?? '';
  await userEvent.click(within(await first()).getByRole('button', { name: 'Hurry' }));
  await screen.findByText(`${before}, soon`, { exact: false });
  await userEvent.click(within(await first()).getByRole('button', { name: 'Remind' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('updated, commented'));
  const sent = requests.find(({ url }) => url.endsWith('/comments'));
  expect(await sent?.json()).toEqual({ text: 'By Friday' });
});
