import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderBrain } from '../../testing/renderBrain.tsx';

const openFilters = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Filter' }));

test('a host that names no connections lets people choose from all, by their names', async () => {
  renderBrain();
  await openFilters();
  const group = await screen.findByRole('group', { name: 'Connections' });
  expect(within(group).getByRole('checkbox', { name: 'Order database' })).toBeInTheDocument();
});

test('without the scope for connections there are none to choose, and nothing breaks', async () => {
  renderBrain({
    prepare: ({ faults }) =>
      void faults.add({
        route: 'listConnections',
        status: 403,
        message: 'Missing required scope: connectors:read',
      }),
  });
  await openFilters();
  await screen.findByRole('checkbox', { name: 'Event histories' });
  expect(screen.queryByRole('group', { name: 'Connections' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
