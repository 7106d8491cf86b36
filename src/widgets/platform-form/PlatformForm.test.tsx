import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderWidget } from '../../../test/renderWidget.tsx';
import { createMemoryStorage } from '../../environment/index.ts';
import { createMockPlatform, type MockPlatform } from '../../mock-platform/index.ts';
import { english, german, type Locale } from '../../words/index.ts';
import { PlatformForm } from './PlatformForm.tsx';
import type { PlatformFormProps } from './declaration.ts';

function renderForm(
  props: Partial<PlatformFormProps> = {},
  platform: MockPlatform = createMockPlatform({ pace: 0 }),
  locale: Locale = english,
) {
  const sent: unknown[] = [];
  const onRequest = async (request: Request): Promise<undefined> => {
    if (request.method === 'POST') sent.push(await request.clone().json());
  };
  renderWidget(
    <PlatformForm slug="new-supplier" tenantId={platform.credentials.tenantId} {...props} />,
    { platform, client: { onRequest }, locale },
  );
  return { platform, sent };
}

test('a form is drawn from its fields, checked, and sent under their names', async () => {
  const answers: unknown[] = [];
  const { sent } = renderForm({ onSubmitted: (answer) => answers.push(answer) });
  const company = await screen.findByRole('textbox', { name: 'Company' });
  expect(screen.getByRole('region', { name: 'Suggest a supplier' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(company).toHaveFocus();
  expect(company).toHaveAccessibleDescription('This field is required.');
  await userEvent.fill(company, 'Saltmarsh');
  await userEvent.fill(screen.getByRole('textbox', { name: 'What they sell' }), 'Cod');
  await userEvent.click(screen.getByRole('radio', { name: 'North' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
  expect(sent).toEqual([{ company: 'Saltmarsh', products: 'Cod', region: 'North', chilled: true }]);
  expect(answers).toMatchObject([{ formId: 'form-supplier' }]);
});

test('digits stand beside the options of the group that has the keyboard, and select them', async () => {
  renderForm();
  const north = await screen.findByRole('radio', { name: 'North' });
  const digits = () =>
    [...document.querySelectorAll('kbd')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent);
  expect(digits()).toEqual([]);
  screen.getByRole('textbox', { name: 'What they sell' }).focus();
  await userEvent.keyboard('{Tab}');
  expect(digits()).toEqual(['1', '2', '3']);
  await userEvent.keyboard('1');
  expect(north).toBeChecked();
});

test('what was filled in is still there when sending fails', async () => {
  const { platform } = renderForm();
  const company = await screen.findByRole('textbox', { name: 'Company' });
  await userEvent.fill(company, 'Saltmarsh');
  await userEvent.fill(screen.getByRole('textbox', { name: 'What they sell' }), 'Cod');
  platform.faults.add({ route: 'submitForm', status: 500, times: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Couldn’t submit the form. Nothing you entered was lost.');
  expect(company).toHaveValue('Saltmarsh');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'Thank you' });
});

test.each([400, 409, 422])(
  'a form that is refused with %i shows the reason, and marks the field until it is changed',
  async (status) => {
    const { platform } = renderForm();
    const company = await screen.findByRole('textbox', { name: 'Company' });
    await userEvent.fill(company, 'Saltmarsh');
    await userEvent.fill(screen.getByRole('textbox', { name: 'What they sell' }), 'Cod');
    platform.faults.add({ route: 'submitForm', status, message: 'company is taken', times: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    const reason = /Reason: “company is taken”/;
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(company).toHaveAccessibleDescription(reason);
    expect(company).toHaveFocus();
    await userEvent.fill(company, 'Saltmarsh Ltd');
    expect(company).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a form that cannot be read says so, tells the host why, and shows none of its raw data', async () => {
  const errors: unknown[] = [];
  renderForm({ readForm: () => undefined, onError: (error) => errors.push(error) });
  await screen.findByText('This form can’t be shown here');
  expect(document.body).not.toHaveTextContent('form-supplier');
  expect(new Set(errors.map(String))).toEqual(
    new Set([
      'TypeError: Brainstem: the form “new-supplier” has an unknown shape, so nobody can fill it in. Pass readForm to <PlatformForm>.',
    ]),
  );
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

test.each([
  ['English', english, 'Submit', '1,000'],
  ['German', german, 'Senden', '1.000'],
])('a thousand is sent as a thousand in %s', async (_, locale, submit, written) => {
  const field = { name: 'boxes', label: 'Boxes', kind: 'number', required: true } as const;
  const { sent } = renderForm(
    { readForm: () => ({ id: 'form-supplier', fields: [field] }) },
    undefined,
    locale,
  );
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Boxes' }), written);
  await userEvent.click(screen.getByRole('button', { name: submit }));
  await expect.poll(() => sent).toEqual([{ boxes: 1000 }]);
});

test('an unknown form is said to be unknown', async () => {
  renderForm({ slug: 'gone' });
  await screen.findByText('This form doesn’t exist');
});

test('a field named like a member of every object starts empty, and is sent', async () => {
  const names = ['constructor', '__proto__'];
  const { sent } = renderForm({
    readForm: () => ({
      id: 'form-supplier',
      fields: names.map((name) => ({ name, label: name, kind: 'text', required: true })),
    }),
  });
  for (const name of names) {
    const field = await screen.findByRole('textbox', { name });
    expect(field).toHaveValue('');
    await userEvent.fill(field, `a ${name}`);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent.map((body) => JSON.stringify(body))).toEqual([
    '{"constructor":"a constructor","__proto__":"a __proto__"}',
  ]);
});

test('a form that was sent can be filled in again, from its first field, and is empty', async () => {
  renderForm();
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Company' }), 'Saltmarsh');
  await userEvent.fill(screen.getByRole('textbox', { name: 'What they sell' }), 'Cod');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Submit another response' }));
  const company = screen.getByRole('textbox', { name: 'Company' });
  expect(company).toHaveValue('');
  expect(company).toHaveFocus();
  expect(screen.queryByText(/^This field is required/)).toBeNull();
});

/** Opens a page that keeps what is typed in a storage, and whose forms are sent when released. */
function openKeptForm() {
  const platform = createMockPlatform({ pace: 0 });
  const storage = createMemoryStorage();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const readForm: PlatformFormProps['readForm'] = () => ({
    id: 'form-supplier',
    fields: [
      { name: 'company', label: 'Company', kind: 'text', required: true },
      { name: 'pin', label: 'PIN', kind: 'password', required: false },
    ],
  });
  const load = (slug = 'new-supplier') => {
    const onRequest = async ({ method }: Request): Promise<undefined> => {
      if (method === 'POST') await released;
    };
    const { tenantId } = platform.credentials;
    const { client, view } = renderWidget(
      <PlatformForm slug={slug} tenantId={tenantId} readForm={readForm} />,
      { platform, client: { onRequest }, storage, userKey: 'mara' },
    );
    return { client, ...view };
  };
  const saved = () => storage.getItem('brainstem-forms:mara');
  const company = () => screen.findByRole('textbox', { name: 'Company' });
  return { load, saved, company, release };
}

test('what was filled in is there again after a reload, except a password, and gone after a sign-out', async () => {
  const { load, saved, company } = openKeptForm();
  const first = load();
  await userEvent.fill(await company(), 'Saltmarsh');
  await userEvent.fill(screen.getByLabelText(/^PIN/), 'hunter2');
  await waitFor(() => expect(saved()).toContain('Saltmarsh'));
  expect(saved()).not.toContain('hunter2');
  first.unmount();
  const { client } = load();
  await waitFor(async () => expect(await company()).toHaveValue('Saltmarsh'));
  expect(screen.getByLabelText(/^PIN/)).toHaveValue('');
  act(() => client.tokens.logout());
  await waitFor(() => expect(saved()).toBeNull());
});

test('a form that is sent while its page is left does not come back filled in', async () => {
  const { load, saved, company, release } = openKeptForm();
  const { unmount } = load();
  await userEvent.fill(await company(), 'Saltmarsh');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('button', { name: /^Submitting/ });
  expect(saved()).toContain('Saltmarsh');
  unmount();
  release();
  await waitFor(() => expect(saved()).toBeNull());
  load();
  expect(await company()).toHaveValue('');
});
