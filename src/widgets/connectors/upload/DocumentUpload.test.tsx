import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { hurryTimers } from '../../../../test/hurryTimers.ts';
import { deleteOntology, listConnections } from '../../../contract/index.ts';
import { broken, fileEntry, folderEntry } from '../core/upload/testing/entries.ts';
import { renderUpload, textFile } from './testing/renderUpload.tsx';

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

async function choose(...files: File[]): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), files);
}

const row = (name: string) => {
  const list = within(screen.getByRole('region', { name: /^(Files to upload|Uploaded files)$/ }));
  const found = list.getByText(name).closest('li');
  if (found === null) throw new Error(`expected a row of ${name}`);
  return within(found);
};

/** Drops entries, and files without one, such as a picture of another page. */
function drop(...dropped: (FileSystemEntry | File)[]): void {
  const area = screen
    .getByRole('region', { name: 'Upload documents' })
    .querySelector('[data-part=drop]');
  if (area === null) throw new Error('expected a place to drop');
  const event = createEvent.drop(area);
  Object.defineProperty(event, 'dataTransfer', { value: transferOf(dropped) });
  fireEvent(area, event);
}

/** Entries as a browser transfers them. A folder is also a file without bytes. */
function transferOf(entries: (FileSystemEntry | File)[]) {
  const items = entries.map((item) => ({
    kind: 'file',
    webkitGetAsEntry: () => (item instanceof File ? null : item),
    getAsFile: () => (item instanceof File ? item : new File([], item.name)),
  }));
  return { items, types: ['Files'], files: items.map((item) => item.getAsFile()) };
}

describe('uploading', () => {
  test('shows what the upload is for, then the outcome of each file', async () => {
    const hurry = hurryTimers();
    const onUploaded = vi.fn();
    const { platform } = renderUpload({ props: { onUploaded } });
    expect(screen.getByRole('heading', { name: 'Add your documents' })).toBeVisible();
    await choose(textFile('a.txt'), textFile('SOP recall.txt'));
    expect(screen.getByText('2 files')).toBeVisible();
    await press('Upload 2 files');
    await screen.findByText('2 files uploaded');
    // Nothing is left that they would apply to.
    expect(screen.queryByText('Processing options')).toBeNull();
    expect(onUploaded).toHaveBeenCalledTimes(2);
    const procedure = row('SOP recall.txt').getByText('Uploaded as an operating procedure');
    // A sentence, and no badge, which would wrap in a side panel.
    expect(procedure.closest('[data-part="badge"]')).toBeNull();
    expect(await row('a.txt').findByText('Processing…')).toBeVisible();
    platform.clock.advance(60);
    await hurry(3_000);
    await waitFor(() => expect(row('a.txt').getByText('Ready')).toBeVisible());
  });

  test('sends a description, ontologies with their mode, and a group', async () => {
    const { client } = renderUpload();
    await choose(textFile('a.txt'));
    await userEvent.click(screen.getByText('Processing options'));
    await userEvent.type(screen.getByRole('textbox', { name: /^Description/ }), 'Contracts');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Cold chain/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Guided' }));
    const group = screen.getByRole('textbox', { name: /^Document group/ });
    await userEvent.type(group, 'Autumn');
    expect(group).toBeInvalid();
    // Nothing of it is required, and nothing is called optional.
    expect(group).not.toBeRequired();
    expect(group.closest('details')?.textContent).not.toMatch(/optional/i);
    await press('Upload 1 file');
    expect(screen.getByText('Fix the document group first.')).toBeVisible();
    expect(row('a.txt').queryByText('Queued')).toBeNull();
    await userEvent.clear(group);
    await userEvent.type(group, 'autumn');
    await press('Upload 1 file');
    await screen.findByText('1 file uploaded');
    const query = { providerConfigKey: 'documents' };
    const { connections } = await client.json(listConnections, { query });
    expect(connections.at(-1)?.metadata).toMatchObject({
      description: 'Contracts',
      ontologyIds: ['cold-chain'],
      ontologyMode: 'guided',
      documentGroup: 'autumn',
    });
  });

  test('asks again what the ontologies come to when that could not be told', async () => {
    const { platform } = renderUpload();
    platform.faults.add({ route: 'resolveOntologies', status: 503 });
    await choose(textFile('a.txt'));
    await userEvent.click(screen.getByText('Processing options'));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Cold chain/ }));
    const preview = within(await screen.findByRole('region', { name: 'Upload settings' }));
    await preview.findByText('Couldn’t check the selection');
    platform.faults.clear();
    await userEvent.click(preview.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await preview.findByText('Upload settings'));
    expect(await preview.findByText('cold-chain')).toBeVisible();
  });

  test('says when an ontology no longer exists, and uploads the file again', async () => {
    const hurry = hurryTimers();
    const { platform, client } = renderUpload();
    await choose(textFile('a.txt'));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Cold chain/ }));
    await client.json(deleteOntology, { params: { ontologyId: 'cold-chain' } });
    await press('Upload 1 file');
    await screen.findByText('1 file uploaded');
    platform.clock.advance(60);
    await hurry(3_000);
    expect(await screen.findByText(/^A selected ontology no longer exists/)).toBeVisible();
    expect(await screen.findByText('No longer exists')).toBeVisible();
    await press('Remove “cold-chain”');
    await press('Upload a.txt as a new file');
    await waitFor(() => expect(row('a.txt').getByText('Processing…')).toBeVisible());
  });
});

