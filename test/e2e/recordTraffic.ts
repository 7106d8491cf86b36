import * as v from 'valibot';
import type { Request } from 'playwright';
import type { OpenedPlayground } from './openPlayground.ts';

/** The traffic that a page received since it was recorded. */
export interface RecordedTraffic {
  /** Every token that the partner's backend gave the page, the latest last. */
  tokens: string[];
  /** Headers of all answers, and the bodies of those that have ended, as text. */
  readReceived: () => Promise<string[]>;
}

/**
 * Keeps all that the page receives from now on. Only for tests that look at it: the browser hands
 * each answer on to the test, which takes longer than what most tests do with the page.
 */
export async function recordTraffic({ context, page }: OpenedPlayground): Promise<RecordedTraffic> {
  const headers: string[] = [];
  const bodies: Promise<string>[] = [];
  const tokens: string[] = [];
  // Read on the way: the browser does not always keep the body of an answer for who asks later.
  await context.route(/\/api\/brainstem\/token$/, async (route) => {
    const response = await route.fetch();
    const { token } = v.parse(v.object({ token: v.optional(v.string()) }), await response.json());
    if (token !== undefined) tokens.push(token);
    await route.fulfill({ response });
  });
  page.on('response', (response) => headers.push(JSON.stringify(response.headers())));
  page.on('requestfinished', (request) => bodies.push(readBody(request)));
  return { tokens, readReceived: async () => [...headers, ...(await Promise.all(bodies))] };
}

/** The body of an answer, or nothing where the browser keeps none, as of a redirect. */
async function readBody(request: Request): Promise<string> {
  try {
    return (await (await request.response())?.text()) ?? '';
  } catch {
    return '';
  }
}
