import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// A Chromium that is on the machine, in place of the one that Playwright would download.
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  plugins: [react()],
  test: {
    // The first test waits for the kit's code, which takes a busy machine longer than 5 seconds.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'jsdom', environment: 'jsdom', include: ['src/*.jsdom.test.jsx'] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['src/*.browser.test.jsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
