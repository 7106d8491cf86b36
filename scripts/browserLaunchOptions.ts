import type { LaunchOptions } from 'playwright';
import { timeouts } from '../test/timeouts.ts';
import { findBrowser } from './findBrowser.ts';

/**
 * Features that are off. Chromium heeds the last such list alone, so it has Playwright's own too; the
 * first three draw the address bar's suggestions, which nobody sees, by two pages in each context, and
 * the spare renderer starts a process for the next page: without them a context takes half the time.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

/** Returns launch options: the machine's own Chromium, headless, without background traffic. */
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
      `--disable-features=${disabledFeatures.join(',')}`,
    ],
  };
}
