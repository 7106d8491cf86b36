import { renderHook, act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { browserLine } from './browserLine.ts';
import { useIsOffline } from './useIsOffline.ts';

function setLine(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('follows the line down and up again', () => {
  const { result } = renderHook(useIsOffline);
  expect(result.current).toBe(false);
  act(() => setLine(false));
  expect(result.current).toBe(true);
  act(() => setLine(true));
  expect(result.current).toBe(false);
});

test('knows a line that was down before anybody looked', () => {
  setLine(false);
  expect(renderHook(useIsOffline).result.current).toBe(true);
});

test('tells nobody who has left', () => {
  const listener = vi.fn();
  const leave = browserLine.subscribe(listener);
  setLine(false);
  leave();
  setLine(true);
  expect(listener).toHaveBeenCalledOnce();
});
