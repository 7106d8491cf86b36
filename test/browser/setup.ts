import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';
import { timeouts } from '../timeouts.ts';

configure({ reactStrictMode: true, asyncUtilTimeout: timeouts.wait });
keepNoOwnerStacks();

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/**
 * React's development build notes with each element where it was made, which no test reads, and
 * that takes a fifth of all the time here. It stops by itself after 10,000 elements in a second.
 */
function keepNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
