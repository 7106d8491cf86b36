import { screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import {
  CredentialForm,
  CrmCredentialsForm,
  WarehouseForm,
} from '../credentials/CredentialForm.tsx';
import { DocstoreForm } from '../docstore/DocstoreForm.tsx';
import type { DocstoreFormProps } from '../docstore/declaration.ts';
import { RestConnector } from '../rest/RestConnector.tsx';
import type { RestConnectorProps } from '../rest/declaration.ts';
import { SqlConnectionForm } from '../sql/SqlConnectionForm.tsx';
import type { SqlConnectionFormProps } from '../sql/declaration.ts';
import type { FormOptions } from './formOptions.ts';
import { fill, press, renderForm } from './testing/renderForm.tsx';

const connect = '/connect/integrations/connect-session';
const secret = 'never preset';
const help = { href: 'https://help.example/form', label: 'How to find these' };

/** A form, and which of its fields a page fills in. */
interface PresetCase {
  form(this: void, options: FormOptions): ReactElement;
  /** Shown and open, shown and locked, and not shown: path, label and value of each. */
  open: readonly [path: string, label: RegExp, value: string];
  locked?: readonly [path: string, label: RegExp, value: string];
  hidden?: readonly [path: string, label: RegExp, value: string];
  /** The path and the label of a field for a secret. */
  secret?: readonly [path: string, label: RegExp];
  /** The values that a user still fills in. */
  typed: Readonly<Record<string, string>>;
}

const name = ['metadata.connectionName', /^Connection name/, 'Harbour'] as const;

const cases: Readonly<Record<string, PresetCase>> = {
  SqlConnectionForm: {
    form: (options: SqlConnectionFormProps) => <SqlConnectionForm engine="sql-b" {...options} />,
    open: name,
    locked: ['metadata.host', /^Host/, 'db.example'],
    hidden: ['username', /^Username/, 'reader'],
    secret: ['password', /^Password/],
    typed: { Password: 'pw' },
  },
  DocstoreForm: {
    form: (options: DocstoreFormProps) => <DocstoreForm {...options} />,
    open: name,
    locked: ['metadata.connectionString', /^Connection string/, 'docs://cluster.example'],
    hidden: ['username', /^Username/, 'reader'],
    secret: ['password', /^Password/],
    typed: { Password: 'pw' },
  },
  RestConnector: {
    form: (options: RestConnectorProps) => <RestConnector authType="BASIC" {...options} />,
    open: name,
    locked: ['username', /^Username/, 'reader'],
    secret: ['password', /^Password/],
    typed: { Password: 'pw' },
  },
  'CredentialForm of the ERP': {
    form: (options) => <CredentialForm connectorId="erp-a" {...options} />,
    open: name,
    typed: { 'Field name 1': 'company.key', 'Value 1': 'pw' },
  },
  CrmCredentialsForm: {
    form: (options: ComponentProps<typeof CrmCredentialsForm>) => (
      <CrmCredentialsForm {...options} />
    ),
    open: name,
    locked: ['credentials.client_id', /^Client ID/, 'app-1'],
    hidden: ['connectionConfig.tenant_id', /^Tenant ID/, 'tenant-1'],
    secret: ['credentials.client_secret', /^Client secret/],
    typed: { 'Client secret': 'pw' },
  },
  WarehouseForm: {
    form: (options: ComponentProps<typeof WarehouseForm>) => <WarehouseForm {...options} />,
    open: name,
    locked: ['credentials.accountIdentifier', /^Account/, 'acme-1'],
    hidden: ['metadata.warehouse', /^Warehouse/, 'small'],
    secret: ['credentials.privateKey', /^Private key/],
    typed: {
      Subdomain: 'acme',
      Username: 'reader',
      Database: 'orders',
      'Private key': '-----BEGIN PRIVATE KEY-----\npw\n-----END PRIVATE KEY-----',
    },
  },
};

const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input, textarea' });
const absent = (label: RegExp) =>
  screen.queryByLabelText(label, { selector: 'input, textarea' }) === null;

describe.each(Object.entries(cases))('<%s>', (_name, preset) => {
  const { open, locked, hidden, typed } = preset;
  const paths = [open, locked, hidden].flatMap((each) => (each === undefined ? [] : [each]));
  const options: FormOptions = {
    initialValues: {
      ...Object.fromEntries(paths.map(([path, , value]) => [path, value])),
      ...(preset.secret && { [preset.secret[0]]: secret }),
    },
    lockedFields: [locked?.[0], preset.secret?.[0]].flatMap((path) => path ?? []),
    hiddenFields: hidden === undefined ? [] : [hidden[0]],
    help,
  };

  it('holds what the page knows, open, locked or hidden, never a secret, and sends all of it', async () => {
    const { user, bodies, view } = renderForm(preset.form(options));
    expect(field(open[1])).toHaveValue(open[2]);
    expect(field(open[1])).not.toHaveAttribute('readonly');
    if (locked !== undefined) {
      expect(field(locked[1])).toHaveValue(locked[2]);
      expect(field(locked[1])).toHaveAttribute('readonly');
    }
    if (hidden !== undefined) expect(absent(hidden[1])).toBe(true);
    if (preset.secret !== undefined) {
      expect(field(preset.secret[1])).toHaveValue('');
      expect(field(preset.secret[1])).not.toHaveAttribute('readonly');
    }
    expect(screen.getByRole('link', { name: help.label })).toHaveAttribute('href', help.href);
    for (const [label, text] of Object.entries(typed))
      await fill(user, new RegExp(`^${label}`), text);
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: / saved$/ });
    const sent = JSON.stringify(bodies(connect));
    for (const [, , value] of paths) expect(sent).toContain(value);
    expect(sent).not.toContain(secret);
    expect(view.container.textContent).not.toContain(secret);
  });
});

it('credentials in a preset address are taken out of it before it is sent', async () => {
  const { user, bodies } = renderForm(
    <DocstoreForm
      initialValues={{
        'metadata.connectionName': 'Harbour',
        'metadata.connectionString': 'docs://ann:PRESET@cluster.example/shop',
      }}
    />,
  );
  await press(user, 'Connect');
  await screen.findByRole('heading', { name: / saved$/ });
  expect(
    JSON.stringify(bodies(connect).map((body): unknown => Reflect.get(Object(body), 'metadata'))),
  ).not.toContain('PRESET');
});

it('help stands beside a test that failed, too', async () => {
  const { user } = renderForm(
    <SqlConnectionForm
      engine="sql-b"
      help={help}
      initialValues={{ 'metadata.host': 'db.example', username: 'reader' }}
    />,
  );
  expect(screen.getAllByRole('link', { name: help.label })).toHaveLength(1);
  await fill(user, /^Password/, 'wrong');
  await press(user, 'Test connection');
  const alert = await screen.findByRole('alert');
  expect([...alert.querySelectorAll('a')].map(({ textContent }) => textContent)).toContain(
    help.label,
  );
});
