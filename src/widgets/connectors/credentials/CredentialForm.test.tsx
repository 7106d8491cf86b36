import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SavedConnection } from '../forms/useCredentialForm.ts';
import { slowFile } from '../../../environment/testing/slowFile.ts';
import { fill, press, renderForm } from '../forms/testing/renderForm.tsx';
import { CredentialForm, CrmCredentialsForm, WarehouseForm } from './CredentialForm.tsx';

const pem = [
  '-----BEGIN PRIVATE KEY-----',
  'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC',
  'MzEfYyjiWA4=',
  '-----END PRIVATE KEY-----',
  '',
].join('\n');
const connect = '/connect/integrations/connect-session';

async function fillCrm(user: Parameters<typeof fill>[0], secret: string): Promise<void> {
  await fill(user, /^Connection name/, 'Sales');
  await fill(user, /^Client ID/, 'app-1');
  await fill(user, /^Client secret/, secret);
  await fill(user, /^Tenant ID/, 'tenant-1');
}

describe('<CrmCredentialsForm>', () => {
  it('connects, tells the host the ids alone, and syncs', async () => {
    const onSaved = vi.fn<(saved: SavedConnection) => void>();
    const { user, bodies, platform } = renderForm(<CrmCredentialsForm onSaved={onSaved} />);
    await fillCrm(user, 's3cret');
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: 'CRM saved' });
    expect(bodies(connect)).toEqual([
      {
        providerConfigKey: 'crm-b-oauth2-cc',
        credentials: { type: 'OAUTH2_CC', client_id: 'app-1', client_secret: 's3cret' },
        connectionConfig: { tenant_id: 'tenant-1' },
        metadata: { connectionName: 'Sales' },
      },
    ]);
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(Object.keys(onSaved.mock.calls[0]?.[0] ?? {})).toEqual([
      'connectionId',
      'providerConfigKey',
    ]);
    await press(user, 'Sync now');
    await screen.findByText(/^(Sync|\d+ items?) queued/);
    await press(user, 'Sync now');
    await screen.findByText(/^A sync is already running/);
    platform.clock.advance(600);
  });

  it('sums up what is missing, and leads to each field', async () => {
    const { user, sent } = renderForm(<CrmCredentialsForm />);
    await press(user, 'Connect');
    const summary = await screen.findByRole('group', { name: '4 fields need your attention' });
    expect(summary).toHaveFocus();
    // The message names its field, so the entry doesn’t name it twice.
    await press(user, 'Client secret is required.');
    expect(screen.getByLabelText(/^Client secret/, { selector: 'input' })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('keeps all that was typed when saving fails, and says why', async () => {
    const { user, platform } = renderForm(<CrmCredentialsForm />);
    platform.faults.add({ route: 'createConnectSession', status: 500, times: 1 });
    await fillCrm(user, 's3cret');
    await press(user, 'Connect');
    await screen.findByText('Couldn’t save. Nothing you entered was lost.');
    expect(screen.getByLabelText(/^Client secret/, { selector: 'input' })).toHaveValue('s3cret');
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: 'CRM saved' });
  });

  it('sends the provider, a token and its end where they are given, folded until then', async () => {
    const { user, bodies } = renderForm(<CrmCredentialsForm />);
    await fillCrm(user, 's3cret');
    expect(screen.getByLabelText(/^Provider/)).not.toBeVisible();
    await user.click(screen.getByText('More options'));
    await fill(user, /^Access token \(optional\)$/, 'tok');
    await fill(user, /^Access token expires/, '2030-01-01T00:00:00Z');
    await fill(user, /^Provider/, 'crm-b');
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: 'CRM saved' });
    expect(bodies(connect)).toMatchObject([
      {
        credentials: { token: 'tok', expires_at: '2030-01-01T00:00:00Z' },
        metadata: { provider: 'crm-b', connectionName: 'Sales' },
      },
    ]);
  });

  it('unfolds what has an error, and marks what is required', async () => {
    const { user, platform } = renderForm(<CrmCredentialsForm />);
    expect(screen.getByRole('textbox', { name: 'Client ID' })).toBeRequired();
    expect(screen.getByLabelText(/^Organization URL/)).not.toBeRequired();
    const message = 'Missing required field: connectionConfig.organization_url';
    platform.faults.add({ route: 'createConnectSession', status: 400, message });
    await fillCrm(user, 's3cret');
    await press(user, 'Connect');
    await press(user, 'Organization URL is required.');
    const field = screen.getByLabelText(/^Organization URL/);
    expect(field).toBeVisible();
    expect(field).toHaveFocus();
  });

  it('keeps codes in their own direction, and names in that of their text', () => {
    renderForm(<CrmCredentialsForm />);
    expect(screen.getByLabelText(/^Client ID/)).toHaveAttribute('dir', 'ltr');
    expect(screen.getByLabelText(/^Connection name/)).toHaveAttribute('dir', 'auto');
  });

  it('asks before Cancel discards what was typed, and not where nothing was', async () => {
    const onCancel = vi.fn();
    const { user } = renderForm(<CrmCredentialsForm onCancel={onCancel} />);
    await press(user, 'Cancel');
    expect(onCancel).toHaveBeenCalledTimes(1);
    await fill(user, /^Client secret/, 's3cret');
    await press(user, 'Cancel');
    await screen.findByRole('dialog', { name: 'Discard changes?' });
    await press(user, 'Keep editing');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText(/^Client secret/, { selector: 'input' })).toHaveValue('s3cret');
    await press(user, 'Cancel');
    await press(user, 'Discard');
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(screen.getByLabelText(/^Client secret/, { selector: 'input' })).toHaveValue('');
  });

  it('has the browser ask before a page with typed text is left, until it is saved', async () => {
    const { user } = renderForm(<CrmCredentialsForm />);
    const isAsked = (): boolean =>
      !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    await fillCrm(user, 's3cret');
    expect(isAsked()).toBe(true);
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: 'CRM saved' });
    expect(isAsked()).toBe(false);
  });

  it('puts a refusal that names a field at that field', async () => {
    const { user, platform } = renderForm(<CrmCredentialsForm />);
    const message = 'Missing required field: connectionConfig.tenant_id';
    platform.faults.add({ route: 'createConnectSession', status: 400, message });
    await fillCrm(user, 's3cret');
    await press(user, 'Connect');
    await screen.findByRole('group', { name: '1 field needs your attention' });
    expect(screen.getByLabelText(/^Tenant ID/)).toHaveAccessibleDescription(
      'Tenant ID is required.',
    );
  });

  it('becomes read-only when the scope is missing, and names it', async () => {
    const { user, platform } = renderForm(<CrmCredentialsForm />);
    const message = 'Missing required scope: connectors:write';
    platform.faults.add({ route: 'createConnectSession', status: 403, message });
    await fillCrm(user, 's3cret');
    await press(user, 'Connect');
    await screen.findByText(/Ask your admin for access/);
    expect(screen.getByLabelText(/^Client ID/)).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Connect' })).toBeDisabled();
  });

  it.each(['merge', 'replace'] as const)(
    'edits without the secret on a platform whose writes %s: the metadata is written whole',
    async (metadataWrites) => {
      const { user, bodies } = renderForm(<CrmCredentialsForm />, { platform: { metadataWrites } });
      await fillCrm(user, 's3cret');
      await press(user, 'Connect');
      await press(user, 'Edit');
      await screen.findByText('Saved and hidden. You can replace it.');
      expect(screen.queryByLabelText(/^Client ID/)).toBeNull();
      await fill(user, /^Connection name/, 'Sales, Europe');
      await press(user, 'Save changes');
      await screen.findByRole('heading', { name: 'CRM saved' });
      expect(bodies(connect)).toHaveLength(1);
      const metadata: unknown = expect.objectContaining({
        connectionName: 'Sales, Europe',
        syncStatus: 'never',
      });
      expect(bodies('/connection-metadata')).toEqual([expect.objectContaining({ metadata })]);
    },
  );

  it('goes back to the stored secret, or replaces it by a new connection and says that the former one stays', async () => {
    const onSaved = vi.fn<(saved: SavedConnection) => void>();
    const { user, bodies } = renderForm(<CrmCredentialsForm onSaved={onSaved} />);
    await fillCrm(user, 'first');
    await press(user, 'Connect');
    await press(user, 'Edit');
    await press(user, 'Replace');
    await fill(user, /^Client secret/, 'second');
    await press(user, 'Keep saved value');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus());
    await press(user, 'Save changes');
    await screen.findByRole('heading', { name: 'CRM saved' });
    expect(bodies(connect)).toHaveLength(1);

    await press(user, 'Edit');
    await press(user, 'Replace');
    await waitFor(() => expect(screen.getByLabelText(/^Client secret/)).toHaveFocus());
    await screen.findByText('New credentials create a new connection');
    await fill(user, /^Client ID/, 'app-2');
    await fill(user, /^Client secret/, 'second');
    await fill(user, /^Tenant ID/, 'tenant-2');
    await press(user, 'Connect');
    await screen.findByText('The previous connection still exists');
    const saved = onSaved.mock.calls.map(([each]) => each);
    expect(saved).toHaveLength(3);
    expect(saved[2]?.replacedConnectionId).toBe(saved[0]?.connectionId);
    expect(bodies(connect)).toHaveLength(2);
  });
});

