import { act, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { sqlEngines } from '../../../contract/index.ts';
import { fill, paste, press, renderForm } from '../forms/testing/renderForm.tsx';
import { SqlConnectionForm } from './SqlConnectionForm.tsx';

const connect = '/connect/integrations/connect-session';
const test = '/database/test-connection';
type User = Parameters<typeof fill>[0];

/** Returns the note about the last paste. */
function pasteNote(): string | undefined {
  return screen.getAllByRole('status').at(0)?.textContent;
}

async function fillSql(user: User, host = 'db.example', password = 'pw'): Promise<void> {
  await fill(user, /^Connection name/, 'Orders');
  await fill(user, /^Host/, host);
  await fill(user, /^Database/, 'orders');
  await fill(user, /^Username/, 'reader');
  await fill(user, /^Password/, password);
}

describe('<SqlConnectionForm>', () => {
  it('shows one field at rest, and the others when a string was understood or by hand', async () => {
    const { user, view } = renderForm(<SqlConnectionForm onCancel={() => undefined} />);
    const shown = (): string[] =>
      [...view.container.querySelectorAll('input, select, textarea, button, summary')]
        .filter((control) => control.checkVisibility())
        .map((control) => control.getAttribute('aria-label') ?? control.textContent);
    expect(shown()).toEqual(['', 'Enter details by hand', 'Connect', 'Cancel']);
    await paste(user, 'postgresql://ann:pw@db.example/shop');
    await screen.findByRole('button', { name: 'Edit' });
    expect(screen.getByLabelText(/^Connection name/)).toBeVisible();
    expect(screen.getByLabelText(/^Host/)).not.toBeVisible();
    expect(screen.getByRole('button', { name: 'Test connection' })).toBeVisible();
    await press(user, 'Undo');
    expect(screen.queryByRole('button', { name: 'Test connection' })).toBeNull();
    await user.click(screen.getByText('Enter details by hand'));
    expect(screen.getByLabelText(/^Host/)).toBeVisible();
  });

  it('has the user beside the password, and in a side panel above it', async () => {
    const { user, view } = renderForm(<SqlConnectionForm />);
    await user.click(screen.getByText('Enter details by hand'));
    const top = (label: RegExp): number =>
      screen.getByLabelText(label, { selector: 'input' }).getBoundingClientRect().top;
    expect(top(/^Username/)).toBe(top(/^Password/));
    const [box] = view.container.children;
    if (box instanceof HTMLElement) box.style.inlineSize = '320px';
    expect(top(/^Username/)).toBeLessThan(top(/^Password/));
  });

  it('reads what was typed into the paste box when it is left, and keeps nothing of it there', async () => {
    const { user } = renderForm(<SqlConnectionForm />);
    await user.type(screen.getByLabelText(/^Paste a connection string/), 'mysql://ann:pw@db/shop');
    await user.tab();
    await waitFor(() => expect(pasteNote()).toBe('SQL A · db · shop · as ann'));
    expect(screen.getByLabelText(/^Paste a connection string/)).toHaveValue('');
  });

  it('gives a typed string that can’t be read back to be corrected, until the page is left', async () => {
    const { user } = renderForm(<SqlConnectionForm />);
    const box = screen.getByLabelText(/^Paste a connection string/);
    await user.type(box, 'mysql://ann:pw@db:x/shop{Enter}');
    await screen.findByText(/The port isn’t a number from 1 to 65535/);
    expect(box).toHaveValue('mysql://ann:pw@db:x/shop');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(box).toHaveValue('');
    await user.type(box, 'mysql://ann:pw@db:x/shop{Enter}');
    await waitFor(() => expect(box).not.toHaveValue(''));
    await user.type(box, '{ArrowLeft>5/}{Backspace}1{Enter}');
    await waitFor(() => expect(pasteNote()).toBe('SQL A · db:1 · shop · as ann'));
    expect(box).toHaveValue('');
  });

  it.each(sqlEngines)('connects %s', async (engine) => {
    const { user, bodies } = renderForm(<SqlConnectionForm engine={engine} />);
    await fillSql(user);
    await user.click(screen.getByText('More options'));
    await fill(user, /^Schemas/, 'public\nsales\n');
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: / saved$/ });
    expect(bodies(connect)).toEqual([
      {
        providerConfigKey: engine,
        username: 'reader',
        password: 'pw',
        metadata: {
          connectionName: 'Orders',
          host: 'db.example',
          database: 'orders',
          useSSL: true,
          sslMode: 'require',
          schema: ['public', 'sales'],
        },
      },
    ]);
  });

  it('takes no input while it is saved, which would be lost, and gives the focus back', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { user, platform } = renderForm(<SqlConnectionForm engine="sql-a" />, {
      client: {
        async onRequest({ url }) {
          if (url.endsWith(connect)) await held;
        },
      },
    });
    await fillSql(user);
    platform.faults.add({ route: 'createConnectSession', status: 500, times: 1 });
    const name = screen.getByLabelText(/^Connection name/);
    await user.type(name, '{Enter}');
    await waitFor(() => expect(name).toBeDisabled());
    release();
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveValue('Orders');
    await user.keyboard(' 2{Enter}');
    await screen.findByRole('heading', { name: / saved$/ });
  });

  it('fills itself from a pasted string, says what it understood, and wipes the box', async () => {
    const { user } = renderForm(<SqlConnectionForm />);
    await paste(user, 'mariadb://ann:p%40w@db.example:3307/shop?ssl-mode=off&charset=utf8');
    await waitFor(() =>
      expect(pasteNote()).toBe(
        'SQL E · db.example:3307 · shop · as ann · Encryption: Off · charset ignored',
      ),
    );
    expect(screen.getByLabelText(/^Paste a connection string/)).toHaveValue('');
    expect(screen.getByLabelText(/^Host/)).toHaveValue('db.example');
    expect(screen.getByLabelText(/^Port/)).toHaveValue('3307');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue('p@w'),
    );
    const encrypt = screen.getByRole('switch', { name: 'Encrypt the connection' });
    expect(encrypt).not.toBeChecked();
    expect(encrypt).not.toBeVisible();
    await press(user, 'Edit');
    expect(screen.getByLabelText(/^Host/)).toHaveFocus();
    await waitFor(() => expect(encrypt).toBeVisible());
    expect(screen.getByLabelText('Database type')).toHaveValue('sql-e');
  });

  it('replaces everything that the first pasted string filled in by what the second one says', async () => {
    const { user, bodies } = renderForm(<SqlConnectionForm />);
    await paste(user, 'postgresql://bob:SECRET@prod:5433/shop?sslmode=disable&currentSchema=sales');
    await paste(user, 'mysql://third.example/x');
    await press(user, 'Test connection');
    await screen.findByText('Connection successful');
    await fill(user, /^Connection name/, 'Third');
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: / saved$/ });
    expect(bodies(test)).toEqual([
      {
        databaseType: 'sql-a',
        connection: {
          host: 'third.example',
          database: 'x',
          username: '',
          password: '',
          useSSL: true,
          sslMode: 'require',
        },
      },
    ]);
    expect(bodies(connect)).toMatchObject([{ username: '', password: '' }]);
    expect(JSON.stringify(bodies(connect))).not.toMatch(/SECRET|bob|prod|5433|shop|sales/);
  });

  it('says in one line what it understood, without the password or names that it doesn’t know', async () => {
    const { user, view } = renderForm(<SqlConnectionForm engineNames={{ 'sql-b': 'Postgres' }} />);
    await paste(user, 'postgresql://bob:SECRET@prod:5433/shop?sslmode=verify-full');
    await waitFor(() =>
      expect(pasteNote()).toBe(
        'Postgres · prod:5433 · shop · as bob · certificate check not carried over',
      ),
    );
    expect(view.container.textContent).not.toContain('SECRET');
    await paste(user, 'mariadb://ann:pw@db.example/shop?charset=utf8&hunter2=1');
    await waitFor(() => expect(pasteNote()).toMatch(/ · charset and unknown options ignored$/));
  });

  it('undoes a paste, and forgets how to with the next edit', async () => {
    const { user } = renderForm(<SqlConnectionForm />);
    await fillSql(user, 'mine.example', 'mine');
    await paste(user, 'mysql://ann:pw@third.example/x');
    await waitFor(() => expect(screen.getByLabelText('Database type')).toHaveValue('sql-a'));
    await press(user, 'Undo');
    expect(screen.getByLabelText(/^Host/)).toHaveValue('mine.example');
    expect(screen.getByLabelText(/^Database(?! type)/)).toHaveValue('orders');
    expect(screen.getByLabelText(/^Username/)).toHaveValue('reader');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue('mine'),
    );
    expect(screen.getByLabelText('Database type')).toHaveValue('sql-b');
    expect(pasteNote()).toBe('Previous values restored.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByLabelText(/^Paste a connection string/)).toHaveFocus();

    await paste(user, 'mysql://ann:pw@third.example/x');
    await screen.findByRole('button', { name: 'Undo' });
    await fill(user, /^Host/, 'fourth.example');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('says in plain words why a string cannot be read, and wipes the box', async () => {
    const { user } = renderForm(<SqlConnectionForm engine="sql-b" />);
    await paste(user, 'postgres://ann:hunter2@db:port/shop');
    await screen.findByText(/The port isn’t a number from 1 to 65535/);
    await paste(user, 'mysql://ann:hunter2@db/shop');
    await screen.findByText(/This is a string for another database type: SQL A/);
    expect(screen.getByLabelText(/^Paste a connection string/)).toHaveValue('');
    expect(document.body.textContent).not.toContain('hunter2');
    expect(screen.getByLabelText(/^Host/)).toHaveValue('');
  });

  it('tests the values, and any edit hides what came of it', async () => {
    const { user, bodies } = renderForm(<SqlConnectionForm engine="sql-b" />);
    await fillSql(user);
    await fill(user, /^Port/, '5433');
    await press(user, 'Test connection');
    await screen.findByText('Connection successful');
    expect(bodies(test)).toEqual([
      {
        databaseType: 'sql-b',
        connection: {
          host: 'db.example',
          port: 5433,
          database: 'orders',
          username: 'reader',
          password: 'pw',
          useSSL: true,
          sslMode: 'require',
        },
      },
    ]);
    await user.click(screen.getByText('More options'));
    await user.type(screen.getByLabelText(/^Description/), 'x');
    await waitFor(() => expect(screen.queryByText(/Connection successful/)).toBeNull());
    await press(user, 'Test connection');
    await screen.findByText('Connection successful');
    await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'x');
    await waitFor(() => expect(screen.queryByText(/Connection successful/)).toBeNull());
  });

  it('says what to do about a wrong password and an unreachable host', async () => {
    const { user } = renderForm(<SqlConnectionForm engine="sql-b" />);
    await fillSql(user, 'db.example', 'wrong');
    await press(user, 'Test connection');
    await screen.findByText('Couldn’t connect to the database');
    const password = screen.getByLabelText(/^Password/, { selector: 'input' });
    await waitFor(() => expect(password).toBeInvalid());
    expect(password).toHaveAccessibleDescription(/Check the username and password for typos/);
    expect(
      screen.getByText('Authentication failed for the given username and password'),
    ).not.toBeVisible();
    await fill(user, /^Host/, 'unreachable.example');
    await fill(user, /^Password/, 'pw');
    await press(user, 'Test connection');
    expect(await screen.findByText(/through your firewall/)).toBeInTheDocument();
    expect(password).toBeValid();
    expect(screen.getByLabelText(/^Host/)).toHaveAccessibleDescription(
      /Check the host and port\.$/,
    );
    expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue('pw');
  });

  it('gives a test up after its time, and lets it be cancelled', async () => {
    const { user, platform, sent } = renderForm(
      <SqlConnectionForm engine="sql-b" testTimeout={900} />,
    );
    platform.faults.add({ route: 'testSqlConnection', latency: 60_000 });
    await fillSql(user);
    await press(user, 'Test connection');
    await screen.findByText('The database didn’t respond in time');
    const [first] = sent.filter(({ path }) => path.endsWith(test));
    expect(first?.signal.aborted).toBe(true);
    await press(user, 'Try again');
    await press(user, 'Cancel test');
    expect(await screen.findByRole('button', { name: 'Test connection' })).toHaveFocus();
    expect(screen.queryByText('The database didn’t respond in time')).toBeNull();
    const tests = sent.filter(({ path }) => path.endsWith(test));
    expect(tests.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });

  it('looks at the fields before it tests', async () => {
    const { user, sent } = renderForm(<SqlConnectionForm engine="sql-b" />);
    await fill(user, /^Port/, '99999');
    await press(user, 'Test connection');
    await waitFor(() => expect(screen.getByLabelText(/^Host/)).toHaveFocus());
    expect(screen.getByText('Enter a port from 1 to 65535.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('shows no secret that the database repeats', async () => {
    const { user, platform, view } = renderForm(<SqlConnectionForm engine="sql-b" />);
    await fillSql(user, 'db.example', 'canary-77');
    platform.faults.add({
      route: 'testSqlConnection',
      status: 400,
      message: 'no such login: reader/canary-77',
    });
    await press(user, 'Test connection');
    await screen.findByText('Couldn’t run the test');
    expect(view.container.textContent).not.toContain('canary-77');
    expect(view.container.textContent).toContain('no such login');
  });

  it('edits without the password: no credentials are sent, and a test says what it needs, until it is replaced', async () => {
    const onSaved = vi.fn();
    const { user, bodies } = renderForm(<SqlConnectionForm engine="sql-b" onSaved={onSaved} />);
    await fillSql(user);
    await press(user, 'Connect');
    await press(user, 'Edit');
    await screen.findByText(/Testing needs the password/);
    expect(screen.getByRole('heading', { name: 'SQL B' })).toHaveFocus();
    const stored = screen.getByText(/^Saved and hidden/).getBoundingClientRect();
    const label = within(screen.getByRole('group', { name: 'Password' })).getByText('Password');
    expect(stored.top).toBeGreaterThanOrEqual(label.getBoundingClientRect().bottom);
    expect(screen.getByRole('button', { name: 'Test connection' })).toBeDisabled();
    expect(screen.getByLabelText(/^Port/)).toHaveValue('5432');
    await fill(user, /^Host/, 'db2.example');
    await press(user, 'Save changes');
    await screen.findByRole('heading', { name: / saved$/ });
    expect(bodies(connect)).toHaveLength(1);
    const [written] = bodies('/connection-metadata');
    expect(written).toMatchObject({ metadata: { host: 'db2.example', port: 5432 } });
    expect(JSON.stringify(written)).not.toContain('password');
    expect(onSaved).toHaveBeenCalledTimes(2);
    await press(user, 'Edit');
    await press(user, 'Replace');
    expect(await screen.findByLabelText(/^Username/)).toHaveValue('reader');
    await fill(user, /^Password/, 'new');
    await press(user, 'Test connection');
    await screen.findByText('Connection successful');
  });

  it('removes the stored password, or keeps it after all', async () => {
    const { user, bodies } = renderForm(<SqlConnectionForm engine="sql-b" />);
    await fillSql(user);
    await press(user, 'Connect');
    await press(user, 'Edit');
    await press(user, 'Remove');
    await screen.findByText('Will be removed when you save.');
    await press(user, 'Keep saved value');
    await screen.findByText(/Testing needs the password/);
    await press(user, 'Remove');
    await press(user, 'Connect');
    await screen.findByText('The previous connection still exists');
    expect(bodies(connect)).toMatchObject([{ password: 'pw' }, { password: '' }]);
  });

  it('works under StrictMode, which mounts everything twice', async () => {
    const { user } = renderForm(
      <StrictMode>
        <SqlConnectionForm engine="sql-b" />
      </StrictMode>,
    );
    await fillSql(user);
    await press(user, 'Test connection');
    await screen.findByText('Connection successful');
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: / saved$/ });
  });
});
