import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type Route,
  type TestType,
} from '@playwright/test';
import {
  createMockPlatform,
  type Clock,
  type Faults,
  type MockPlatform,
  type MockPlatformOptions,
  type TokenOptions,
} from '../mock-platform/index.ts';
import { answerRoute } from './answerRoute.ts';

/** The user of the token route. */
export interface SignedInAs extends TokenOptions {
  /** @default the one with every capability */
  serviceActorId?: string;
}

/** Options that a project of a Playwright configuration sets under `use`. */
export interface PlatformTestOptions {
  /**
   * Options of the mock platform. Pass the `baseUrl` and `appUrl` of your app.
   *
   * @default a platform that answers immediately
   */
  platformOptions: MockPlatformOptions;
  /** Your app's token route, as a URL glob. @default '**\/api/brainstem/token' */
  tokenRoute: string;
}

/** The fixtures of {@link test}. */
export interface PlatformFixtures {
  /** The test's own mock platform, which answers every request of its pages to the platform. */
  platform: MockPlatform;
  /**
   * Makes the token route answer for another user, or refuse with `null`. Existing tokens stay
   * valid until `platform.expireTokens()`.
   */
  signIn: (as?: SignedInAs | null) => void;
  /** Makes requests fail, stall or break off; the platform's `faults`. */
  faults: Faults;
  /** The platform's clock. The page's own is Playwright's `page.clock`. */
  clock: Clock;
}

/** The user of each token route, once set by a test; `null` for none. */
const signedIn = new WeakMap<MockPlatform, SignedInAs | null>();

/**
 * Playwright's `test` with a mock platform behind each page. Requests to the platform and to your
 * token route never leave the machine; your app runs unmodified. Streamed answers arrive in one
 * piece. Requires `@playwright/test`.
 *
 * @example
 * test('the assistant answers', async ({ page, faults }) => {
 *   await page.goto('/');
 *   await page.getByRole('textbox', { name: 'Message' }).fill('Which suppliers are late?');
 *   await page.keyboard.press('Enter');
 *   await expect(page.getByRole('button', { name: 'Copy message' })).toBeVisible();
 * });
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & PlatformFixtures & PlatformTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = base.extend<PlatformFixtures & PlatformTestOptions>({
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

/** Returns a predicate for URLs of the platform. */
function isCallTo(root: string): (url: URL) => boolean {
  return ({ href }) => href.startsWith(`${root}/`);
}

/** Answers a call, but lets the web app serve its own pages and scripts. */
async function answer(
  route: Route,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const type = route.request().resourceType();
  if (['document', 'script', 'stylesheet'].includes(type)) return route.fallback();
  // The user's web-app session, which pages in tests don't have.
  return answerRoute(route, (request) => handle(new Request(request, { credentials: 'include' })));
}

/** Answers like `createTokenHandler` of `brainstem/server`. */
async function answerToken(platform: MockPlatform, as: SignedInAs | null = {}): Promise<Response> {
  if (as === null) {
    return Response.json({ error: 'forbidden', message: 'Sign in first.' }, { status: 403 });
  }
  const serverTime = new Date(platform.clock.now()).toISOString();
  return Response.json({ token: await platform.issueToken(as), serverTime });
}
