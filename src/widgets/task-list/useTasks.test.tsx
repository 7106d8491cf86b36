import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderTasks } from './testing/renderTasks.tsx';
import { useTasks } from './useTasks.ts';

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
  const { requests } = renderTasks({}, 'default', undefined, <OwnFiles />);
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
