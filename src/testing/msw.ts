import { http, passthrough, type HttpHandler } from 'msw';
import type { MockPlatform } from '../mock-platform/index.ts';

/**
 * Makes handlers for MSW that answer every request to a mock platform's addresses, for apps whose
 * client is created with the real `fetch`. Give the platform the addresses that your app uses.
 *
 * @example
 * const platform = createMockPlatform({ baseUrl: 'https://api.example.com', pace: 0 });
 * const server = setupServer(...createPlatformHandlers(platform));
 */
export function createPlatformHandlers(platform: MockPlatform): HttpHandler[] {
  const { baseUrl, appUrl } = platform.credentials;
  return [...new Set([baseUrl, appUrl])].map((root) =>
    http.all(`${root}/*`, ({ request }) =>
      // A service worker must not answer for pages and scripts of the web app's own address.
      request.destination === '' ? platform.fetch(request) : passthrough(),
    ),
  );
}
