import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { registry } from '../widgets/registry.ts';
import { widgetMethods } from '../widgets/widgetMethods.ts';
import { defineElements } from './index.ts';
import { openKit } from './testing/openKit.ts';

test('calls before an element is defined or its code has come wait for it', async () => {
  const kit = openKit();
  const element = kit.create('chat', { label: 'Help' });
  const drafted = element.setDraft('Before anything came');
  defineElements();
  element.style.blockSize = '480px';
  act(() => document.body.append(element));
  const field = () => element.shadowRoot?.querySelector('textarea');
  await waitFor(() => expect(field()).toHaveValue('Before anything came'));
  act(() => {
    void element.openChat({ draft: 'and after it' });
  });
  await drafted;
  await waitFor(() => expect(field()).toHaveValue('Before anything came\n\nand after it'));
  expect(element.shadowRoot?.activeElement).toBe(field());
});

test('a launcher is opened by a method, and open stays its property', async () => {
  const kit = openKit();
  defineElements();
  const element = kit.create('chat-launcher');
  act(() => document.body.append(element));
  act(() => {
    void element.openChat();
  });
  await waitFor(() => expect(element.shadowRoot?.querySelector('textarea')).not.toBeNull());
  expect(element.open).toBeUndefined();
});

test('an element’s method returns what the action does, though its code came later', async () => {
  const kit = openKit();
  const element = kit.create('brainViewer', {});
  const pictures: Blob[] = [];
  void element.export('svg').then((picture) => pictures.push(picture));
  defineElements();
  element.style.blockSize = '480px';
  act(() => document.body.append(element));
  await waitFor(() => expect(pictures.map(({ type }) => type)).toEqual(['image/svg+xml']));
});

test('an element’s method rejects with what the action throws, and the calls after it go on', async () => {
  const kit = openKit();
  defineElements();
  const element = kit.create('chat', { label: 'Help' });
  element.style.blockSize = '480px';
  const broken = new Proxy<readonly File[]>([], {
    get() {
      throw new TypeError('Not a list of files.');
    },
  });
  const added = element.addFiles(broken);
  const drafted = element.setDraft('Still there');
  act(() => document.body.append(element));
  await expect(added).rejects.toThrow('Not a list of files.');
  await drafted;
  await waitFor(() =>
    expect(element.shadowRoot?.querySelector('textarea')).toHaveValue('Still there'),
  );
});

test('an element’s methods are those that its widget lists', () => {
  const listed = Object.entries(registry).filter(
    ([, { methods }]) => Object.keys(methods).length > 0,
  );
  expect(Object.fromEntries(listed.map(([name, { methods }]) => [name, methods]))).toEqual(
    widgetMethods,
  );
});