test('focus stays on the row that was used, and never moves to a button of another file', async () => {
  const { platform } = renderUpload();
  platform.faults.add({ route: 'uploadDocuments', latency: 60_000 });
  await choose(textFile('a.txt'), textFile('b.txt'), textFile('c.txt'));
  screen.getByRole('button', { name: 'Remove b.txt' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove c.txt' })).toHaveFocus();
  screen.getByRole('button', { name: 'Upload 2 files' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Cancel all' })).toHaveFocus();
  screen.getByRole('button', { name: 'Cancel upload of a.txt' }).focus();
  await userEvent.keyboard('{Enter}');
  const again = screen.getByRole('button', { name: 'Upload a.txt again' });
  expect(again).toHaveFocus();
  platform.faults.clear();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(row('a.txt').queryByRole('button')).toBeNull());
  expect(screen.getByText('a.txt').closest('li')).toHaveFocus();
});

describe('failures', () => {
  test('two of five files that failed are uploaded again, and the description stays', async () => {
    const { platform } = renderUpload({ props: { atOnce: 1 } });
    platform.faults.add({ route: 'uploadDocuments', status: 500, times: 2 });
    await choose(...['a', 'b', 'c', 'd', 'e'].map((name) => textFile(`${name}.txt`)));
    await userEvent.click(screen.getByText('Processing options'));
    const field = screen.getByRole('textbox', { name: /^Description/ });
    await userEvent.type(field, 'Contracts');
    await press('Upload 5 files');
    await screen.findByText('2 of 5 files couldn’t be uploaded');
    expect(row('a.txt').getByText('Upload failed: Something went wrong on our side')).toBeVisible();
    expect(field).toHaveValue('Contracts');
    await press('Upload a.txt again');
    await screen.findByText('1 of 5 files couldn’t be uploaded');
    await press('Retry 1 file');
    await screen.findByText('5 files uploaded');
    screen.getByRole('heading', { name: /^Uploaded files/ });
  });

  test('a file that is uploading shows its progress and can be cancelled', async () => {
    const { platform } = renderUpload();
    platform.faults.add({ route: 'uploadDocuments', latency: 60_000 });
    await choose(textFile('big.txt', 'x'.repeat(300_000)));
    await press('Upload 1 file');
    await screen.findByRole('progressbar', { name: 'Uploading big.txt' });
    expect(screen.getByRole('progressbar', { name: 'All uploads' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Description/ })).toBeDisabled();
    await press('Cancel upload of big.txt');
    expect(row('big.txt').getByText(/Canceled/)).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await press('Remove big.txt');
    expect(screen.getByRole('heading', { name: 'Add your documents' })).toHaveFocus();
  });

  test('a missing permission is named in the details, and the list stays', async () => {
    renderUpload({
      prepare: ({ faults }) =>
        void faults.add({
          route: 'uploadDocuments',
          status: 403,
          message: 'Missing required scope: connectors:write',
        }),
    });
    await choose(textFile('a.txt'));
    await press('Upload 1 file');
    await screen.findByText('View only');
    const scope = screen.getByText('connectors:write');
    expect(scope).not.toBeVisible();
    await userEvent.click(screen.getByText('Details'));
    expect(scope).toBeVisible();
    expect(row('a.txt').getByRole('button', { name: 'Remove a.txt' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upload 1 file' })).toBeNull();
    expect(document.body).not.toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull();
  });

  test('empty files and files of the list are not uploaded', async () => {
    renderUpload();
    await choose(textFile('a.txt'), textFile('nothing.txt', ''));
    await choose(textFile('a.txt'));
    expect(await screen.findByText('1 file is already in the list.')).toBeVisible();
    expect(row('nothing.txt').getByText('This file is empty.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload 1 file' })).toBeVisible();
    const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(spoken).toContain('1 file can’t be uploaded nothing.txt: This file is empty.');
  });
});

test('a dropped folder is read with all of its subfolders', async () => {
  renderUpload();
  const entries = [
    folderEntry('/north', [
      fileEntry('/north/a.txt'),
      folderEntry('/north/deep', [fileEntry('/north/deep/b.txt')]),
    ]),
    fileEntry('/c.txt'),
  ];
  drop(...entries);
  await screen.findByText('3 files');
  expect(screen.getByText('north/deep/')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload 3 files' })).toBeVisible();
});

test('a pasted folder is read as a dropped one is', async () => {
  renderUpload();
  const region = screen.getByRole('region', { name: 'Upload documents' });
  const paste = createEvent.paste(region);
  const folder = folderEntry('/north', [fileEntry('/north/a.txt'), fileEntry('/north/b.txt')]);
  Object.defineProperty(paste, 'clipboardData', { value: transferOf([folder]) });
  fireEvent(region, paste);
  expect(await screen.findByRole('button', { name: 'Upload 2 files' })).toBeVisible();
});

test('a folder that is dropped while another is read is added after it, as is a picture of a page', async () => {
  renderUpload();
  drop(folderEntry('/north', [fileEntry('/north/a.txt'), fileEntry('/north/b.txt')]));
  drop(broken('/locked'), folderEntry('/south', [fileEntry('/south/c.txt')]));
  drop(textFile('picture.png'));
  await screen.findByText('4 files');
  expect(await screen.findByText('Some files or folders couldn’t be read')).toBeVisible();
  expect(screen.queryByText(/^Reading/)).toBeNull();
});

test('a file that is dropped after a reading was stopped is added, though the folder still answers', async () => {
  renderUpload();
  const answers: (() => void)[] = [];
  const readEntries = (found: (entries: FileSystemEntry[]) => void): void => {
    answers.push(() => found([]));
  };
  const folder = Object.assign(folderEntry('/north', []), {
    createReader: () => ({ readEntries }),
  });
  drop(folder);
  await press('Stop reading');
  drop(textFile('late.txt'));
  for (const answer of answers) answer();
  expect(await screen.findByText('late.txt')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Reading/)).toBeNull());
});

test('a dropped file that is gone by the time it is read is named', async () => {
  renderUpload();
  drop(fileEntry('/a.txt'), folderEntry('/north', [broken('/north/\u202Etxt.b', 'file')]));
  const title = await screen.findByText('Some files or folders couldn’t be read');
  expect(title.closest('[data-part=notice]')).toHaveTextContent(
    'The rest were added. Try the missing files again. north/[U+202E]txt.b',
  );
});

test('lists the documents that are there, also after they couldn’t be loaded', async () => {
  const { platform } = renderUpload();
  await choose(textFile('contract.txt'));
  platform.faults.add({ route: 'listConnections', status: 500, times: 1 });
  await press('Upload 1 file');
  await screen.findByText('1 file uploaded');
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Couldn’t load your documents');
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  await press('Clear finished');
  const list = within(await screen.findByRole('region', { name: 'Your documents' }));
  expect(list.getByText('contract.txt')).toBeVisible();
});

test('the host’s limits are shown, and apply to chosen, dropped and pasted files', async () => {
  renderUpload({ props: { accept: '.txt,.pdf', maxFileSize: 100, maxFiles: 2 } });
  screen.getByText('File types: .txt,.pdf · Up to 100 bytes per file · Up to 2 files at a time');
  await choose(textFile('a.txt'), textFile('long.txt', 'x'.repeat(101)));
  drop(fileEntry('/notes.doc'), fileEntry('/b.txt'));
  await screen.findByText('b.txt');
  const clipboardData = new DataTransfer();
  clipboardData.items.add(textFile('c.txt'));
  const paste = new ClipboardEvent('paste', { bubbles: true, clipboardData });
  fireEvent(screen.getByRole('region', { name: 'Upload documents' }), paste);
  await screen.findByText('c.txt');
  row('long.txt').getByText('This file is too large.');
  row('notes.doc').getByText('This file type isn’t supported.');
  row('c.txt').getByText('Too many files. Remove one first.');
  screen.getByText('2 files');
  screen.getByText('3 files can’t be uploaded');
  screen.getByRole('button', { name: 'Upload 2 files' });
  await press('Remove a.txt');
  expect(row('c.txt').queryByText(/too many/)).toBeNull();
});

test('a document that is there already uploads again only on request', async () => {
  renderUpload({ platform: { seed: 'empty' } });
  await choose(textFile('a.txt'));
  await press('Upload 1 file');
  await screen.findByText('1 file uploaded');
  await press('Clear finished');
  await screen.findByRole('region', { name: 'Your documents' });
  await choose(textFile('a.txt'));
  row('a.txt').getByText('Already added.');
  expect(screen.queryByRole('button', { name: /^Upload 1 file/ })).toBeNull();
  await press('Add a.txt anyway');
  screen.getByRole('button', { name: 'Upload 1 file' });
});

describe('a document that is there already', () => {
  async function openDocuments() {
    const opened = renderUpload({ platform: { seed: 'empty', disconnects: true } });
    await choose(textFile('a.txt'), textFile('b.txt'));
    await press('Upload 2 files');
    await screen.findByText('2 files uploaded');
    await press('Clear finished');
    await screen.findByText('2 files · 32 bytes');
    return opened;
  }

  test('is removed once that is confirmed', async () => {
    const { platform } = await openDocuments();
    platform.clock.advance(60);
    await press('Remove a.txt');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove a.txt?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('1 file · 16 bytes');
    expect(screen.queryByText('a.txt')).toBeNull();
  });

  test('stays while it is processed, and the dialog says why', async () => {
    await openDocuments();
    await press('Remove a.txt');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove a.txt?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await dialog.findByText(/^Still processing\. Try again/);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep' }));
    screen.getByText('a.txt');
  });
});