describe('<WarehouseForm>', () => {
  it('takes the key from a file with all its lines, and sends no name unless one is written', async () => {
    const { user, bodies } = renderForm(<WarehouseForm />);
    for (const [label, text] of Object.entries({
      Subdomain: 'acme',
      'Account identifier': 'acme-eu',
      Username: 'loader',
      Warehouse: 'wh',
      Database: 'db',
    })) {
      await fill(user, new RegExp(`^${label}`), text);
    }
    await user.upload(
      screen.getByLabelText('Choose a key file'),
      new File([pem], 'key.p8', { type: 'text/plain' }),
    );
    await waitFor(() => expect(screen.getByLabelText(/^Private key/)).toHaveValue(pem));
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: 'Data warehouse saved' });
    expect(bodies(connect)).toEqual([
      expect.objectContaining({
        credentials: {
          subdomain: 'acme',
          accountIdentifier: 'acme-eu',
          userName: 'loader',
          privateKey: pem,
        },
        metadata: { warehouse: 'wh', database: 'db' },
      }),
    ]);
  });

  it('says that a file with a key cannot be read, and keeps what was typed', async () => {
    const { user } = renderForm(<WarehouseForm />);
    await fill(user, /^Private key/, 'typed');
    const gone = new File([pem], 'key.p8');
    gone.text = () => Promise.reject(new DOMException('It was moved.', 'NotFoundError'));
    await user.upload(screen.getByLabelText('Choose a key file'), gone);
    expect(await screen.findByText('Couldn’t read the file.')).toBeVisible();
    expect(screen.getByLabelText(/^Private key/)).toHaveValue('typed');
  });

  it('replaces neither a later file nor what was typed since by a file that is still being read', async () => {
    const { user } = renderForm(<WarehouseForm />);
    const choose = (file: File) => user.upload(screen.getByLabelText('Choose a key file'), file);
    const first = slowFile('an old key', 'old.p8');
    await choose(first.file);
    await choose(new File(['a key'], 'key.p8'));
    const key = screen.getByLabelText(/^Private key/);
    await waitFor(() => expect(key).toHaveValue('a key'));
    await first.finish();
    expect(key).toHaveValue('a key');

    const second = slowFile('an old key', 'old.p8');
    await choose(second.file);
    await user.type(key, '\nof mine');
    await second.finish();
    expect(key).toHaveValue('a key\nof mine');
  });

  it('looks at the key before anything is sent', async () => {
    const { user, sent } = renderForm(<WarehouseForm />);
    await fill(user, /^Private key/, '-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----');
    await press(user, 'Connect');
    await screen.findAllByText(/Enter the private key/);
    expect(sent).toEqual([]);
  });
});

