import type { LaunchOptions } from 'playwright';
import { timeouts } from '../test/timeouts.ts';
import { findBrowser } from './findBrowser.ts';

/** How every test starts its Chromium: the machine's own, headless, silent on the network. */
export function browserLaunchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    headless: true,
    timeout: timeouts.wait,
    args: [
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
