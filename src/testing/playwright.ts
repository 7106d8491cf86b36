import { test as base, type Route } from '@playwright/test';
import {
  createMockPlatform,
  type Clock,
  type Faults,
  type MockPlatform,
  type MockPlatformOptions,
  type TokenOptions,
} from '../mock-platform/index.ts';
import { answerRoute } from './answerRoute.ts';

/** The person that the token route answers for. */
export interface SignedInAs extends TokenOptions {
  /** @default the one with every capability */
  serviceActorId?: string;
}

/** Options that a project of a Playwright configuration sets under `use`. */
export interface PlatformTestOptions {
  /**
   * Options of the mock platform. Give it the `baseUrl` and the `appUrl` that your app uses.
   *
   * @default a platform that answers without pauses
   */
  platformOptions: MockPlatformOptions;
  /** The token route of your app, as a glob of addresses. @default '**\/api/brainstem/token' */
  tokenRoute: string;
}

/** The fixtures of {@link test}. */
export interface PlatformFixtures {
  /** A mock platform of the test's own, which answers every request of its pages to the platform. */
  platform: MockPlatform;
  /**
   * Lets the token route answer for somebody else from now on, or refuse with `null`. A token that a
   * page has stays valid: `platform.expireTokens()` ends it.
   */
  signIn: (as?: SignedInAs | null) => void;
  /** Makes requests fail, stall or break off: the platform's `faults`. */
  faults: Faults;
  /** Moves the platform's time: its `clock`. The page's own is Playwright's `page.clock`. */
  clock: Clock;
}

/** The person that each token route answers for, once a test has set one; `null` is nobody. */
const signedIn = new WeakMap<MockPlatform, SignedInAs | null>();

/**
 * Playwright's `test` with a mock platform behind each page. Requests to the platform and to your
 * token route never leave the machine; your app runs as it is. Streamed answers arrive at once.
 * Needs `@playwright/test`.
 *
 * @example
 * test('the assistant answers', async ({ page, faults }) => {
 *   await page.goto('/');
 *   await page.getByRole('textbox', { name: 'Message' }).fill('Which suppliers are late?');
 *   await page.keyboard.press('Enter');
 *   await expect(page.getByRole('button', { name: 'Copy message' })).toBeVisible();
 * });
 */
export const test = base.extend<PlatformFixtures & PlatformTestOptions>({
  platformOptions: [{}, { option: true }],
  tokenRoute: ['**/api/brainstem/token', { option: true }],
  platform: [
    async ({ context, platformOptions, tokenRoute }, provide) => {
      const platform = createMockPlatform({ pace: 0, ...platformOptions });
      const { baseUrl, appUrl } = platform.credentials;
      for (const root of new Set([baseUrl, appUrl])) {
        await context.route(isCallTo(root), (route) =>
          answer(route, (request) => platform.fetch(request)),
        );
      }
      await context.route(tokenRoute, (route) =>
        answer(route, () => answerToken(platform, signedIn.get(platform))),
      );
      await provide(platform);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
  signIn: ({ platform }, provide) =>
    provide((as = {}) => {
      signedIn.set(platform, as);
    }),
  faults: ({ platform }, provide) => provide(platform.faults),
  clock: ({ platform }, provide) => provide(platform.clock),
});

export { expect } from '@playwright/test';

/** Says of an address whether it is one of the platform's. */
function isCallTo(root: string): (url: URL) => boolean {
  return ({ href }) => href.startsWith(`${root}/`);
}

/** Answers a call, and leaves pages and scripts of the web app's own address to the app. */
async function answer(
  route: Route,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const type = route.request().resourceType();
  if (['document', 'script', 'stylesheet'].includes(type)) return route.fallback();
  // The person's session of the web app, which a page never has in a test.
  return answerRoute(route, (request) => handle(new Request(request, { credentials: 'include' })));
}

/** Answers as `createTokenHandler` of `brainstem/server` does. */
async function answerToken(platform: MockPlatform, as: SignedInAs | null = {}): Promise<Response> {
  if (as === null) {
    return Response.json({ error: 'forbidden', message: 'Sign in first.' }, { status: 403 });
  }
  const serverTime = new Date(platform.clock.now()).toISOString();
  return Response.json({ token: await platform.issueToken(as), serverTime });
}
