import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openConnector } from '../testing/openConnector.tsx';
import { Connectors } from './Connectors.tsx';

const press = async (name: RegExp | string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

test.each([
  {
    what: 'changed mail settings',
    connectorId: 'mail-a',
    key: 'alpha-mail',
    async change() {
      const name = 'Maximum number of messages';
      await userEvent.type(await screen.findByRole('textbox', { name }), '0');
    },
    keep: () => press('Save'),
    kept: 'Saved',
  },
  {
    what: 'files that are selected and not added',
    connectorId: 'drive-a',
    key: 'alpha-drive-files',
    async change() {
      await userEvent.click(await screen.findByRole('tab', { name: 'Add' }));
      const [, , , , , file] = await screen.findAllByRole('option');
      await userEvent.click(file ?? document.body);
      await userEvent.click(screen.getByRole('tab', { name: /^Selected/ }));
      await userEvent.click(screen.getByRole('tab', { name: 'Add' }));
      await screen.findByText('1 to add');
    },
    keep: () => press('Add 1 item'),
    kept: '1 item added',
  },
  {
    what: 'places that are selected and not saved',
    connectorId: 'docs-online',
    key: 'docs-online',
    async change() {
      await press(/^Quality and food safety/);
      await press('Select Quality and food safety › Audits');
    },
    keep: () => press('Save selection'),
    kept: 'Saved',
  },
])('$what: a page asks before it is left, until they are saved', async (one) => {
  const onViewChange = vi.fn();
  const { connect, connectionIds, show } = openConnector();
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
  await one.change();
  const back = screen.getAllByRole('button')[0] ?? document.body;
  await userEvent.click(back);
  await press('Keep editing');
  expect(onViewChange).not.toHaveBeenCalled();
  await one.keep();
  await screen.findByText(one.kept);
  await userEvent.click(back);
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ connectorId });
});
