import * as v from 'valibot';

/**
 * The body of a refusal: `error` (status text) and `message`, `status` (number) and `message`, or,
 * for deleting documents, `error` and `details`. The bodies of chat, task, forms and validation
 * routes are not documented, so readers must not rely on one.
 */
export const errorBody = v.union([
  v.object({ error: v.string(), message: v.string() }),
  v.object({ status: v.number(), message: v.string() }),
  v.object({ error: v.string(), details: v.string() }),
]);

/** Returns the message of a 403 for a missing scope. Apart from the others, for tree-shaking. */
export function missingScopeMessage(scope: string): string {
  return `Missing required scope: ${scope}`;
}

/** The messages that are documented verbatim. */
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
