import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ConnectMessage } from './connectMessage.ts';
import { createFrameOpener } from './createFrameOpener.ts';
import { createHeadlessOpener, type AuthorizeRequest } from './createHeadlessOpener.ts';
import { createTabOpener } from './createTabOpener.ts';
import type { ConnectEvent, OpenConnect } from './openConnect.ts';

afterEach(() => vi.restoreAllMocks());

/** Opens, and notes what the opener tells and asks for. */
function open(opener: OpenConnect) {
  const events: ConnectEvent[] = [];
  const container = document.createElement('div');
  document.body.append(container);
  let minted = 0;
  const getSessionToken = vi.fn(() => Promise.resolve(`token-${(minted += 1)}`));
  const over = new AbortController();
  const opened = opener({
    connectorId: 'crm-a',
    integration: 'crm-a',
    connectionId: undefined,
    getSessionToken,
    container,
    signal: over.signal,
    onEvent: (event) => events.push(event),
  });
  return { opened, events, container, getSessionToken };
}

/** A message as if a window of an origin had sent it. */
function say(
  event: ConnectMessage['event'],
  { source, origin = window.location.origin }: { source: Window | null; origin?: string },
): void {
  const data = { type: 'brainstem-connect', event };
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
}

/** A window that is there, used as a tab. */
function anyWindow(): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  if (frame.contentWindow === null) throw new Error('The frame has no window.');
  return frame.contentWindow;
}

const told = (events: readonly ConnectEvent[]) => events.map(({ type }) => type);

describe('a frame', () => {
  const frameOf = (container: HTMLElement): Window | null =>
    container.querySelector('iframe')?.contentWindow ?? null;

  test('is handed its token when it says that it is ready, with its exact origin', async () => {
    const { container, events } = open(createFrameOpener({ url: 'about:blank#x' }));
    expect(told(events)).toEqual(['opened']);
    const frame = frameOf(container);
    const post = vi.fn();
    // A blank page has the origin "null"; the message is noted where it would be sent.
    Object.defineProperty(frame, 'postMessage', { value: post });
    say('ready', { source: frame, origin: 'null' });
    await waitFor(() => expect(post).toHaveBeenCalledOnce());
    expect(post).toHaveBeenCalledWith(
      { type: 'brainstem-connect', event: 'session', sessionToken: 'token-1' },
      'null',
    );
    say('expired', { source: frame, origin: 'null' });
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    expect(post.mock.calls[1]?.[0]).toMatchObject({ sessionToken: 'token-2' });
  });

  test('is not heard when it has another origin, nor is another window', () => {
    const { container, events, getSessionToken } = open(createFrameOpener({ url: '/consent' }));
    const frame = frameOf(container);
    say('finished', { source: frame, origin: 'https://elsewhere.example' });
    say('finished', { source: window });
    say('finished', { source: null });
    say('ready', { source: anyWindow() });
    expect(told(events)).toEqual(['opened']);
    expect(getSessionToken).not.toHaveBeenCalled();
    say('finished', { source: frame });
    expect(told(events)).toEqual(['opened', 'finished']);
  });

  test('that is closed is gone, and says nothing more', () => {
    const { container, events, opened } = open(createFrameOpener({ url: '/consent' }));
    const frame = frameOf(container);
    opened.close();
    say('finished', { source: frame });
    expect(container.childElementCount).toBe(0);
    expect(told(events)).toEqual(['opened']);
  });
});

describe('a tab', () => {
  const tabOpener = createTabOpener({ address: (token) => `/consent#${token}` });

  test('is opened at once, and goes to the consent page when there is a token', async () => {
    const tab = anyWindow();
    const opening = vi.spyOn(window, 'open').mockReturnValue(tab);
    const { events, getSessionToken } = open(tabOpener);
    expect(opening).toHaveBeenCalledOnce();
    expect(told(events)).toEqual(['opened']);
    expect(getSessionToken).toHaveBeenCalledOnce();
    await waitFor(() => expect(tab.location.hash).toBe('#token-1'));
    say('finished', { source: tab, origin: 'https://elsewhere.example' });
    say('finished', { source: window });
    expect(told(events)).toEqual(['opened']);
    say('closed', { source: tab });
    expect(told(events)).toEqual(['opened', 'closed']);
  });

  test('that is blocked mints no session', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { events, getSessionToken } = open(tabOpener);
    expect(told(events)).toEqual(['blocked']);
    expect(getSessionToken).not.toHaveBeenCalled();
  });

  test('of another origin than was said is not gone to', async () => {
    const tab = anyWindow();
    vi.spyOn(window, 'open').mockReturnValue(tab);
    const opener = createTabOpener({ address: () => 'https://elsewhere.example/consent' });
    const { events } = open(opener);
    await waitFor(() => expect(told(events)).toEqual(['opened', 'failed']));
    expect(tab.location.href).toBe('about:blank');
  });
});

describe('the host’s own code', () => {
  test('is called inside the click, before there is a token, and its outcome is told', async () => {
    const requests: AuthorizeRequest[] = [];
    const { events } = open(
      createHeadlessOpener({
        authorize: async (request) => {
          requests.push(request);
          await request.sessionToken;
          return 'finished';
        },
      }),
    );
    expect(requests).toHaveLength(1);
    await waitFor(() => expect(told(events)).toEqual(['opened', 'finished']));
  });

  test('is called with another session when the first has expired', async () => {
    const tokens: string[] = [];
    const { events } = open(
      createHeadlessOpener({
        authorize: async ({ sessionToken }) => {
          tokens.push(await sessionToken);
          return tokens.length === 1 ? 'expired' : 'finished';
        },
      }),
    );
    await waitFor(() => expect(told(events)).toEqual(['opened', 'finished']));
    expect(tokens).toEqual(['token-1', 'token-2']);
  });

  test('that throws has failed, with its words', async () => {
    const { events } = open(
      createHeadlessOpener({ authorize: () => Promise.reject(new Error('The SDK is not loaded')) }),
    );
    await waitFor(() =>
      expect(events.at(-1)).toEqual({ type: 'failed', message: 'The SDK is not loaded' }),
    );
  });
});
