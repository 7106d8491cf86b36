import * as v from 'valibot';

/**
 * The body of a refusal: an object with `error` (status text) and `message`, with `status` (number)
 * and `message`, or, where documents are deleted, with `error` and `details`. The bodies of chat, task,
 * forms and validation routes are not documented, so a reader must do without one.
 */
export const errorBody = v.union([
  v.object({ error: v.string(), message: v.string() }),
  v.object({ status: v.number(), message: v.string() }),
  v.object({ error: v.string(), details: v.string() }),
]);

/** The message of a 403 for want of a scope. Apart from the others, of which no page has a use. */
export function missingScopeMessage(scope: string): string {
  return `Missing required scope: ${scope}`;
}

/** The messages that the documents give word for word. */
export const knownMessages = {
  invalidApiKey: 'Invalid API key',
  invalidJwt: 'JWT verification failed - token is invalid or expired',
  missingToken: 'Invalid or missing authentication token',
  missingScope: missingScopeMessage,
  foreignServiceActor: "Service actor's parent organisation must match API key's organization",
  organisationDenied: 'Access denied to organization',
  serviceActorNotFound: 'Service actor not found',
  organisationNotFound: 'Organization not found',
  domainTaken: 'Domain already exists or is invalid',
  missingField: (field: string) => `Missing required field: ${field}`,
  rateLimited: 'Rate limit exceeded',
  unexpected: 'An unexpected error occurred',
} as const;

/**
 * Finds the scope that a 403 names.
 *
 * @returns The scope of `Missing required scope: X`, or undefined for any other message.
 */
export function missingScopeIn(message: string): string | undefined {
  return /^Missing required scope: (\S+)$/.exec(message)?.[1];
}
