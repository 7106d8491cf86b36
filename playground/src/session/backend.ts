import * as v from 'valibot';

const account = v.object({
  id: v.string(),
  name: v.string(),
  role: v.string(),
  access: v.string(),
  /** True if the user is signed in to the platform's web app, which has its own cookie. */
  isInWebApp: v.optional(v.boolean(), false),
});

/** The signed-in user. */
export type Account = v.InferOutput<typeof account>;

const config = v.object({
  platformUrl: v.string(),
  /** Our organisation on the platform. */
  organizationId: v.optional(v.string()),
  /** The platform's user for setting up workspaces. */
  userId: v.optional(v.string()),
  accounts: v.array(account),
});

/** Settings that the page needs before sign-in. */
export type Config = v.InferOutput<typeof config>;

const signedIn = v.object({ account: v.nullable(account) });

/** Fetches the page's settings from our own backend. */
export async function readConfig(): Promise<Config> {
  return v.parse(config, await call('GET', '/api/config'));
}

/** Returns the signed-in user, or null. */
export async function readAccount(): Promise<Account | null> {
  return v.parse(signedIn, await call('GET', '/api/me')).account;
}

/** Signs an account in, replacing the current one. */
export async function signIn(accountId: string): Promise<Account | null> {
  return v.parse(signedIn, await call('POST', '/api/sign-in', { accountId })).account;
}

/** Signs the user in to the platform's web app, whose session the tasks require. */
export async function signInToWebApp(): Promise<void> {
  await call('POST', '/api/web-app/sign-in');
}

/** Ends the session. */
export async function signOut(): Promise<void> {
  await call('POST', '/api/sign-out');
}

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}
