import { createMockPlatform, type MockPlatform } from 'brainstem/mock-platform';
import type { Hono } from 'hono';
import { createAccounts } from '../../playground/server/accounts.ts';
import { createPartnerApp } from '../../playground/server/createPartnerApp.ts';
import { noncePlaceholder, type Page } from '../../playground/server/page.ts';

/** The apparent origin of the partner's app. */
export const origin = 'https://app.example';

/** A partner's backend beside a mock platform, over no network. */
export interface OpenedApp {
  app: Hono;
  platform: MockPlatform;
  /** Sends JSON as the app's own page would. */
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Signs in, and answers the cookie that comes back. */
  signIn: (accountId: string) => Promise<string>;
}

const page: Page = {
  hasSocket: false,
  html: (path) => Promise.resolve(`<script nonce="${noncePlaceholder}"></script>${path}`),
  file: (path) =>
    path === '/assets/page.js' ? { body: 'run()', contentType: 'text/javascript' } : undefined,
};

/** Opens a partner's backend. */
export function openPartnerApp(): OpenedApp {
  const platform = createMockPlatform({ pace: 0 });
  const { credentials } = platform;
  const app = createPartnerApp({
    platformUrl: credentials.baseUrl,
    apiKey: credentials.apiKey,
    appSessionCookie: 'web_app=session-1',
    accounts: createAccounts(credentials),
    page,
    fetch: platform.fetch,
  });
  const post: OpenedApp['post'] = async (path, body = {}, headers = {}) =>
    app.request(`${origin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  return {
    app,
    platform,
    post,
    async signIn(accountId) {
      const response = await post('/api/sign-in', { accountId });
      return response.headers.get('set-cookie')?.split(';')[0] ?? '';
    },
  };
}
