import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../environment/testing/createTestEnvironment.ts';
import { TokenlessProvider } from './TokenlessProvider.tsx';
import { useIsOffline } from './useIsOffline.ts';

function renderIsOffline(environment: TestEnvironment) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TokenlessProvider baseUrl="https://platform.example.com" environment={environment}>
      {children}
    </TokenlessProvider>
  );
  return renderHook(useIsOffline, { wrapper });
}

test('useIsOffline follows the network as it goes and comes back', () => {
  const environment = createTestEnvironment();
  const { result } = renderIsOffline(environment);
  expect(result.current).toBe(false);
  act(() => environment.setOnline(false));
  expect(result.current).toBe(true);
  act(() => environment.setOnline(true));
  expect(result.current).toBe(false);
});

test('useIsOffline knows a network that was gone before it was asked', () => {
  const environment = createTestEnvironment({ isOnline: false });
  expect(renderIsOffline(environment).result.current).toBe(true);
});

test('useIsOffline stops listening to the network when its component unmounts', () => {
  const environment = createTestEnvironment();
  const { unmount } = renderIsOffline(environment);
  expect(environment.listeners).toBeGreaterThan(0);
  unmount();
  expect(environment.listeners).toBe(0);
});
