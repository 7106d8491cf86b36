import type { Route } from '@playwright/test';

/**
 * Answers a browser's request with a handler of web `Request` and `Response`. Ignores a page that
 * was closed in the meantime, like a server; rethrows the handler's errors.
 */
export async function answerRoute(
  route: Route,
  handler: (request: Request) => Response | Promise<Response>,
): Promise<void> {
  const intercepted = route.request();
  const body = intercepted.postDataBuffer();
  const headers = await unlessClosed(intercepted.allHeaders());
  if (headers === undefined) return;
  const response = await handler(
    new Request(intercepted.url(), {
      method: intercepted.method(),
      headers,
      body: body === null ? null : new Uint8Array(body),
    }),
  );
  await unlessClosed(
    route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    }),
  );
}

/** Playwright exports no class for this error, so its message identifies it. */
const closed = 'Target page, context or browser has been closed';

async function unlessClosed<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.message.includes(closed)) return undefined;
    throw error;
  }
}
