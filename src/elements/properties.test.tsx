import { act, waitFor, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { beforeAll, expect, test } from 'vitest';
import { registry } from '../widgets/registry.ts';
import { defineElements } from './index.ts';
import { openKit } from './testing/openKit.ts';

beforeAll(defineElements);

/** Puts an element on the page, and returns the queries of what it shows. */
async function shown(element: HTMLElement) {
  element.style.blockSize = '640px';
  act(() => document.body.append(element));
  await waitFor(() => expect(element.shadowRoot?.querySelector('[data-part]')).not.toBeNull());
  const root = element.shadowRoot?.querySelector<HTMLElement>('.root');
  return within(root ?? document.body);
}

test('a launcher’s element is open at first, has no button, and is closed and opened by keys of its page', async () => {
  const element = openKit().create('chatLauncher');
  element.setAttribute('default-open', '');
  element.setAttribute('show-button', 'false');
  element.setAttribute('shortcut', 'Control+J');
  const opened: boolean[] = [];
  element.addEventListener('brainstem-open-change', ({ detail }) => {
    opened.push(...Object.values(detail));
  });
  const view = await shown(element);
  expect(await view.findByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(view.queryByRole('button', { name: /^(Open|Close) chat/ })).toBeNull();
  await userEvent.keyboard('{Control>}j{/Control}');
  await waitFor(() => expect(view.queryByRole('textbox', { name: 'Message' })).toBeNull());
  await userEvent.keyboard('{Control>}j{/Control}');
  expect(await view.findByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(opened).toEqual([false, true]);
});

test('the gallery’s element takes values, locked and hidden fields and help for a connector’s form', async () => {
  const element = openKit().create('connectors', {
    connectors: ['sql-a'],
    defaultView: { connectorId: 'sql-a' },
    options: {
      'sql-a': {
        initialValues: { 'metadata.host': 'db.example', 'metadata.database': 'orders' },
        lockedFields: ['metadata.host'],
        hiddenFields: ['metadata.database'],
        help: { href: 'https://help.example/sql', label: 'How to create a read-only user' },
      },
    },
  });
  const view = await shown(element);
  const host = await view.findByRole('textbox', { name: 'Host' });
  expect(host).toHaveValue('db.example');
  expect(host).toHaveAttribute('readonly');
  expect(view.queryByRole('textbox', { name: 'Database' })).toBeNull();
  expect(view.getByRole('link', { name: 'How to create a read-only user' })).toHaveAttribute(
    'href',
    'https://help.example/sql',
  );
});

test('a chat’s element shows what goes along of its page, and a user removes it', async () => {
  const element = openKit().create('chat');
  element.context = () => ({ name: 'Order 4711', text: 'Cod, 12 boxes' });
  const view = await shown(element);
  await view.findByText('Order 4711');
  await userEvent.click(view.getByRole('button', { name: /Order 4711/ }));
  await waitFor(() => expect(view.queryByText('Order 4711')).toBeNull());
  const field = await view.findByRole('textbox', { name: 'Message' });
  await userEvent.fill(field, 'Is it late?');
  await waitFor(() => expect(field).toHaveValue('Is it late?'));
  expect(view.queryByText(/Order 4711/)).toBeNull();

  // Another page.
  act(() => {
    element.context = () => ({ name: 'Order 4712', text: 'Trout, 4 boxes' });
  });
  await view.findByText('Order 4712.txt');
});

test('the picker’s element is a field: it begins with its default, and its value is what was picked last', async () => {
  const element = openKit().create('ontologyPicker');
  element.setAttribute(
    'default-value',
    '{"ontologyIds":["cold-chain"],"mode":"strict","documentGroup":""}',
  );
  const view = await shown(element);
  expect(await view.findByRole('checkbox', { name: /^Cold chain/ })).toBeChecked();
  expect(element.value).toBeUndefined();
  await userEvent.click(view.getByRole('checkbox', { name: /^Food labelling/ }));
  await waitFor(() => expect(element.value?.ontologyIds).toEqual(['cold-chain', 'food-labelling']));
  expect(view.getByRole('checkbox', { name: /^Food labelling/ })).toBeChecked();
});

test('the badge’s element counts what its page wants, and tells the counts', async () => {
  const element = openKit().create('attentionBadge');
  for (const name of ['conversations', 'connections', 'tasks']) element.setAttribute(name, 'false');
  const counts: object[] = [];
  element.addEventListener('brainstem-count-change', ({ detail }) => counts.push(detail));
  act(() => document.body.append(element));
  await waitFor(() => expect(counts.length).toBeGreaterThan(0));
  expect(counts.at(-1)).toMatchObject({ conversations: undefined, tasks: undefined });
  const root = element.shadowRoot?.querySelector<HTMLElement>('.root') ?? document.body;
  expect(within(root).getByRole('img', { name: /^\d+ need your attention$/ })).toBeVisible();
  expect(getComputedStyle(element).display).toBe('inline-block');
  element.findings = false;
  await waitFor(() => expect(within(root).queryByRole('img')).toBeNull());
});

test('the upload’s element takes the limits of its page as attributes', async () => {
  const element = openKit().create('documentUpload');
  element.setAttribute('max-file-size', '100');
  element.setAttribute('max-files', '2');
  const view = await shown(element);
  await view.findByText('Up to 100 bytes per file · Up to 2 files at a time');
});

test('an element takes null for no value, and an attribute’s text, which frameworks set as properties', async () => {
  const kit = openKit();
  const chat = kit.create('chat', { label: 'Assistant' });
  for (const [name, kind] of Object.entries(registry.chat.properties)) {
    if (kind !== 'string') Reflect.set(chat, name, null);
  }
  Reflect.set(chat, 'suggestions', '[{"label":"Late suppliers"}]');
  const view = await shown(chat);
  expect(await view.findByRole('button', { name: 'Late suppliers' })).toBeVisible();
  expect(await view.findByRole('navigation')).toBeVisible();

  const picker = kit.create('ontologyPicker');
  Reflect.set(picker, 'disabled', '');
  const pickerView = await shown(picker);
  expect(await pickerView.findByRole('checkbox', { name: /^Cold chain/ })).toBeDisabled();
  expect(picker.disabled).toBe(true);
});

test('an element waits for a value that it needs while its framework sets null', async () => {
  const kit = openKit();
  const waiting = kit.create('mailSettings');
  Reflect.set(waiting, 'connectionId', null);
  act(() => document.body.append(waiting));
  await shown(kit.create('mailSettings', { connectionId: 'mailbox' }));
  expect(waiting.shadowRoot?.querySelector('[data-part]')).toBeNull();
  waiting.connectionId = 'mailbox';
  await waitFor(() => expect(waiting.shadowRoot?.querySelector('[data-part]')).not.toBeNull());
});
