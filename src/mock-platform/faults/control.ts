import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { fault } from './faults.ts';
import type { MockPlatform } from '../mockPlatform.ts';
import { readText } from '../request/readBody.ts';
import { refuse } from '../request/httpError.ts';
import { seedName } from '../seed/seedName.ts';

/** A clock change: an advance, freezing, or both. */
const clockControl = v.union([
  v.object({ advanceSeconds: v.number(), isStopped: v.optional(v.boolean()) }),
  v.object({ advanceSeconds: v.optional(v.number()), isStopped: v.boolean() }),
]);

/**
 * Creates the routes below `/__mock`, which trigger faults interactively. They aren't part of the
 * documented platform.
 */
export function createControl(platform: MockPlatform): Hono {
  const app = new Hono();
  const { baseUrl, appUrl } = platform.credentials;
  app.use(requireLocalCaller([baseUrl, appUrl]));
  app.get('/faults', () => Response.json({ faults: platform.faults.list() }));
  app.post('/faults', async ({ req }) => {
    const wanted = v.safeParse(fault, await readJson(req.raw));
    if (!wanted.success) return refuse(422, v.summarize(wanted.issues));
    return Response.json({ id: platform.faults.add(wanted.output) }, { status: 201 });
  });
  app.delete('/faults', () => {
    platform.faults.clear();
    return done();
  });
  app.delete('/faults/:id', ({ req }) => {
    platform.faults.clear(req.param('id'));
    return done();
  });
  app.post('/expire-tokens', () => {
    platform.expireTokens();
    return done();
  });
  app.post('/clock', async ({ req }) => {
    const wanted = v.safeParse(clockControl, await readJson(req.raw));
    if (!wanted.success) return refuse(422, v.summarize(wanted.issues));
    const { advanceSeconds = 0, isStopped } = wanted.output;
    if (isStopped === true) platform.clock.stop();
    if (isStopped === false) platform.clock.start();
    try {
      platform.clock.advance(advanceSeconds);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return refuse(422, 'advanceSeconds: the time has to stay between the years 1970 and 9999');
    }
    return Response.json({ now: new Date(platform.clock.now()).toISOString() });
  });
  app.post('/app-session', () => {
    const cookie = `${platform.credentials.appSessionCookie}; Path=/; HttpOnly; SameSite=Lax`;
    return Response.json({ ok: true }, { headers: { 'set-cookie': cookie } });
  });
  app.post('/consents', async ({ req }) => {
    const wanted = v.safeParse(v.object({ sessionToken: v.string() }), await readJson(req.raw));
    if (!wanted.success) return refuse(422, v.summarize(wanted.issues));
    try {
      return Response.json({ connectionId: platform.consent(wanted.output.sessionToken) });
    } catch {
      return refuse(404, 'No consent waits for this session token');
    }
  });
  app.post('/pairings', async ({ req }) => {
    const wanted = v.safeParse(scannedCode, await readJson(req.raw));
    if (!wanted.success) return refuse(422, v.summarize(wanted.issues));
    const { code, ...scan } = wanted.output;
    try {
      platform.scanPairing(code, scan);
      return done();
    } catch {
      return refuse(404, 'No pending pairing shows this code now');
    }
  });
  app.post('/reset', async ({ req }) => {
    const wanted = v.safeParse(v.object({ seed: v.optional(seedName) }), await readJson(req.raw));
    if (!wanted.success) return refuse(422, v.summarize(wanted.issues));
    platform.reset(wanted.output.seed);
    return done();
  });
  return app;
}

const scannedCode = v.object({
  code: v.string(),
  phoneNumber: v.exactOptional(v.string()),
  error: v.exactOptional(v.string()),
});

function done(): Response {
  return Response.json({ ok: true });
}

/** Parses JSON. An empty body counts as an empty object. */
async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Rejects requests that another site's page may have caused: those with a foreign `Origin`, and
 * those that use a foreign host name (DNS rebinding). Scripts and command lines send no origin.
 *
 * @param ownUrls - The platform's own URLs, whose hosts and origins are allowed.
 */
function requireLocalCaller(ownUrls: readonly string[]): MiddlewareHandler {
  const ownHosts = new Set(ownUrls.map((url) => new URL(url).hostname));
  const ownOrigins = new Set(ownUrls.map((url) => new URL(url).origin));
  return async ({ req }, next) => {
    const { hostname } = new URL(req.url);
    const isOwnHost = ownHosts.has(hostname) || isLoopback(hostname) || isAddress(hostname);
    if (!isOwnHost) return refuse(403, `The control routes are not served as ${hostname}`);
    const origin = req.header('origin');
    if (origin !== undefined && !ownOrigins.has(origin) && !isLoopbackOrigin(origin)) {
      return refuse(403, 'The control routes refuse pages of other sites');
    }
    return next();
  };
}

function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Returns true for an IP address, which DNS rebinding can't forge. */
function isAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(hostname);
}
