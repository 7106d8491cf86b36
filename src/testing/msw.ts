import { http, passthrough, type HttpHandler } from 'msw';
import type { MockPlatform } from '../mock-platform/index.ts';

/**
 * Creates MSW handlers that answer every request to a mock platform's addresses, for apps whose
 * client uses the real `fetch`. Create the platform with the addresses of your app.
 *
 * @example
 * const platform = createMockPlatform({ baseUrl: 'https://api.example.com', pace: 0 });
 * const server = setupServer(...createPlatformHandlers(platform));
 */
export function createPlatformHandlers(platform: MockPlatform): HttpHandler[] {
  const { baseUrl, appUrl } = platform.credentials;
  return [...new Set([baseUrl, appUrl])].map((root) =>
    http.all(`${root}/*`, ({ request }) =>
      // The service worker must not answer requests for the web app's own pages and scripts.
      request.destination === ''
        ? // MSW 3 reads requests in Node off the network, where nothing says whether cookies go along.
          platform.fetch(new Request(request, { credentials: 'include' }))
        : passthrough(),
    ),
  );
}
