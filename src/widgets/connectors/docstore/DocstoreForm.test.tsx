import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill, paste, press, renderForm } from '../forms/testing/renderForm.tsx';
import { DocstoreForm } from './DocstoreForm.tsx';

const connect = '/connect/integrations/connect-session';

describe('<DocstoreForm>', () => {
  it('asks for one connection string, and shows the fields once it was understood', async () => {
    const { user } = renderForm(<DocstoreForm />);
    const shown = (): string[] =>
      [...document.querySelectorAll('input, textarea, select, button, summary')]
        .filter((one) => one.checkVisibility())
        .map(({ textContent }) => textContent);
    expect(shown()).toEqual(['', 'Enter details by hand', 'Connect']);
    await paste(user, 'docs://ann:pw@db.example/shop');
    await screen.findByRole('button', { name: 'Load databases' });
    expect(screen.getByLabelText(/^Connection name/)).toBeVisible();
    expect(screen.getByLabelText(/^Connection string/)).not.toBeVisible();
    await press(user, 'Edit');
    expect(screen.getByLabelText(/^Connection string/)).toHaveFocus();
    await press(user, 'Undo');
    expect(screen.getByLabelText(/^Connection string/)).toHaveValue('');
  });

  it('takes a pasted string apart, lists the databases, connects and syncs those chosen', async () => {
    const { user, bodies } = renderForm(<DocstoreForm />);
    await fill(user, /^Connection name/, 'Store');
    await paste(user, 'docs+srv://ann:p%40w@cluster.example/?w=majority');
    await waitFor(() =>
      expect(screen.getAllByRole('status').at(0)?.textContent).toBe(
        'docs+srv://cluster.example/?w=majority · as ann',
      ),
    );
    await waitFor(() =>
      expect(screen.getByLabelText(/^Connection string/)).toHaveValue(
        'docs+srv://cluster.example/?w=majority',
      ),
    );
    await press(user, 'Load databases');
    await user.click(await screen.findByRole('checkbox', { name: 'orders' }));
    expect(screen.getByText('products, suppliers, allergens, and pictures')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'catalogue' }));
    expect(bodies('/database/metadata')).toEqual([
      {
        connectionString: 'docs+srv://ann:p%40w@cluster.example/?w=majority',
        databaseType: 'docstore',
      },
    ]);
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: 'Document database saved' });
    expect(bodies(connect)).toEqual([
      {
        providerConfigKey: 'docstore',
        username: 'ann',
        password: 'p@w',
        metadata: {
          connectionName: 'Store',
          connectionType: 'uri',
          connectionString: 'docs+srv://cluster.example/?w=majority',
          protocol: 'docs+srv',
          selectedDatabases: ['orders', 'catalogue'],
        },
      },
    ]);
    await press(user, 'Sync now');
    await screen.findByText(/^(Sync|\d+ items?) queued/);
  });

  it('replaces everything of the first pasted string by what the second one says, and undoes it', async () => {
    const { user, bodies } = renderForm(<DocstoreForm />);
    await paste(user, 'docs://bob:SECRET@prod:27018/shop');
    await press(user, 'Load databases');
    await user.click(await screen.findByRole('checkbox', { name: 'orders' }));
    await paste(user, 'docs://third.example');
    await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveValue(''));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue(''),
    );
    expect(screen.queryByRole('checkbox', { name: 'orders' })).toBeNull();
    await press(user, 'Load databases');
    await screen.findByRole('checkbox', { name: 'orders' });
    expect(bodies('/database/metadata').at(-1)).toEqual({
      connectionString: 'docs://third.example',
      databaseType: 'docstore',
    });
    await press(user, 'Undo');
    expect(screen.getByLabelText(/^Connection string/)).toHaveValue('docs://prod:27018/shop');
    expect(screen.getByLabelText(/^Username/)).toHaveValue('bob');
    expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue('SECRET');
  });

  it('moves credentials out of the address as soon as it is left', async () => {
    const { user } = renderForm(<DocstoreForm />);
    await fill(user, /^Connection string/, 'docs://ann:hunter2@db/shop');
    await user.tab();
    const moved = 'The username and password were moved to their fields.';
    expect(await screen.findAllByText(moved)).toHaveLength(2);
    expect(screen.getByLabelText(/^Connection string/)).toHaveAccessibleDescription(moved);
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(moved);
    expect(screen.getByLabelText(/^Connection string/)).toHaveValue('docs://db/shop');
    expect(screen.getByLabelText(/^Username/)).toHaveValue('ann');
    expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue('hunter2');
  });

  it('sends no credentials in the address, though Enter was pressed in it', async () => {
    const { user, bodies } = renderForm(<DocstoreForm />);
    await fill(user, /^Connection name/, 'Store');
    await user.type(
      screen.getByLabelText(/^Connection string/),
      'docs://ann:hunter2@db/shop{Enter}',
    );
    await screen.findByRole('heading', { name: 'Document database saved' });
    expect(bodies(connect)).toMatchObject([
      { username: 'ann', password: 'hunter2', metadata: { connectionString: 'docs://db/shop' } },
    ]);
  });

  it('sends nothing of an address that it cannot read, and forgets it with the page', async () => {
    const { user, sent } = renderForm(<DocstoreForm />);
    await fill(user, /^Connection name/, 'Store');
    await fill(user, /^Connection string/, 'docs://ann:hunter2@db:port/shop');
    await press(user, 'Load databases');
    await screen.findByText('Enter one connection string with a scheme, “://” and a host.');
    await press(user, 'Connect');
    await screen.findByRole('group', { name: '1 field needs your attention' });
    expect(sent).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(screen.getByLabelText(/^Connection string/)).toHaveValue('');
  });

  it('says why the databases cannot be listed, and what to do', async () => {
    const { user } = renderForm(<DocstoreForm testTimeout={900} />);
    await fill(user, /^Connection string/, 'docs://db.example');
    await fill(user, /^Password/, 'wrong');
    await press(user, 'Load databases');
    await screen.findByText('Couldn’t load the databases');
    const password = screen.getByLabelText(/^Password/, { selector: 'input' });
    await waitFor(() => expect(password).toBeInvalid());
    expect(password).toHaveAccessibleDescription(/Check the username and password for typos/);
    await fill(user, /^Connection string/, 'docs://unreachable.example');
    await waitFor(() => expect(screen.queryByText('Couldn’t load the databases')).toBeNull());
    await press(user, 'Load databases');
    expect(await screen.findByText(/through your firewall/)).toBeInTheDocument();
  });

  it('gives up after its time', async () => {
    const { user, platform } = renderForm(<DocstoreForm testTimeout={700} />);
    platform.faults.add({ route: 'getDocstoreDatabases', latency: 60_000 });
    await fill(user, /^Connection string/, 'docs://db.example');
    await press(user, 'Load databases');
    await screen.findByText('The database didn’t respond in time');
  });

  it('forgets what was found when the address changes', async () => {
    const { user } = renderForm(<DocstoreForm />);
    await fill(user, /^Connection string/, 'docs://db.example');
    await press(user, 'Load databases');
    await screen.findByRole('checkbox', { name: 'telemetry' });
    await fill(user, /^Connection string/, 'docs://db2.example');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'telemetry' })).toBeNull());
  });

  it('edits the choice without the password', async () => {
    const { user, bodies } = renderForm(<DocstoreForm />);
    await fill(user, /^Connection name/, 'Store');
    await fill(user, /^Connection string/, 'docs://db.example/shop');
    await press(user, 'Load databases');
    await user.click(await screen.findByRole('checkbox', { name: 'orders' }));
    await press(user, 'Connect');
    await press(user, 'Edit');
    await screen.findByText(/Loading databases needs the password/);
    await user.click(screen.getByRole('checkbox', { name: 'orders' }));
    await press(user, 'Save changes');
    await screen.findByRole('heading', { name: 'Document database saved' });
    expect(bodies('/connection-metadata')).toMatchObject([{ metadata: { selectedDatabases: [] } }]);
    expect(bodies(connect)).toHaveLength(1);
    await press(user, 'Sync now');
    await screen.findByText(/^Choose at least one database/);
  });
});
