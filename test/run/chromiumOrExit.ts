import { findOrInstallBrowser } from '../../scripts/findOrInstallBrowser.ts';

/** The browser that tests run in, or the end of the process where there is none. */
export function chromiumOrExit(): string {
  try {
    const path = findOrInstallBrowser();
    console.log(`Chromium: ${path}`);
    return path;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
