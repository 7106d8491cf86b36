/** Returns an `onRequest` that keeps the results of tool calls, as they are sent. */
export function keepResults(results: unknown[]): (request: Request) => Promise<undefined> {
  return async (request) => {
    if (request.url.endsWith('/chat/resume')) results.push(await request.clone().json());
  };
}
