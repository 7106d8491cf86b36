import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { defineElements } from './defineElements.ts';
import { inside, open, put, shown } from './testing/openElements.ts';

beforeAll(() => defineElements());

/** Shows an element, and takes it to another document, as to a picture-in-picture window's. */
async function openElsewhere<Tag extends keyof HTMLElementTagNameMap & `brainstem-${string}`>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
) {
  open();
  const element = put(Object.assign(document.createElement(tag), properties));
  await shown(element);
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.style.cssText = 'inline-size: 900px; block-size: 600px';
  const page = frame.contentDocument;
  if (page === null) throw new Error('The frame has no document.');
  page.body.append(element);
  // A frame's removal tells its elements nothing: they would go on with the next test's kit.
  onTestFinished(() => element.remove());
  return { view: inside(element), user: userEvent.setup({ document: page }), page };
}

test('a question mark typed into a name is text in every document', async () => {
  const { view, user } = await openElsewhere('brainstem-ontology-editor');
  await user.click(await view.findByRole('button', { name: 'New ontology' }));
  const name = await view.findByRole('textbox', { name: 'Name' });
  await user.type(name, 'Cold?');
  expect(name).toHaveValue('Cold?');
  expect(view.queryByRole('dialog')).toBeNull();
});

test('a question mark typed into a sentence about the brain is text in every document', async () => {
  const { view, user } = await openElsewhere('brainstem-brain-viewer');
  await user.click(await view.findByRole('button', { name: 'Edit with a sentence' }));
  const sentence = await view.findByRole('textbox', { name: 'What changed?' });
  await user.type(sentence, 'Is it?');
  expect(sentence).toHaveValue('Is it?');
  expect(view.queryByRole('dialog')).toBeNull();
});

test('findings are decided by key in every document', async () => {
  const { view, user } = await openElsewhere('brainstem-findings-review');
  await user.click(await view.findByRole('tab', { name: /^Approved/ }));
  await user.click(await view.findByRole('tab', { name: /^To review/ }));
  (await view.findByRole('grid', { name: 'Findings' })).focus();
  await user.keyboard('a');
  await view.findByRole('button', { name: /^Undo/ });
});

test('an answer is copied in the document of its button, the only one that has the focus', async () => {
  const { view, user, page } = await openElsewhere('brainstem-chat', {
    initialMessages: [{ role: 'assistant', text: 'Four shipments are late.' }],
  });
  await user.click(await view.findByRole('button', { name: 'Copy message' }));
  await view.findByRole('button', { name: 'Copied' });
  const clipboard = page.defaultView?.navigator.clipboard;
  expect(await clipboard?.readText()).toBe('Four shipments are late.');
});

test('a file of the other document is uploaded', async () => {
  const { view, user, page } = await openElsewhere('brainstem-document-upload');
  const OtherFile = page.defaultView?.File ?? File;
  const input = await view.findByLabelText('Choose files', { selector: 'input' });
  await user.upload(input, new OtherFile(['Contract'], 'contract.txt'));
  await user.click(await view.findByRole('button', { name: 'Upload 1 file' }));
  const uploaded = await view.findByRole('region', { name: 'Uploaded files' });
  expect(within(uploaded).getByText('contract.txt')).toBeVisible();
});

test('what is scrolled in an element stays at its place, or at its end, when the element is moved', async () => {
  open();
  const [one, other] = [document.createElement('div'), document.createElement('div')];
  document.body.append(one, other);
  const element = put(document.createElement('brainstem-chat'));
  const view = await shown(element);
  void element.send('show markdown');
  await view.findByRole('button', { name: 'Ask again' });
  const thread = await view.findByRole('group', { name: 'Messages' });
  const fromEnd = () => thread.scrollHeight - thread.clientHeight - thread.scrollTop;
  await expect.poll(fromEnd).toBeLessThan(2);
  one.append(element);
  expect(fromEnd()).toBeLessThan(2);

  thread.scrollTop = 100;
  await new Promise((resolve) => thread.addEventListener('scroll', resolve, { once: true }));
  other.append(element);
  expect(thread.scrollTop).toBe(100);
});

test('a field keeps the focus and its caret when the element, or what holds it, is moved', async () => {
  open();
  const holder = document.body.appendChild(document.createElement('div'));
  const element = put(document.createElement('brainstem-ontology-editor'));
  holder.append(element);
  const view = await shown(element);
  await userEvent.click(await view.findByRole('button', { name: 'New ontology' }));
  const name = await view.findByRole('textbox', { name: 'Name' });
  await userEvent.type(name, 'Cold chan');
  if (name instanceof HTMLInputElement) name.setSelectionRange(8, 8);
  document.body.append(element);
  expect(element.shadowRoot?.activeElement).toBe(name);
  holder.append(element);
  document.body.prepend(holder);
  expect(element.shadowRoot?.activeElement).toBe(name);
  expect(name).toHaveProperty('selectionStart', 8);

  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.contentDocument?.body.append(element);
  expect(element.shadowRoot?.activeElement).toBe(name);
  holder.append(element);

  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  document.body.append(holder);
  expect(button).toHaveFocus();
});

test('a dialog stays modal, keeps the focus, and gives it back, when the element is moved', async () => {
  open();
  const element = put(document.createElement('brainstem-ontology-editor'));
  const view = await shown(element);
  await userEvent.click(await view.findByRole('button', { name: /^Supply contracts/ }));
  const focused = () => element.shadowRoot?.activeElement;
  const opener = focused();
  await userEvent.keyboard('?');
  const dialog = () => element.shadowRoot?.querySelector('dialog');
  await expect.poll(() => dialog()?.matches(':modal')).toBe(true);
  document.body.prepend(element);
  expect(dialog()?.matches(':modal')).toBe(true);
  expect(dialog()?.contains(focused() ?? null)).toBe(true);
  const beside = document.createElement('dialog');
  element.shadowRoot?.append(beside);
  beside.show();
  document.body.append(element);
  document.body.prepend(element);
  expect([dialog()?.matches(':modal'), beside.open, beside.matches(':modal')]).toEqual([
    true,
    true,
    false,
  ]);
  beside.remove();
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe(opener);
  expect(opener).toHaveTextContent('Supply contracts');
});
