import { defineConfig } from '@playwright/test';

const port = Number(process.env.PORT ?? 5173);

export default defineConfig({
  testDir: 'e2e',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // The platform's address in src/main.jsx.
    platformOptions: { baseUrl: 'https://platform.example.com' },
    // A Chromium that is on the machine, in place of the one that Playwright would download.
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  webServer: {
    command: `npm run dev -- --host 127.0.0.1 --port ${port} --strictPort`,
    port,
  },
});
