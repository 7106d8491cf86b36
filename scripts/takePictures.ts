import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startPlayground } from '../playground/startPlayground.ts';
import { browserLaunchOptions } from './browserLaunchOptions.ts';
import { recordTour } from './recordTour.ts';

// Takes the pictures of the README from the playground, in Inter, and a walk through it as a moving
// picture. Inter and `img2webp` have to be installed (Debian: `apt-get install fonts-inter webp`). A
// folder may be named, for a look before the pictures are replaced.
const [folder = 'docs/pictures'] = process.argv.slice(2);

const pictures = [
  { name: 'findings', path: '/findings', shown: 'findings' },
  { name: 'connectors', path: '/connections', shown: 'connectors' },
  { name: 'brain', path: '/knowledge', shown: 'brain' },
];

const width = 1200;

mkdirSync(folder, { recursive: true });
const playground = await startPlayground({ port: 0, mockPort: 0, pace: 0, built: true });
const browser = await chromium.launch(browserLaunchOptions());
try {
  const { page, goTo } = await signIn(2);
  for (const { name, path, shown } of pictures) {
    await goTo(path);
    await page.locator(`[data-part="${shown}"]`).first().waitFor();
    await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  }
  // 1,600 px, twice what a README is wide.
  const tour = await signIn(1600 / width);
  await recordTour(tour.page, tour.goTo, join(folder, 'tour.webp'));
} finally {
  await browser.close();
  await playground.close();
}

/** Opens the playground as somebody who is signed in, in Inter, with so many pixels to one of CSS. */
async function signIn(deviceScaleFactor: number) {
  const page = await browser.newPage({
    viewport: { width, height: 760 },
    deviceScaleFactor,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await page.goto(playground.appUrl);
  await page.evaluate(() =>
    fetch('/api/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accountId: 'mara' }),
    }),
  );
  const goTo = async (path: string): Promise<void> => {
    await page.goto(playground.appUrl + path);
    await page.addStyleTag({ content: '* { font-family: Inter, sans-serif; }' });
    await page.locator('[data-brainstem]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
  };
  return { page, goTo };
}