describe('<CredentialForm>', () => {
  it('connects the ERP by credentials that the user names, and invents none', async () => {
    const { user, bodies } = renderForm(<CredentialForm connectorId="erp-a" name="Ledger" />);
    expect(screen.queryByLabelText(/^(Username|Password)/)).toBeNull();
    await fill(user, /^Connection name/, 'Books');
    await fill(user, /^Field name 1/, 'company.key');
    await fill(user, /^Value 1/, 'first');
    for (const number of [2, 3]) {
      await press(user, 'Add a credential');
      await fill(user, new RegExp(`^Field name ${number}`), `name-${number}`);
      await fill(user, new RegExp(`^Value ${number}`), `value-${number}`);
    }
    await press(user, 'Remove credential 2');
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: 'Ledger saved' });
    expect(bodies(connect)).toEqual([
      {
        providerConfigKey: 'erp-a-rest',
        credentials: { 'company.key': 'first', 'name-3': 'value-3' },
        metadata: { connectionName: 'Books' },
      },
    ]);
    await press(user, 'Edit');
    await screen.findByText('Saved and hidden. You can replace it.');
  });

  it('shows credentials of the ERP as a table of two columns, each field with a name of its own', async () => {
    const { user } = renderForm(<CredentialForm connectorId="erp-a" />);
    await screen.findByText('Value');
    await press(user, 'Add a credential');
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    for (const [column, fields] of [
      ['Name', [/^Field name 1/, /^Field name 2/]],
      ['Value', [/^Value 1/, /^Value 2/]],
    ] as const) {
      const heading = left(screen.getByText(column));
      for (const field of fields) {
        expect(left(screen.getByLabelText(field, { selector: 'input' }))).toBe(heading);
      }
    }
    const label = screen.getByText('Value 1').closest('label');
    expect(label?.getBoundingClientRect().width).toBe(1);
    await press(user, 'Remove credential 1');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('says which credential of the ERP has no name', async () => {
    const { user, sent } = renderForm(<CredentialForm connectorId="erp-a" />);
    await fill(user, /^Connection name/, 'Books');
    await fill(user, /^Value 1/, 'first');
    const right = (label: RegExp) =>
      screen.getByLabelText(label, { selector: 'input' }).getBoundingClientRect().right;
    expect(right(/^Value 1/)).toBe(right(/^Connection name/));
    await press(user, 'Connect');
    await screen.findByRole('button', { name: 'Field name 1 is required.' });
    expect(sent).toEqual([]);
  });

  it('says when what is edited cannot be read, and tries again', async () => {
    const { user, platform } = renderForm(
      <CredentialForm connectorId="erp-a" connectionId="gone" />,
      { prepare: ({ faults }) => void faults.add({ route: '*', status: 503, times: 1 }) },
    );
    await screen.findByRole('alert');
    platform.faults.clear();
    await press(user, 'Try again');
    await screen.findByText('Not found');
  });
});
