import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeAppearance, startBrainstem } from '../elements/startBrainstem.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../environment/testing/createTestEnvironment.ts';
import { createMockPlatform } from '../mock-platform/index.ts';
import {
  loadBrainstem,
  type LoadedBrainstem,
  type LoadedCode,
  type LoaderOptions,
} from './loadBrainstem.ts';
import { printedErrors } from '../../test/printedErrors.ts';

const code: LoadedCode = { startBrainstem, changeAppearance };
let all: LoadedBrainstem[] = [];

function load(
  fetchCode: () => Promise<LoadedCode> = () => Promise.resolve(code),
  options: { environment?: TestEnvironment } & Pick<LoaderOptions, 'name' | 'records'> = {},
) {
  const platform = createMockPlatform({ pace: 0 });
  const { environment, ...given } = options;
  const expiresIn = 800 + all.length;
  const getToken = vi.fn<LoaderOptions['getToken']>(async () => ({
    token: await platform.issueToken({ expiresIn }),
  }));
  const sent: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    sent.push(request.headers.get('authorization'));
    return platform.fetch(request);
  };
  const { baseUrl } = platform.credentials;
  const loaded = loadBrainstem({ baseUrl, getToken, fetch, ...given }, fetchCode, environment);
  all.push(loaded);
  return { loaded, getToken, sent };
}

/** Puts an element where it is near the window. */
function put<E extends HTMLElement>(element: E): E {
  element.style.blockSize = '400px';
  document.body.append(element);
  return element;
}

const surface = (element: Element) => element.shadowRoot?.querySelector('[data-brainstem]');

