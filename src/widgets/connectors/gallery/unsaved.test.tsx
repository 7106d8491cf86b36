import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { MockPlatform } from '../../../mock-platform/index.ts';
import { returnToTab, shownCode } from '../pairing/testing/renderPairing.tsx';
import { openConnector } from '../testing/openConnector.tsx';
import { textFile } from '../upload/testing/renderUpload.tsx';
import { Connectors } from './Connectors.tsx';

const press = async (name: RegExp | string, role = 'button'): Promise<void> =>
  userEvent.click(await screen.findByRole(role, { name }));

test.each([
  {
    what: 'mail settings that couldn’t be saved',
    connectorId: 'mail-a',
    key: 'alpha-mail',
    async change({ faults }: MockPlatform) {
      faults.add({ route: 'saveConnectionMetadata', status: 500, times: 1 });
      await userEvent.type(await screen.findByRole('textbox', { name: 'Description' }), 'Orders');
      await userEvent.tab();
      await screen.findByText('Couldn’t save your change');
    },
    keep: () => press('Try again'),
    kept: 'Saved',
  },
  {
    what: 'files that are selected and not added',
    connectorId: 'drive-a',
    key: 'alpha-drive-files',
    async change() {
      await userEvent.click(await screen.findByRole('tab', { name: 'Add files' }));
      const [, , , , , file] = await screen.findAllByRole('option');
      await userEvent.click(file ?? document.body);
      await userEvent.click(screen.getByRole('tab', { name: /^Selected/ }));
      await userEvent.click(screen.getByRole('tab', { name: 'Add files' }));
      await screen.findByText('1 selected');
    },
    keep: () => press('Add 1 file'),
    kept: '1 item added',
  },
  {
    what: 'places that are selected and not saved',
    connectorId: 'docs-online',
    key: 'docs-online',
    async change() {
      await press(/^Quality and food safety/);
      await press('Select Quality and food safety › Audits', 'checkbox');
    },
    keep: () => press('Save selection'),
    kept: 'Saved',
  },
])('$what: a page asks before it is left, until they are saved', async (one) => {
  const onViewChange = vi.fn();
  const { platform, connect, connectionIds, show } = openConnector();
  if ((await connectionIds(one.key)).length === 0) await connect(one.key);
  const [connectionId] = await connectionIds(one.key);
  const { connectorId } = one;
  const defaultView = { connectorId, connectionId };
  show(
    <Connectors
      defaultView={defaultView}
      placesToMetadata={(places) => ({ places })}
      onViewChange={onViewChange}
    />,
  );
  await one.change(platform);
  const back = screen.getAllByRole('button')[0] ?? document.body;
  await userEvent.click(back);
  await press('Keep editing');
  expect(onViewChange).not.toHaveBeenCalled();
  await one.keep();
  await screen.findByText(one.kept);
  await userEvent.click(back);
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith({});
});

/** Opens the page on which a connector is connected, and says which pages it was left for. */
function openSetup(connectorId: string) {
  const onViewChange = vi.fn();
  const opened = openConnector({ platform: { seed: 'empty' } });
  opened.show(<Connectors defaultView={{ connectorId }} onViewChange={onViewChange} />);
  const back = (): Promise<void> => press('All connections');
  return { ...opened, onViewChange, back };
}

test('files that are chosen or failed: a page asks before it is left, until they are uploaded', async () => {
  const { platform, onViewChange, back } = openSetup('documents');
  await userEvent.upload(await screen.findByLabelText('Choose files', { selector: 'input' }), [
    textFile('a.txt'),
  ]);
  await back();
  await press('Keep editing');
  platform.faults.add({ route: 'uploadDocuments', status: 500, times: 1 });
  await press('Upload 1 file');
  await screen.findByText('1 of 1 file couldn’t be uploaded');
  await back();
  await press('Keep editing');
  expect(onViewChange).not.toHaveBeenCalled();
  await press('Retry 1 file');
  await screen.findByText('1 file uploaded');
  await back();
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith({});
});

test('groups of a linked phone: a page asks before it is left, and gives the phone up only then', async () => {
  const { platform, onViewChange, back, connectionIds } = openSetup('messaging-a');
  await press('Show code');
  platform.scanPairing(await shownCode());
  returnToTab();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Drivers north/ }));
  await back();
  await press('Keep editing');
  expect(screen.getByRole('checkbox', { name: /^Drivers north/ })).toBeChecked();
  await back();
  await press('Discard');
  await waitFor(() => expect(onViewChange).toHaveBeenCalledExactlyOnceWith({}));
  expect(await connectionIds('messaging-a')).toEqual([]);
});

test('a linked phone without any choice is left without a question', async () => {
  const { platform, onViewChange, back } = openSetup('messaging-a');
  await press('Show code');
  platform.scanPairing(await shownCode());
  returnToTab();
  await screen.findByRole('checkbox', { name: /^Drivers north/ });
  await back();
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith({});
});
