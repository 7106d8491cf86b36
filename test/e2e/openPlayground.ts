import type { BrowserContext, Page } from 'playwright';
import {
  startPlayground,
  type Playground,
  type PlaygroundOptions,
} from '../../playground/startPlayground.ts';
import { readPage } from './builtFiles.ts';
import { openContext } from '../openPage.ts';
import { sharedBrowser } from './sharedBrowser.ts';

/** The partner's app in a real browser, over real HTTP. */
export interface OpenedPlayground {
  playground: Playground;
  context: BrowserContext;
  page: Page;
  /** Addresses of all requests of the page. */
  urls: string[];
  /** Violations of the page's policy and of CORS, and errors that nobody caught. */
  complaints: string[];
  /** Opens a page of the app, and signs a user in. */
  openAs: (name: 'Mara' | 'Tom', path: string) => Promise<void>;
  /** Goes to a page of the app, see {@link visit}. */
  visit: (path: string) => Promise<void>;
  /** Signs a user in and opens the assistant. */
  openAssistant: (name: 'Mara' | 'Tom') => Promise<void>;
  /** Opens a page of another user, who shares nothing with the first; it closes with the playground. */
  openOtherPage: (viewport: { width: number; height: number }) => Promise<Page>;
  close: () => Promise<void>;
}

/** Starts the playground with the page that was built for all tests, under the strict policy, and opens it in Chromium. */
export async function openPlayground(options: PlaygroundOptions = {}): Promise<OpenedPlayground> {
  const playground = await startPlayground({ port: 0, mockPort: 0, page: readPage(), ...options });
  const browser = await sharedBrowser();
  const context = await openContext(browser, { viewport: { width: 1200, height: 800 } });
  const page = await context.newPage();
  const urls: string[] = [];
  const others: BrowserContext[] = [];
  const complaints: string[] = [];

  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|Trusted Type|unsafe header/i.test(message.text())) {
      complaints.push(message.text());
    }
  });
  page.on('request', (request) => urls.push(request.url()));

  const openAs: OpenedPlayground['openAs'] = async (name, path) => {
    await page.goto(`${playground.appUrl}${path}`);
    await page.getByRole('button', { name }).click();
  };

  return {
    playground,
    context,
    page,
    urls,
    complaints,
    openAs,
    visit: (path) => visit(page, path),
    async openAssistant(name) {
      await openAs(name, '/assistant');
      await page.getByRole('region', { name: 'Assistant', exact: true }).waitFor();
    },
    async openOtherPage(viewport) {
      const other = await openContext(browser, { viewport });
      others.push(other);
      return other.newPage();
    },
    async close() {
      for (const other of others) await other.close();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
      await playground.close();
    },
  };
}

/** Opens a page of the app as a link does: its widgets mount, and the app is not loaded. */
export function visit(page: Page, path: string): Promise<void> {
  return page.evaluate(async (destination) => {
    for (const path of ['/settings', destination]) {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, path);
}

/** Begins a conversation, whatever is open. */
export async function startConversation(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('button', { name: 'New conversation' })
    .click();
  await page.getByRole('article').first().waitFor({ state: 'detached' });
}

/** Types a message into the open chat and sends it with Enter. */
export async function say(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill(words);
  await field.press('Enter');
}

/** Steers the mock platform as a user would, over HTTP. */
export async function steer(playground: Playground, path: string, body: unknown): Promise<void> {
  const response = await fetch(`${playground.mockUrl}/__mock/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`/__mock/${path} answered ${response.status}`);
}
