import { chromium, type Browser } from 'playwright';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';

let browser: Promise<Browser> | undefined;

/** One for all files of a worker, with which it ends. Each file has contexts of its own. */
export function sharedBrowser(): Promise<Browser> {
  return (browser ??= chromium.launch(browserLaunchOptions()));
}
