import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { holdWait } from '../../../mock-platform/testing/holdWait.ts';
import type { OpenConnect } from '../core/index.ts';
import { openConnector } from '../testing/openConnector.tsx';
import { DrivePicker } from './DrivePicker.tsx';

/** The picker of the seeded drive, in which three files are chosen. */
async function openDrive(options: Parameters<typeof openConnector>[0] = {}) {
  const opened = openConnector(options);
  const [connectionId = ''] = await opened.connectionIds('alpha-drive-files');
  return {
    ...opened,
    connectionId,
    open: () => opened.show(<DrivePicker connectionId={connectionId} />),
  };
}

const addTab = async () => userEvent.click(await screen.findByRole('tab', { name: 'Add files' }));
const list = () => screen.findByRole('listbox', { name: 'Files in the drive' });
const selectLast = async () => {
  await addTab();
  (await list()).focus();
  await userEvent.keyboard('{End} ');
};

test('files are listed page by page, and the filter says what it covers', async () => {
  const { open } = await openDrive();
  open();
  await addTab();
  await list();
  screen.getByText(/^\d+\+ files$/);
  await userEvent.click(screen.getByRole('button', { name: 'Load all' }));
  await screen.findByText('115 files');
  screen.getByText('5 spreadsheets are hidden. Add them with Spreadsheets.');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search files' }), 'contract');
  await screen.findByText(/^\d+ of 115 loaded items match$/);
});

test('a range is selected by keys, added, synced and described', async () => {
  const { open } = await openDrive();
  open();
  await addTab();
  (await list()).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown} ');
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await screen.findByText('3 selected');
  await userEvent.click(screen.getByRole('button', { name: 'Add 3 files' }));
  await screen.findByText('3 items added');
  await screen.findByRole('tab', { name: 'Selected 6' });
  await userEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  await screen.findByText('4 items queued');
  await waitFor(() => expect(screen.getAllByText('Reading')).toHaveLength(4));
  await userEvent.click(screen.getByRole('button', { name: 'Sync now' }));
  await screen.findByText(/All selected files are synced or in progress/);

  const [describe] = screen.getAllByRole('button', { name: /^Describe/ });
  if (describe === undefined) throw new Error('Nothing can be described.');
  await userEvent.click(describe);
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Description' }),
    'Frame contract',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Frame contract');
});

