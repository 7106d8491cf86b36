import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CredentialForm,
  CrmCredentialsForm,
  WarehouseForm,
} from './credentials/CredentialForm.tsx';
import { DocstoreForm } from './docstore/DocstoreForm.tsx';
import type { ConnectorFormProps } from './forms/connectorForm.ts';
import { textIn, watchLeaks } from './forms/testing/leaks.ts';
import { fill, paste, press, renderForm } from './forms/testing/renderForm.tsx';
import { RestConnector } from './rest/RestConnector.tsx';
import { SqlConnectionForm } from './sql/SqlConnectionForm.tsx';

type User = Parameters<typeof fill>[0];

/** A form, how its secret is put in, and how it is used before it is saved. */
interface SecretCase {
  form: (props: ConnectorFormProps<never>) => ReactElement;
  secret: string;
  enter: (user: User, secret: string) => Promise<void>;
  /** Labels of the fields that hold it. */
  field: RegExp;
  use?: (user: User) => Promise<unknown>;
  /** Ends of the paths that must carry it. */
  carriers: readonly string[];
}

const connect = '/connect/integrations/connect-session';
const password = /^Password/;

async function fillAll(user: User, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await fill(user, new RegExp(`^${label}`), text);
}

const cases: Record<string, SecretCase> = {
  'SQL, typed': {
    form: (props) => <SqlConnectionForm {...props} engine="sql-b" />,
    secret: 'Canary/sql:typed@1',
    enter: (user, secret) =>
      fillAll(user, { 'Connection name': 'n', Host: 'h', Username: 'u', Password: secret }),
    field: password,
    use: async (user) => {
      await press(user, 'Test connection');
      await screen.findByText(/Connection successful/);
    },
    carriers: [connect, '/database/test-connection'],
  },
  'SQL, pasted': {
    form: (props) => <SqlConnectionForm {...props} />,
    secret: 'Canary/sql:pasted@2',
    enter: async (user, secret) => {
      await fillAll(user, { 'Connection name': 'n' });
      await paste(user, `mysql://ann:${secret}@h/shop`);
    },
    field: password,
    carriers: [connect],
  },
  'document database, pasted': {
    form: (props) => <DocstoreForm {...props} />,
    secret: 'Canary/doc:pasted@3',
    enter: async (user, secret) => {
      await fillAll(user, { 'Connection name': 'n' });
      await paste(user, `docs://ann:${secret}@h/shop`);
    },
    field: password,
    use: async (user) => {
      await press(user, 'Load databases');
      await screen.findByRole('checkbox', { name: 'orders' });
    },
    carriers: [connect, '/database/metadata'],
  },
  'document database, in the address': {
    form: (props) => <DocstoreForm {...props} />,
    secret: 'Canary/doc:address@4',
    enter: async (user, secret) => {
      await fillAll(user, {
        'Connection name': 'n',
        'Connection string': `docs://ann:${secret}@h/shop`,
      });
      await user.tab();
    },
    field: password,
    carriers: [connect],
  },
  'data warehouse': {
    form: (props) => <WarehouseForm {...props} />,
    secret: 'CanaryWarehouseKey5',
    enter: (user, secret) =>
      fillAll(user, {
        'Connection name': 'n',
        Subdomain: 's',
        Account: 'a',
        Username: 'u',
        'Private key': `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----`,
        Warehouse: 'w',
        Database: 'd',
      }),
    field: /^Private key/,
    carriers: [connect],
  },
  CRM: {
    form: (props) => <CrmCredentialsForm {...props} />,
    secret: 'Canary&crm=6',
    enter: (user, secret) =>
      fillAll(user, {
        'Connection name': 'n',
        'Client ID': 'c',
        'Client secret': secret,
        Tenant: 't',
      }),
    field: /^Client secret/,
    carriers: [connect],
  },
  ERP: {
    form: (props) => <CredentialForm {...props} connectorId="erp-a" />,
    secret: 'Canary+erp 7',
    enter: (user, secret) =>
      fillAll(user, { 'Connection name': 'n', 'Field name 1': 'apiKey', 'Value 1': secret }),
    field: /^Value 1/,
    carriers: [connect],
  },
  'private API, token': {
    form: (props) => <RestConnector {...props} />,
    secret: 'Canary.rest.token.8',
    enter: (user, secret) => fillAll(user, { 'Connection name': 'n', Token: secret }),
    field: /^Token/,
    carriers: [connect],
  },
  'private API, password': {
    form: (props) => <RestConnector {...props} authType="BASIC" />,
    secret: 'Canary;rest;basic;9',
    enter: (user, secret) =>
      fillAll(user, { 'Connection name': 'n', Username: 'u', Password: secret }),
    field: password,
    carriers: [connect],
  },
};

afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(cases))('the secret of %s', (_, one) => {
  async function open() {
    const onSaved = vi.fn();
    const onCancel = vi.fn();
    const form = renderForm(one.form({ onSaved, onCancel }));
    const watch = watchLeaks(form, [onSaved, onCancel], one.carriers);
    await one.enter(form.user, one.secret);
    const field = screen.getByLabelText(one.field, { selector: 'input, textarea' });
    await waitFor(() => expect(valueOf(field)).toContain(one.secret));
    return { ...form, ...watch, field, onSaved, onCancel };
  }

  const valueOf = (field: HTMLElement) => String(Reflect.get(field, 'value'));

  it('is carried by the requests that must, and found nowhere else, before and after saving', async () => {
    const { user, find, sent, field, onSaved, onCancel } = await open();
    expect(valueOf(field)).toContain(one.secret);
    await one.use?.(user);
    expect(find(one.secret)).toEqual([]);
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: / saved$/ });
    await press(user, 'Sync now');
    await screen.findByText(/^(Sync|\d+ items?) queued|^Choose at least one database/);
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(find(one.secret)).toEqual([]);
    const bodies = sent.filter(({ path }) => path.endsWith(connect)).map(({ body }) => body);
    expect(textIn(bodies.map((body): unknown => JSON.parse(body)))).toContain(one.secret);
    await press(user, 'Edit');
    await screen.findByText('Saved and hidden. You can replace it.');
    expect(find(one.secret)).toEqual([]);
    await press(user, 'Cancel');
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('stays in its field alone when saving fails, though the platform repeats it', async () => {
    const { user, find, field, platform } = await open();
    const message = `cannot connect with ${one.secret}`;
    platform.faults.add({ route: 'createConnectSession', status: 400, message });
    await press(user, 'Connect');
    await screen.findByText('Couldn’t save. Nothing you entered was lost.');
    // The reason of the refusal, and the details behind it.
    expect(screen.getAllByText(/cannot connect with …/)).toHaveLength(2);
    expect(valueOf(field)).toContain(one.secret);
    expect(find(one.secret)).toEqual([]);
  });

  it('is forgotten when the user cancels, and when the page is left', async () => {
    const { user, find, field, onCancel } = await open();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await waitFor(() => expect(valueOf(field)).toBe(''));
    await one.enter(user, one.secret);
    const again = screen.getByLabelText(one.field, { selector: 'input, textarea' });
    await waitFor(() => expect(valueOf(again)).toContain(one.secret));
    await press(user, 'Cancel');
    expect(onCancel).not.toHaveBeenCalled();
    await press(user, 'Discard');
    expect(onCancel).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(valueOf(again)).toBe(''));
    expect(find(one.secret)).toEqual([]);
  });
});

describe('fields of secrets', () => {
  it.each(Object.entries(cases))('keep password managers away: %s', async (_, one) => {
    renderForm(one.form({}));
    const field = await screen.findByLabelText(one.field, { selector: 'input, textarea' });
    const wanted = { autocomplete: 'new-password', 'data-lpignore': 'true' };
    for (const [name, value] of Object.entries(wanted)) expect(field).toHaveAttribute(name, value);
    expect(field).toHaveAttribute('data-1p-ignore');
    expect(field).toHaveAttribute('data-bwignore');
    // A form that is sent by the browser itself, before scripts run, has no secret to send.
    expect(field).not.toHaveAttribute('name');
  });
});
