import type { Route } from '@playwright/test';

/** Answers what a browser asks with a handler of the web's own `Request` and `Response`. */
export async function answerRoute(
  route: Route,
  handler: (request: Request) => Response | Promise<Response>,
): Promise<void> {
  const asked = route.request();
  const body = asked.postDataBuffer();
  const response = await handler(
    new Request(asked.url(), {
      method: asked.method(),
      headers: await asked.allHeaders(),
      body: body === null ? null : new Uint8Array(body),
    }),
  );
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}
