import { afterEach, expect, test, vi } from 'vitest';
import { browserEnvironment } from './index.ts';

const { network, tabs, visibility } = browserEnvironment;

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('in a browser the network status follows navigator.onLine until the listener is removed', () => {
  const seen: boolean[] = [];
  const stop = network.subscribe(() => seen.push(network.isOnline()));
  setOnline(false);
  setOnline(true);
  stop();
  setOnline(false);
  expect(seen).toEqual([false, true]);
});

test('in a browser the visibility follows the document until the listener is removed', () => {
  const seen: boolean[] = [];
  const stop = visibility.subscribe(() => seen.push(visibility.isVisible()));
  setVisibility('hidden');
  setVisibility('visible');
  stop();
  setVisibility('hidden');
  expect(seen).toEqual([false, true]);
});

test('in a browser a return is a page that becomes visible, is shown again or gets the focus', () => {
  const seen: string[] = [];
  const stop = visibility.onReturn((reason) => seen.push(reason));
  setVisibility('hidden');
  setVisibility('visible');
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new Event('focus'));
  const input = document.body.appendChild(document.createElement('input'));
  input.dispatchEvent(new FocusEvent('focus'));
  stop();
  window.dispatchEvent(new Event('focus'));
  expect(seen).toEqual(['visible', 'pageshow', 'focus']);
});

test('in a browser a page is left at pagehide', () => {
  const listener = vi.fn();
  const stop = visibility.onLeave(listener);
  window.dispatchEvent(new Event('pagehide'));
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(listener).toHaveBeenCalledOnce();
});

test('in a browser that denies a frame its storage there are no other tabs', () => {
  vi.stubGlobal('BroadcastChannel', function Denied() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const channel = tabs.join('brainstem-chat', () => undefined);
  expect(() => channel.post('hello')).not.toThrow();
  expect(() => channel.close()).not.toThrow();
});

test('in a browser a tab hears what another one posts, and answers it', async () => {
  const heard: unknown[] = [];
  const here = tabs.join('brainstem-test', (value) => heard.push(value));
  const there = new BroadcastChannel('brainstem-test');
  there.postMessage('hello');
  await expect.poll(() => heard).toEqual(['hello']);
  const answered = new Promise((resolve) => {
    there.onmessage = ({ data }) => resolve(data);
  });
  here.post('welcome');
  expect(await answered).toBe('welcome');
  here.close();
  there.close();
});
