import { expect, test, vi } from 'vitest';
import { browserEnvironment } from './index.ts';

test('on a server the browser environment is online and visible, and listening to it does nothing', () => {
  const { network, visibility } = browserEnvironment;
  const listener = vi.fn();
  const stops = [
    network.subscribe(listener),
    visibility.subscribe(listener),
    visibility.onReturn(listener),
    visibility.onLeave(listener),
  ];
  for (const stop of stops) stop();
  expect([network.isOnline(), visibility.isVisible()]).toEqual([true, true]);
  expect(listener).not.toHaveBeenCalled();
});

test('the storage of the browser environment forgets what was removed', async () => {
  const { storage } = browserEnvironment;
  await storage.setItem('key', 'value');
  expect(await storage.getItem('key')).toBe('value');
  await storage.removeItem('key');
  expect(await storage.getItem('key')).toBeNull();
});
