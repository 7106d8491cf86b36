import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import type * as Playwright from 'playwright';

/** Environment variables that name a Chromium or Chrome executable, the first set one winning. */
export const browserVariables = [
  'BRAINSTEM_CHROMIUM',
  'CHROME_PATH',
  'PUPPETEER_EXECUTABLE_PATH',
] as const;

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const applications = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium on this machine: the one an environment variable names, the system's, then one
 * that Playwright has downloaded. Looks only; nothing is started or installed.
 *
 * @returns the path of the first one found, or undefined
 * @throws Error when an environment variable names a file that cannot be run
 */
export function findBrowser(): string | undefined {
  return findBrowsers().next().value ?? undefined;
}

/** Every Chromium on this machine, in the order of {@link findBrowser}. */
export function* findBrowsers(): Generator<string, undefined> {
  const variable = browserVariables.find((name) => process.env[name]);
  const named = variable === undefined ? undefined : process.env[variable];
  if (variable !== undefined && named !== undefined) {
    if (!isExecutable(named)) {
      throw new Error(
        `Brainstem: ${variable} names ${named}, which cannot be run. Set it to a Chromium's path, or unset it.`,
      );
    }
    yield named;
    return;
  }
  yield* systemPaths().filter(isExecutable);
  const downloaded = playwrightPath();
  if (downloaded !== undefined && isExecutable(downloaded)) yield downloaded;
}

function systemPaths(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  if (process.platform !== 'darwin') return onPath;
  const roots = ['/Applications', join(homedir(), 'Applications')];
  return [...onPath, ...roots.flatMap((root) => applications.map((app) => join(root, app)))];
}

function playwrightPath(): string | undefined {
  // Loaded late: most machines never get here, and the library is large.
  const playwright: unknown = createRequire(import.meta.url)('playwright');
  return isPlaywright(playwright) ? playwright.chromium.executablePath() : undefined;
}

function isPlaywright(value: unknown): value is typeof Playwright {
  return typeof value === 'object' && value !== null && 'chromium' in value;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
