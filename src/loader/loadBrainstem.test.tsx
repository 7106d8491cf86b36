import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeAppearance, startBrainstem } from '../elements/startBrainstem.ts';
import { createMockPlatform } from '../mock-platform/index.ts';
import { loadBrainstem, type LoadedBrainstem, type LoadedCode } from './loadBrainstem.ts';

const code: LoadedCode = { startBrainstem, changeAppearance };
let loaded: LoadedBrainstem | undefined;

function load(fetchCode: () => Promise<LoadedCode> = () => Promise.resolve(code)) {
  const platform = createMockPlatform({ pace: 0 });
  const getToken = vi.fn(async () => ({ token: await platform.issueToken({}) }));
  const { baseUrl } = platform.credentials;
  loaded = loadBrainstem({ baseUrl, getToken, fetch: platform.fetch }, fetchCode);
  return { loaded, getToken };
}

const surface = (element: Element) => element.shadowRoot?.querySelector('[data-brainstem]');

afterEach(() => {
  loaded?.destroy();
  document.body.replaceChildren();
});

test('asks for the token at once, and for the code only when an element is near', async () => {
  const fetchCode = vi.fn(() => Promise.resolve(code));
  const { getToken } = load(fetchCode);
  expect(getToken).toHaveBeenCalledOnce();
  const far = document.createElement('div');
  far.style.blockSize = '6000px';
  document.body.append(far);
  const element = document.createElement('brainstem-chat');
  element.style.blockSize = '400px';
  document.body.append(element);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(fetchCode).not.toHaveBeenCalled();
  element.scrollIntoView();
  await waitFor(() => expect(surface(element)).toBeTruthy());
  expect(fetchCode).toHaveBeenCalledOnce();
  await waitFor(() =>
    expect(element.shadowRoot?.querySelector('[data-part="session"]')).not.toBeNull(),
  );
  // The one that was asked for at first, and no other.
  expect(getToken).toHaveBeenCalledOnce();
});

test('takes calls before the code is there', async () => {
  let arrive: (given: LoadedCode) => void = () => undefined;
  const arriving = new Promise<LoadedCode>((resolve) => (arrive = resolve));
  const { loaded: brainstem } = load(() => arriving);
  const element = brainstem.create('chat', { label: 'Desk', showSessions: false });
  element.style.blockSize = '400px';
  brainstem.update({ theme: 'dark' });
  document.body.append(element);
  arrive(code);
  await brainstem.ready;
  await waitFor(() => expect(surface(element)).toHaveAttribute('data-theme', 'dark'));
  expect(surface(element)).toHaveAttribute('aria-label', 'Desk');
  brainstem.update({ language: 'de', theme: 'light' });
  await waitFor(() => expect(surface(element)).toHaveAttribute('lang', 'de'));
  expect(surface(element)).toHaveAttribute('data-theme', 'light');
});

test('names code that cannot be fetched as such', async () => {
  const { loaded: brainstem } = load(() => Promise.reject(new TypeError('Failed to fetch')));
  document.body.append(brainstem.create('chat'));
  await expect(brainstem.ready).rejects.toMatchObject({
    name: 'BrainstemError',
    code: 'load-failed',
  });
});

test('leaves nothing behind after destroy', async () => {
  const { loaded: brainstem } = load();
  const element = brainstem.create('chat');
  element.style.blockSize = '400px';
  document.body.append(element);
  await brainstem.ready;
  await waitFor(() => expect(surface(element)).toBeTruthy());
  brainstem.destroy();
  await waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
});
