import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { MockPlatform } from '../../../mock-platform/index.ts';
import { CredentialForm } from '../credentials/CredentialForm.tsx';
import { DocstoreForm } from '../docstore/DocstoreForm.tsx';
import { DrivePicker } from '../drive/index.ts';
import { fill, press, renderForm, type RenderedForm } from '../forms/testing/renderForm.tsx';
import { MessagingPairing } from '../pairing/index.ts';
import { RestConnector } from '../rest/RestConnector.tsx';
import { DocumentUpload } from '../upload/index.ts';
import { Connectors } from './Connectors.tsx';
import { SqlConnectionForm } from '../sql/SqlConnectionForm.tsx';
import { openConnector } from '../testing/openConnector.tsx';

const connect = '/connect/integrations/connect-session';
const host = 'metadata.host';

/** A form of SQL B whose page says otherwise than its backend, which answers when it is told to. */
function openLockedForm(rights: object): RenderedForm & { answer: () => void } {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const form = renderForm(
    <SqlConnectionForm engine="sql-b" initialValues={{ [host]: 'page.example' }} />,
    {
      client: (platform) => ({
        getToken: async () => {
          await answered;
          return { token: await platform.issueToken(), ...rights };
        },
      }),
    },
  );
  return { ...form, answer };
}

const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });

test('a form takes what the backend knows and locks, before what its page says', async () => {
  const { user, bodies, answer } = openLockedForm({
    defaults: {
      'sql-b': { [host]: 'backend.example', username: 'reader', password: 'preset' },
      'sql-a': { username: 'other' },
    },
    locked: { 'sql-b': [host, 'password'] },
  });
  expect(field(/^Host/)).toHaveValue('page.example');
  await fill(user, /^Username/, 'typed first');
  await fill(user, /^Host/, 'elsewhere.example');
  answer();
  await waitFor(() => expect(field(/^Host/)).toHaveValue('backend.example'));
  expect(field(/^Host/)).toHaveAttribute('readonly');
  expect(field(/^Username/)).toHaveValue('typed first');
  expect(field(/^Password/)).toHaveValue('');
  expect(field(/^Password/)).not.toHaveAttribute('readonly');
  await fill(user, /^Connection name/, 'Harbour');
  await fill(user, /^Database/, 'orders');
  await fill(user, /^Password/, 'pw');
  await press(user, 'Connect');
  await screen.findByRole('heading', { name: / saved$/ });
  expect(bodies(connect)).toMatchObject([
    { username: 'typed first', metadata: { host: 'backend.example' } },
  ]);
});

test('a form of a source that a user may not connect says so, and sends nothing', async () => {
  const { bodies, answer } = openLockedForm({ allowedConnectors: ['sql-a'] });
  answer();
  await screen.findByText(/^You can’t connect this source/);
  expect(screen.getByRole('button', { name: 'Connect' })).toBeDisabled();
  expect(field(/^Host/)).toBeDisabled();
  expect(bodies(connect)).toEqual([]);
});

test('the gallery offers what a user may connect, and keeps what is connected', async () => {
  const { show } = openConnector({
    client: (platform) => ({
      getToken: async () => ({
        token: await platform.issueToken(),
        allowedConnectors: ['sql-b', 'docstore'],
      }),
    }),
  });
  const { unmount } = show(<Connectors />);
  const sheet = await screen.findByRole('button', { name: 'Delivery sheet' });
  await screen.findByRole('button', { name: /^Document database/ });
  expect(screen.queryByRole('button', { name: /^Team chat/ })).toBeNull();
  await userEvent.click(sheet);
  await screen.findByRole('heading', { level: 2, name: 'Delivery sheet' });
  unmount();
  show(<Connectors defaultView={{ connectorId: 'sheets-a' }} />);
  await screen.findByText('New connections are turned off for this source.');
  expect(screen.queryByRole('button', { name: 'Connect another' })).toBeNull();
});

/** Rights to connect a mailbox and nothing else. */
const mailAlone = (platform: MockPlatform) => ({
  getToken: async () => ({ token: await platform.issueToken(), allowedConnectors: ['mail-a'] }),
});

const notOffered = /^You can’t connect this source/;
const preset = { initialValues: { [host]: 'db.example' } };

test.each<[string, ReactElement, RegExp]>([
  ['SqlConnectionForm', <SqlConnectionForm key="sql" {...preset} />, notOffered],
  ['DocstoreForm', <DocstoreForm key="docstore" />, notOffered],
  ['RestConnector', <RestConnector key="rest" />, notOffered],
  ['CredentialForm', <CredentialForm key="form" connectorId="warehouse-a" />, notOffered],
  ['MessagingPairing', <MessagingPairing key="phone" autoStart />, /^You can’t pair a phone/],
  ['DocumentUpload', <DocumentUpload key="files" />, /^Ask your admin to allow uploads/],
])(
  '%s alone says that its source may not be connected, and offers nothing that would',
  async (_, widget, words) => {
    const { sent } = renderForm(widget, { client: mailAlone });
    await screen.findByText(words);
    const starts = screen.queryAllByRole('button', {
      name: /^(Connect|Test|List|Show code|Choose)/,
    });
    expect(starts.filter((button) => !button.matches(':disabled'))).toEqual([]);
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);

test('what is connected can be used where its source may not be connected any more', async () => {
  const { connectionIds, show } = openConnector({ client: mailAlone });
  const [sql = ''] = await connectionIds('sql-b');
  const [drive = ''] = await connectionIds('alpha-drive-files');
  show(
    <>
      <SqlConnectionForm engine="sql-b" connectionId={sql} />
      <MessagingPairing connectionId="phone" />
      <DrivePicker connectionId={drive} />
    </>,
  );
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeEnabled();
  expect(await screen.findByRole('button', { name: 'Sync missed messages' })).toBeEnabled();
  expect(await screen.findByRole('button', { name: 'Sync now' })).toBeEnabled();
  expect(screen.queryByText(/^You can’t connect/)).toBeNull();
});
