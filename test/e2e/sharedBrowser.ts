import { chromium, type Browser } from 'playwright';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';

let browser: Promise<Browser> | undefined;

/** One for all tests of a process, with which it ends. Each test has a context of its own. */
export function sharedBrowser(): Promise<Browser> {
  return (browser ??= chromium.launch(browserLaunchOptions()));
}
