import './promptTimers.ts';
import './leanReact.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { timeouts } from '../timeouts.ts';

configure({
  reactStrictMode: import.meta.env['TEST_STRICT_MODE'] === 'true',
  asyncUtilTimeout: timeouts.wait,
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
