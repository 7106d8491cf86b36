import type { Route } from '@playwright/test';

/**
 * Answers what a browser asks with a handler of the web's own `Request` and `Response`. A page that
 * has been closed since gets no answer, as it would from a server; whatever the handler throws is
 * thrown on.
 */
export async function answerRoute(
  route: Route,
  handler: (request: Request) => Response | Promise<Response>,
): Promise<void> {
  const asked = route.request();
  const body = asked.postDataBuffer();
  const headers = await unlessClosed(asked.allHeaders());
  if (headers === undefined) return;
  const response = await handler(
    new Request(asked.url(), {
      method: asked.method(),
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
