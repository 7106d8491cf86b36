import { createTokenHandler } from 'brainstem/server';
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { publicAccount, type Account } from './accounts.ts';
import { createSignIns } from './createSignIns.ts';
import { noncePlaceholder, plainPath, type Page } from './page.ts';
import { createNonce, pageHeaders } from './pageHeaders.ts';
import { requireSameSite } from './requireSameSite.ts';

export interface PartnerAppOptions {
  /** The platform's service root. */
  platformUrl: string;
  /** The partner's API key. Sent only to the platform. */
  apiKey: string;
  /** The partner's organisation on the platform. @default omitted from the page */
  organizationId?: string;
  /** The platform's user for setting up workspaces. @default omitted from the page */
  userId?: string;
  /** A cookie for the platform's web-app sign-in: `name=value`. @default no sign-in */
  appSessionCookie?: string;
  accounts: readonly Account[];
  page: Page;
  /** The fetch for the platform. @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}

const cookieName = 'quaymark_session';

const signInBody = v.object({ accountId: v.string() });

/** Creates the partner's backend: sessions, the token route and the page itself. */
export function createPartnerApp({
  platformUrl,
  apiKey,
  organizationId,
  userId,
  appSessionCookie,
  accounts,
  page,
  fetch,
}: PartnerAppOptions): Hono {
  const signIns = createSignIns();
  const accountOf = (secret: string | undefined): Account | undefined => {
    const id = signIns.find(secret);
    return accounts.find((account) => account.id === id);
  };

  const [webAppCookie, webAppSession] = appSessionCookie?.split('=') ?? [];
  /** Describes the signed-in user for the page, including their web-app session. */
  const described = (account: Account, context: Context) => ({
    ...publicAccount(account),
    isInWebApp: webAppCookie !== undefined && getCookie(context, webAppCookie) === webAppSession,
  });

  const answerToken = createTokenHandler({
    baseUrl: platformUrl,
    apiKey,
    fetch,
    authorize: (request) => {
      const account = accountOf(readCookie(request));
      return account === undefined
        ? { refuse: 'Your session has ended. Sign in again.' }
        : { serviceActorId: account.serviceActorId };
    },
  });

  const app = new Hono();
  app.use('/api/*', requireSameSite);
  app.use('/api/*', async ({ header }, next) => {
    header('cache-control', 'no-store');
    await next();
  });

  app.get('/api/config', ({ json }) =>
    json({ platformUrl, organizationId, userId, accounts: accounts.map(publicAccount) }),
  );

  app.get('/api/me', (context) => {
    const account = accountOf(getCookie(context, cookieName));
    return context.json({ account: account === undefined ? null : described(account, context) });
  });

  app.post('/api/sign-in', async (context) => {
    const body = v.safeParse(signInBody, await readJson(context));
    const account = accounts.find(({ id }) => body.success && id === body.output.accountId);
    if (account === undefined) return context.json({ message: 'There is no such account.' }, 400);
    signIns.close(getCookie(context, cookieName));
    setCookie(context, cookieName, signIns.open(account.id), {
      httpOnly: true,
      sameSite: 'Lax',
      secure: new URL(context.req.url).protocol === 'https:',
      path: '/',
    });
    return context.json({ account: described(account, context) });
  });

  app.post('/api/sign-out', (context) => {
    signIns.close(getCookie(context, cookieName));
    deleteCookie(context, cookieName, { path: '/' });
    if (webAppCookie !== undefined) deleteCookie(context, webAppCookie, { path: '/' });
    return context.json({ account: null });
  });

  // A real web app has its own sign-in page. Cookies ignore ports, so ours applies to it too.
  app.post('/api/web-app/sign-in', (context) => {
    const account = accountOf(getCookie(context, cookieName));
    if (account === undefined || webAppCookie === undefined || webAppSession === undefined) {
      return context.json({ message: 'Sign in first.' }, 401);
    }
    setCookie(context, webAppCookie, webAppSession, { httpOnly: true, sameSite: 'Lax', path: '/' });
    return context.json({ signedIn: true });
  });

  app.post('/api/brainstem/token', ({ req }) => answerToken(req.raw));
  app.all('/api/*', ({ json }) => json({ message: 'There is no such route.' }, 404));

  app.get('/assets/*', ({ req, body, notFound }) => {
    const file = page.file(req.path);
    if (file === undefined) return notFound();
    return body(file.body, 200, {
      'content-type': file.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  app.get('*', async ({ req, body }) => {
    const nonce = createNonce();
    const html = await page.html(req.path);
    // Our own pages may frame the consent page and the plain page.
    const isFramed = req.path === '/consent' || req.path === plainPath;
    const socketUrl = `ws://${new URL(req.url).host}`;
    return body(html.replaceAll(noncePlaceholder, nonce), 200, {
      ...pageHeaders({ nonce, platformUrl, ...(page.hasSocket && { socketUrl }), isFramed }),
    });
  });
  return app;
}

function readCookie({ headers }: Request): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${cookieName}=`));
  return found?.slice(cookieName.length + 1);
}

async function readJson({ req }: Context): Promise<unknown> {
  return req.json().catch(() => undefined);
}
