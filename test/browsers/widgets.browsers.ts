import { describe, test } from 'vitest';
import { findCommand } from './findCommand.ts';
import { openFirefox } from './openFirefox.ts';
import { openWebKit } from './openWebKit.ts';
import { testChat } from './testChat.ts';
import { testOverlays } from './testOverlays.ts';

const firefox = findCommand('firefox-esr', 'firefox');
const driver = findCommand('WebKitWebDriver');
const screen = findCommand('xvfb-run');

describe('Firefox', () => {
  if (firefox === undefined) {
    missing('no Firefox is on this machine (Debian: apt-get install firefox-esr)');
  } else {
    describe('chat', () => testChat(() => openFirefox(firefox)));
    describe('overlays', () => testOverlays(() => openFirefox(firefox)));
  }
});

describe('WebKit', () => {
  if (driver === undefined || screen === undefined) {
    missing('no WebKit is on this machine (Debian: apt-get install webkit2gtk-driver xvfb)');
  } else {
    describe('chat', () => testChat(() => openWebKit({ driver, screen })));
    describe('overlays', () => testOverlays(() => openWebKit({ driver, screen })));
  }
});

function missing(reason: string): void {
  console.log(`Skipped: ${reason}.`);
  test.skip(reason, () => undefined);
}
