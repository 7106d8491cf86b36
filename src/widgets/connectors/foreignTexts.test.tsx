import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderWidget, type RenderWidgetOptions } from '../../../test/renderWidget.tsx';
import { findMisplacedStops } from '../../../test/conditions/findMisplacedStops.ts';
import { arabic } from '../../words/index.ts';
import { CredentialForm } from './credentials/CredentialForm.tsx';
import { DrivePicker } from './drive/DrivePicker.tsx';
import { Connectors } from './gallery/index.ts';
import { SqlConnectionForm } from './sql/SqlConnectionForm.tsx';
import { openConnector } from './testing/openConnector.tsx';

/** Shows a widget in Arabic over a platform and a host that speak English. */
function showInArabic(
  widget: ReactNode,
  {
    seed = 'empty',
    ...options
  }: Pick<RenderWidgetOptions, 'prepare' | 'client'> & { seed?: 'default' | 'empty' } = {},
) {
  renderWidget(widget, { ...options, platform: { seed }, locale: arabic, width: 640 });
}

/** Expects a text to be there, and every sentence on the page to end where it ends. */
async function expectInItsDirection(text: string | RegExp): Promise<void> {
  const [shown] = await screen.findAllByText(text);
  expect(shown).toBeVisible();
  expect(findMisplacedStops(document.body)).toEqual([]);
}

const declaration = {
  providerConfigKey: 'erp-a-rest',
  title: 'Ledger',
  sections: [
    {
      fields: [
        { name: 'metadata.connectionName', label: 'Name of the ledger:', required: true },
        {
          name: 'credentials.token',
          label: 'Access token (read-only).',
          description: 'Your harbour office sends it by mail.',
          required: true,
        },
      ],
    },
  ],
};

test('an English form of a host, and what the platform refuses in English, end where they end in Arabic', async () => {
  showInArabic(
    <CredentialForm
      connectorId="erp-a"
      declaration={declaration}
      help={{ href: 'https://help.example', label: 'Where is the token?' }}
    />,
    {
      prepare: ({ faults }) =>
        void faults.add({
          route: 'createConnectSession',
          status: 400,
          message: 'The office is closed. Ask its clerk.',
        }),
    },
  );
  await expectInItsDirection('Your harbour office sends it by mail.');
  await userEvent.click(screen.getByRole('button', { name: 'ربط' }));
  await waitFor(() =>
    expect(document.querySelector('[data-part="error-summary"]')).toHaveTextContent(
      '«\u2068Access token (read-only).\u2069»',
    ),
  );
  await expectInItsDirection('Access token (read-only).');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the ledger:' }), 'Ledger');
  await userEvent.type(screen.getByRole('textbox', { name: /^Access token/ }), 'abc');
  await userEvent.click(screen.getByRole('button', { name: 'ربط' }));
  await waitFor(() =>
    expect(document.querySelector('[data-part="notice"] summary')).not.toBeNull(),
  );
  await userEvent.click(document.querySelector('[data-part="notice"] summary') ?? document.body);
  await expectInItsDirection(/Ask its clerk\./);
});

test('why nothing was queued ends where it ends, though the platform says it in English', async () => {
  const message = 'The source is being repaired. Try again in an hour.';
  showInArabic(<Connectors connectors={['sql-b']} />, {
    seed: 'default',
    client: {
      onRequest: ({ url }) =>
        url.endsWith('/sync/enqueue')
          ? Response.json({ success: true, enqueuedCount: 0, jobs: [], message })
          : undefined,
    },
  });
  await waitFor(() =>
    expect(document.querySelector('[data-part="connection"] button')).not.toBeNull(),
  );
  await userEvent.click(document.querySelector('[data-part="connection"] button') ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: 'مزامنة الآن' }));
  await expectInItsDirection(message);
});

test('a host’s reason to refuse a token, and its names and texts of connectors, end where they end', async () => {
  showInArabic(
    <Connectors
      appearance={{ 'drive-a': { name: 'What’s on the quay?', text: 'All that we keep.' } }}
    />,
    {
      client: () => ({
        getToken: () =>
          Promise.resolve({ error: 'forbidden', message: 'Your trial ended on 31 October.' }),
      }),
    },
  );
  await expectInItsDirection('Your trial ended on 31 October.');
  await expectInItsDirection('All that we keep.');
});

test('what a connection string left out is joined as Arabic joins names, each in its own direction', async () => {
  showInArabic(<SqlConnectionForm />);
  await userEvent.click(screen.getByRole('textbox', { name: /سلسلة الاتصال|سلسلة اتصال/ }));
  await userEvent.paste('mysql://ann:pw@db.example/shop?charset=utf8&pool=5');
  expect(await screen.findByText('مع تجاهل \u2068charset\u2069 و\u2068pool\u2069')).toBeVisible();
});

test('what is said of a file goes as the page does, although its kind is in Latin letters', async () => {
  const [connectionId = ''] = await openConnector().connectionIds('alpha-drive-files');
  showInArabic(
    <div style={{ inlineSize: 320 }}>
      <DrivePicker connectionId={connectionId} />
    </div>,
    { seed: 'default' },
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'إضافة ملفات' }));
  const [size] = await screen.findAllByText(/^31[01] كيلوبايت$/);
  expect(size?.parentElement).toHaveTextContent(/^PDF · /);
  expect(getComputedStyle(size?.parentElement ?? document.body).direction).toBe('rtl');
});
