// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import {
  renderUpload,
  textFile,
} from '../../src/widgets/connectors/upload/testing/renderUpload.tsx';
import { renderBrain } from '../../src/widgets/brain-viewer/testing/renderBrain.tsx';
import type { BrainPanel } from '../../src/widgets/brain-viewer/core/index.ts';
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

/** A mock platform whose brain has a turning character in the names of labels and relations. */
function turnedBrain(): typeof fetch {
  const platform = createMockPlatform({ pace: 0 });
  return async (input, init) => {
    const request = new Request(input, init);
    const answer = await platform.fetch(request);
    if (!request.url.includes('/analytics/')) return answer;
    const text = await answer.text();
    return new Response(
      text.replaceAll('Warehouse', `Ware${turned}`).replaceAll('MANAGES', `IS_${turned}`),
      answer,
    );
  };
}

/** Opens a panel of that brain, beside the table. */
async function openPanel(panel: BrainPanel): Promise<void> {
  renderBrain({
    client: { fetch: turnedBrain() },
    props: { defaultView: { mode: 'table', panel, selected: 'Person' } },
  });
  await screen.findByRole('table', { name: 'Types' });
}

test('the relations of a label show what turns in their names', async () => {
  await openPanel('details');
  await screen.findByRole('button', { name: /^IS \[U\+202E\]fdp\.exe/ });
  expect(page()).not.toContain('\u202E');
});

test('the differences between two brains show what turns in the names of their labels', async () => {
  await openPanel('compare');
  const input = document.querySelector<HTMLInputElement>('input[accept*=json]');
  if (input === null) throw new Error('expected a field for a file');
  // jsdom's files cannot be read as text.
  const text = () => Promise.resolve(JSON.stringify({ node_labels: ['Supplier'] }));
  await userEvent.upload(input, Object.assign(textFile('brain.json'), { text }));
  await screen.findAllByRole('button', { name: /^New\s*Ware\[U\+202E\]fdp\.exe/ });
  expect(page()).not.toContain('\u202E');
});

test('what became of a change shows what turns in the names of its relations', async () => {
  await openPanel('change');
  const field = await screen.findByRole('textbox', { name: 'What changed?' });
  await userEvent.type(field, 'Ingrid Solberg manages Store 1{Enter}');
  await screen.findByText(/^Added: Ingrid Solberg IS_\[U\+202E\]fdp\.exe Store 1/);
  expect(page()).not.toContain('\u202E');
});

test('a search for labels shows what turns in their names', async () => {
  await openPanel('details');
  const field = screen.getByRole('combobox', { name: 'Search the knowledge graph' });
  await userEvent.type(field, 'ware');
  await screen.findByRole('option', { name: /^Ware\[U\+202E\]fdp\.exe/ });
  expect(page()).not.toContain('\u202E');
});
