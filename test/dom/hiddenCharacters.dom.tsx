// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  renderUpload,
  textFile,
} from '../../src/widgets/connectors/upload/testing/renderUpload.tsx';
import { renderTasks } from '../../src/widgets/task-list/testing/renderTasks.tsx';

afterEach(cleanup);

/** Reads as `exe.pdf` where it is shown as it is. */
const turned = '\u202Efdp.exe';

/** All that is on the page, with the labels and titles of its elements. */
const page = (): string => document.body.outerHTML;

test('every label of a file to upload shows what turns in its name', async () => {
  renderUpload();
  const input = await screen.findByLabelText('Choose files', { selector: 'input' });
  await userEvent.upload(input, [textFile(turned)]);
  await screen.findByRole('button', { name: /\[U\+202E\]fdp\.exe/ });
  expect(page()).not.toContain('\u202E');
});

test('what is said of a task’s file shows what turns in its name', async () => {
  const { platform } = renderTasks();
  platform.faults.add({ route: 'uploadTaskAttachment', status: 500 });
  const [task] = await screen.findAllByRole('button', { name: /^Give notice for contract/ });
  if (task === undefined) throw new Error('expected a task');
  await userEvent.click(task);
  const input = await screen.findByLabelText('Attach a file', { selector: 'input' });
  await userEvent.upload(input, [textFile(turned)]);
  await screen.findByText('Couldn’t attach “[U+202E]fdp.exe”');
  expect(page()).not.toContain('\u202E');
});