afterEach(() => {
  all.forEach((loaded) => loaded.destroy());
  all = [];
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

test.each([
  ['ar', 'ar-u-nu-latn'],
  ['de-AT', 'de'],
  ['en-GB', 'en-GB'],
  ['en-US', 'en'],
  ['es-MX', 'es'],
  ['fr-CA', 'fr'],
  ['ja', 'ja'],
  ['pt', 'pt-BR'],
  ['zh-CN', 'zh-CN'],
])('the language %s is shown in %s', async (language, shown) => {
  const { loaded: brainstem } = load();
  const element = put(brainstem.create('chat'));
  await brainstem.ready;
  brainstem.update({ language, theme: 'dark' });
  await waitFor(() => expect(surface(element)).toHaveAttribute('data-theme', 'dark'));
  expect(surface(element)).toHaveAttribute('lang', shown);
});

test('says which languages there are for one that there is not, and keeps English', async () => {
  const complaint = printedErrors();
  const { loaded: brainstem } = load();
  const element = put(brainstem.create('chat'));
  await brainstem.ready;
  brainstem.update({ language: 'zh-Hant-TW', theme: 'dark' });
  await waitFor(() => expect(surface(element)).toHaveAttribute('data-theme', 'dark'));
  expect(surface(element)).toHaveAttribute('lang', 'en');
  expect(complaint.mock.calls.flat().join(' ')).toContain('there is no language "zh-Hant-TW"');
});

test('fetches the code for an element that was made for the shadow root of the host’s own component', async () => {
  const { loaded: brainstem } = load();
  const own = put(document.createElement('div'));
  const element = brainstem.create('chat');
  element.style.cssText = 'display: block; block-size: 400px';
  own.attachShadow({ mode: 'open' }).append(element);
  await waitFor(() => expect(surface(element)).toBeTruthy());
});

test('ends with the last of several changes, even if the language of an earlier one arrives later', async () => {
  let arrive: () => void = () => undefined;
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  let ended = 0;
  const slow: LoadedCode = {
    startBrainstem,
    async changeAppearance(brainstem, appearance) {
      if (appearance.language === 'ja') await arriving;
      await changeAppearance(brainstem, appearance);
      ended += 1;
    },
  };
  const { loaded: brainstem } = load(() => Promise.resolve(slow));
  const element = put(brainstem.create('chat'));
  await brainstem.ready;
  brainstem.update({ language: 'ja', theme: 'dark' });
  brainstem.update({ language: 'de', theme: 'light', density: 'compact' });
  arrive();
  await waitFor(() => expect(ended).toBe(2));
  await waitFor(() => expect(surface(element)).toHaveAttribute('data-density', 'compact'));
  expect(surface(element)).toHaveAttribute('lang', 'de');
  expect(surface(element)).toHaveAttribute('data-theme', 'light');
});

test('applies a change that comes while the kit starts', async () => {
  let arrive = (): void => undefined;
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  let isStarting = false;
  const slowStart: LoadedCode = {
    changeAppearance,
    async startBrainstem(options, start) {
      const brainstem = await startBrainstem(options, start);
      isStarting = true;
      await arriving;
      return brainstem;
    },
  };
  const { loaded: brainstem } = load(() => Promise.resolve(slowStart));
  const element = put(brainstem.create('chat'));
  await expect.poll(() => isStarting).toBe(true);
  brainstem.update({ theme: 'dark' });
  arrive();
  await waitFor(() => expect(surface(element)).toHaveAttribute('data-theme', 'dark'));
});

test('fetches the code again after a while when it could not be fetched', async () => {
  const environment = createTestEnvironment();
  const fetchCode = vi
    .fn(() => Promise.resolve(code))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { loaded } = load(fetchCode, { environment });
  const element = put(loaded.create('chat'));
  await waitFor(() => expect(environment.timers).toBe(1));
  environment.advance(999);
  expect(fetchCode).toHaveBeenCalledOnce();
  environment.advance(1);
  expect(fetchCode).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(environment.timers).toBe(1));
  environment.advance(4_000);
  await loaded.ready;
  await waitFor(() => expect(surface(element)).toBeTruthy());
  expect(environment).toMatchObject({ timers: 0, listeners: 0 });
});

test('fetches the code again as soon as the network is back', async () => {
  const environment = createTestEnvironment({ isOnline: false });
  const fetchCode = vi
    .fn(() => Promise.resolve(code))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { loaded } = load(fetchCode, { environment });
  const element = put(loaded.create('chat'));
  await waitFor(() => expect(environment.timers).toBe(1));
  environment.setOnline(true);
  await loaded.ready;
  await waitFor(() => expect(surface(element)).toBeTruthy());
  expect(fetchCode).toHaveBeenCalledTimes(2);
  expect(environment).toMatchObject({ timers: 0, listeners: 0 });
});

test('says that the code cannot be fetched after three tries, and goes on trying', async () => {
  const environment = createTestEnvironment();
  const fetchCode = vi.fn(() => Promise.resolve(code));
  for (let failure = 0; failure < 3; failure += 1) {
    fetchCode.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  }
  const { loaded } = load(fetchCode, { environment });
  const reported = loaded.ready;
  put(loaded.create('chat'));
  for (const wait of [1_000, 4_000]) {
    await waitFor(() => expect(environment.timers).toBe(1));
    environment.advance(wait);
  }
  await expect(reported).rejects.toMatchObject({ name: 'BrainstemError', code: 'load-failed' });
  await waitFor(() => expect(environment.timers).toBe(1));
  environment.advance(15_000);
  await loaded.ready;
  expect(fetchCode).toHaveBeenCalledTimes(4);
});

test('reports an option that cannot work, and does not fetch the code again for it', async () => {
  const complaint = printedErrors();
  const environment = createTestEnvironment();
  const taken = load(undefined, { name: 'desk' });
  put(taken.loaded.create('chat'));
  await taken.loaded.ready;
  const { loaded } = load(undefined, { name: 'desk', environment });
  put(loaded.create('chat'));
  await expect(loaded.ready).rejects.toThrow('another kit on this page is named "desk"');
  expect(complaint).toHaveBeenCalledOnce();
  expect(environment.timers).toBe(0);
});

test('starts signed out, and asks for nothing, when the user signed out before the code came', async () => {
  let arrive: (given: LoadedCode) => void = () => undefined;
  const arriving = new Promise<LoadedCode>((resolve) => (arrive = resolve));
  const { loaded, getToken, sent } = load(() => arriving);
  const element = put(loaded.create('chat'));
  await loaded.logout();
  expect(getToken.mock.calls[0]?.[0].signal.aborted).toBe(true);
  arrive(code);
  await loaded.ready;
  await waitFor(() => expect(element.shadowRoot?.querySelector('[data-part]')).not.toBeNull());
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(getToken).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});

test('sends each request with the token of the user whose kit made the element', async () => {
  const first = load();
  const second = load();
  const elements = [first, second].map(({ loaded }) => put(loaded.create('chat')));
  for (const element of elements) {
    await waitFor(() =>
      expect(element.shadowRoot?.querySelector('[data-part="session"]')).not.toBeNull(),
    );
  }
  const tokens = [first, second].map(({ sent }) => new Set(sent));
  expect(tokens.map(({ size }) => size)).toEqual([1, 1]);
  expect([...(tokens[0] ?? [])]).not.toEqual([...(tokens[1] ?? [])]);
});

test('leaves a tag that names no kit empty when two kits are loaded, even if one has not started', async () => {
  const complaint = printedErrors();
  const first = load();
  const second = load(() => new Promise(() => undefined));
  const element = put(document.createElement('brainstem-chat'));
  await first.loaded.ready;
  await waitFor(() =>
    expect(complaint.mock.lastCall?.[0]).toContain('could belong to more than one kit'),
  );
  expect([...first.sent, ...second.sent]).toEqual([]);
  expect(element.shadowRoot?.childElementCount).toBe(0);
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

test('keeps records by their options alone, since their code arrives with the kit', async () => {
  const onRecord = vi.fn<NonNullable<NonNullable<LoaderOptions['records']>['onRecord']>>();
  const { loaded } = load(undefined, { records: { onRecord } });
  await put(loaded.create('chat')).send('Hello');
  await waitFor(() =>
    expect(onRecord.mock.calls.flat(2)).toContainEqual(
      expect.objectContaining({ route: 'POST /chat/stream', outcome: 'done' }),
    ),
  );
});
