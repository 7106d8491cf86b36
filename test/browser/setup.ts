import './promptTimers.ts';
import './leanReact.ts';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { timeouts } from '../timeouts.ts';

const { getElementError: describeMissing } = getConfig();

configure({
  reactStrictMode: import.meta.env['TEST_STRICT_MODE'] === 'true',
  asyncUtilTimeout: timeouts.wait,
  // While something is waited for, each look would print the whole page; the last one still does.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : describeMissing(message, container),
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