test('the selection stays when adding fails', async () => {
  const { open, platform } = await openDrive();
  open();
  await selectLast();
  platform.faults.add({ route: 'saveConnectionMetadata', status: 500, times: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 file' }));
  await screen.findByText('Couldn’t add the items');
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 file' }));
  await screen.findByText('1 item added');
});

test('what is selected while other files are being added stays selected', async () => {
  const { wait, release } = holdWait();
  const { open, platform } = await openDrive({ platform: { wait } });
  open();
  await selectLast();
  platform.faults.add({ route: 'saveConnectionMetadata', latency: 1, times: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 file' }));
  (await list()).focus();
  await userEvent.keyboard('{ArrowUp} ');
  await screen.findByText('2 selected');
  release(1);
  await screen.findByText('1 item added');
  await addTab();
  await screen.findByText('1 selected');
});

test('a file that is removed while another is being added stays removed', async () => {
  const { wait, release } = holdWait();
  const { open, platform, readMetadata } = await openDrive({ platform: { wait } });
  open();
  await selectLast();
  platform.faults.add({ route: 'saveConnectionMetadata', latency: 1, times: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 file' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Selected 3' }));
  const [remove] = await screen.findAllByRole('button', { name: /^Remove/ });
  if (remove === undefined) throw new Error('Nothing can be removed.');
  const name = remove.getAttribute('aria-label')?.replace('Remove ', '') ?? '';
  await userEvent.click(remove);
  const dialog = within(await screen.findByRole('dialog', { name: `Remove ${name}?` }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  release(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('1 item added');
  const { selectedFiles } = await readMetadata('alpha-drive-files');
  expect(selectedFiles).toHaveLength(3);
  expect(selectedFiles).not.toContainEqual(expect.objectContaining({ name }));
});

test('a file that somebody else has added meanwhile isn’t counted as added', async () => {
  const { open, readMetadata, saveMetadata } = await openDrive();
  open();
  await addTab();
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Add by link' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Links' }));
  await userEvent.paste('https://drive.example/d/one-1\nhttps://drive.example/d/two-2');
  await userEvent.click(screen.getByRole('button', { name: 'Add to selection' }));
  const { selectedFiles } = await readMetadata('alpha-drive-files');
  await saveMetadata('alpha-drive-files', {
    selectedFiles: [...[selectedFiles].flat(), { id: 'two-2' }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 files' }));
  await screen.findByText('1 item added');
  await screen.findByRole('tab', { name: 'Selected 5' });
});

test('files are added by their links, and links that can’t be used stay in the field', async () => {
  const { open } = await openDrive();
  open();
  await addTab();
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Add by link' }));
  const field = screen.getByRole('textbox', { name: 'Links' });
  await userEvent.click(field);
  await userEvent.paste(
    'https://drive.example/file/d/shared-1/view\nhttps://drive.example/spreadsheets/d/s1/edit\nnonsense here',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add to selection' }));
  await screen.findByText(
    'For another connector: https://drive.example/spreadsheets/d/s1/edit No file found at: nonsense here',
  );
  const left = 'https://drive.example/spreadsheets/d/s1/edit\nnonsense here';
  expect(field).toHaveValue(left);
  await userEvent.click(screen.getByRole('tab', { name: /^Selected/ }));
  await addTab();
  expect(await screen.findByRole('textbox', { name: 'Links' })).toHaveValue(left);
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 file' }));
  await screen.findByText('https://drive.example/file/d/shared-1/view');
});

test('the tray shows what will be added, and removes single files from it', async () => {
  const { open } = await openDrive();
  open();
  await addTab();
  (await list()).focus();
  await userEvent.keyboard('{End} {Shift>}{ArrowUp}{/Shift}');
  await userEvent.click(await screen.findByRole('button', { name: 'Show selection' }));
  const tray = within(screen.getByRole('list', { name: '2 selected' }));
  const [first] = tray.getAllByRole('button', { name: /^Remove .* from selection/ });
  if (first === undefined) throw new Error('The tray is empty.');
  await userEvent.click(first);
  await screen.findByText('1 selected');
  await waitFor(() =>
    expect(document.activeElement).toHaveAccessibleName(/^Remove .* from selection/),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await screen.findByText('No files selected');
});

test('a selected file is removed once that is confirmed by its name', async () => {
  const { open } = await openDrive();
  open();
  const [remove] = await screen.findAllByRole('button', { name: /^Remove/ });
  if (remove === undefined) throw new Error('Nothing can be removed.');
  const name = remove.getAttribute('aria-label')?.replace('Remove ', '') ?? '';
  await userEvent.click(remove);
  const dialog = within(await screen.findByRole('dialog', { name: `Remove ${name}?` }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await screen.findByRole('tab', { name: 'Selected 2' });
  expect(screen.queryByText(name)).toBeNull();
});

test('a drive whose page tokens have expired is read again from its start', async () => {
  let isExpired = false;
  const { open } = await openDrive({
    client: {
      onRequest({ url }) {
        const { pathname, searchParams } = new URL(url);
        if (!pathname.endsWith('/drive-files')) return undefined;
        if (!searchParams.has('pageToken')) isExpired = false;
        return isExpired ? new Response(null, { status: 400 }) : undefined;
      },
    },
  });
  open();
  await addTab();
  await list();
  isExpired = true;
  await userEvent.click(screen.getByRole('button', { name: 'Load all' }));
  await screen.findByText('Couldn’t load the next page');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('115 files');
});

test('a page that fails can be loaded again, and the files before it stay', async () => {
  const { open, platform } = await openDrive();
  open();
  await addTab();
  await list();
  platform.faults.add({ route: 'listDriveFiles', status: 500, times: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Load all' }));
  await screen.findByText('Couldn’t load the next page');
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('115 files');
});

test('the file that the keys are on can be opened, and each selected one', async () => {
  const { open } = await openDrive();
  open();
  const [selected] = await screen.findAllByRole('listitem');
  if (selected === undefined) throw new Error('Nothing is selected.');
  const opened = within(selected).getByRole('link');
  expect(opened).toHaveAttribute('href', expect.stringMatching(/^https:/));
  await addTab();
  (await list()).focus();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown} ');
  const [active] = screen.getAllByRole('option', { selected: true });
  const link = screen.getByRole('link', { name: /^Open / });
  expect(active).toHaveTextContent(link.textContent.replace('Open ', ''));
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
  await userEvent.click(screen.getByRole('button', { name: 'Show selection' }));
  const tray = within(screen.getByRole('list', { name: '1 selected' }));
  expect(tray.getByText(/^Modified .+ \d{4}$/)).toBeVisible();
});

test('a folder is stored as one, with who added it', async () => {
  const { show, connectionId, readMetadata } = await openDrive();
  show(<DrivePicker connectionId={connectionId} addedBy="Mara Lindqvist" />);
  await addTab();
  await list();
  await userEvent.click(screen.getByRole('button', { name: 'Add by link' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Links' }));
  await userEvent.paste('https://drive.example/folders/1AbC9xyz');
  await userEvent.click(screen.getByRole('button', { name: 'Add to selection' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 file' }));
  await screen.findByText('1 item added');
  const { selectedFiles } = await readMetadata('alpha-drive-files');
  expect(selectedFiles).toContainEqual(
    expect.objectContaining({ id: '1AbC9xyz', type: 'folder', addedBy: 'Mara Lindqvist' }),
  );
});

test('a selected file says when it was added, and by whom', async () => {
  const { open } = await openDrive();
  open();
  const [added] = await screen.findAllByText(/^Added .+ by .+@tidewater-foods\.example$/);
  expect(added).toBeVisible();
  expect(added).toHaveAttribute('title', expect.stringMatching(/ \d{4}, /));
});

test('Shift and Space select everything from the last selected row to the active one', async () => {
  const { open } = await openDrive();
  open();
  await addTab();
  (await list()).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown} ');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  await screen.findByText('4 selected');
});

test('a selected file that the drive no longer has keeps its name, and one without a name has its link', async () => {
  const { open, saveMetadata } = await openDrive();
  const url = 'https://drive.example/file/d/gone-2/view';
  await saveMetadata('alpha-drive-files', {
    selectedFiles: [
      { id: 'gone-1', name: 'Lease 2019.pdf' },
      { id: 'gone-2', name: ' ', url },
      { id: 'gone-3', name: '' },
    ],
  });
  open();
  await screen.findByRole('button', { name: 'Remove Lease 2019.pdf' });
  screen.getByRole('button', { name: `Remove ${url}` });
  screen.getByRole('button', { name: 'Remove gone-3' });
});

test('more than a few selected files have a filter', async () => {
  const { open } = await openDrive();
  open();
  expect(await screen.findAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
  expect(screen.queryByRole('searchbox')).toBeNull();
  await addTab();
  (await list()).focus();
  await userEvent.keyboard('{Home} {Shift>}{End}{/Shift}');
  await userEvent.click(await screen.findByRole('button', { name: /^Add \d+ files$/ }));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search files' }), 'contract');
  await screen.findByText(/^\d+ of \d+ loaded items match$/);
  const names = screen
    .getAllByRole('button', { name: /^Remove/ })
    .map(({ ariaLabel }) => ariaLabel);
  expect(names.filter((name) => !/contract/i.test(name ?? ''))).toEqual([]);
});

describe('a sign-in that has ended', () => {
  test('leaves the selected files readable, and offers to reconnect', async () => {
    const { show, platform, connectionId } = await openDrive();
    platform.breakConsent(connectionId);
    const onReconnect = vi.fn();
    show(<DrivePicker connectionId={connectionId} onReconnect={onReconnect} />);
    await screen.findByText(/^Drive needs you to sign in again/);
    screen.getByRole('tab', { name: 'Selected 3' });
    expect(screen.getAllByRole('button', { name: /^Describe/ })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
    expect(onReconnect).toHaveBeenCalledOnce();
  });

  test('is left to the page around it, which offers to reconnect', async () => {
    const { show, platform, connectionId } = await openDrive();
    platform.breakConsent(connectionId);
    show(<DrivePicker connectionId={connectionId} onReconnect={null} />);
    await screen.findByRole('tab', { name: 'Selected 3' });
    expect(screen.queryByText(/sign in again/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reconnect' })).toBeNull();
  });

  test('is renewed in place by openConnect', async () => {
    const { show, platform, connectionId } = await openDrive();
    platform.breakConsent(connectionId);
    const openConnect: OpenConnect = ({ getSessionToken, onEvent }) => {
      void getSessionToken().then((token) => {
        platform.consent(token);
        onEvent({ type: 'finished' });
      });
      return { close: () => undefined };
    };
    show(<DrivePicker connectionId={connectionId} openConnect={openConnect} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Reconnect' }));
    await screen.findByRole('button', { name: 'Sync now' });
    expect(screen.queryByText(/sign in again/)).toBeNull();
  });

  test('is checked again where the host offers no other way', async () => {
    const { open, platform, connectionId, connect } = await openDrive();
    platform.breakConsent(connectionId);
    open();
    const check = await screen.findByRole('button', { name: 'Check again' });
    await connect('alpha-drive-files', connectionId);
    await userEvent.click(check);
    await waitFor(() => expect(screen.queryByText(/sign in again/)).toBeNull());
  });
});
