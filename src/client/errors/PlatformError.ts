import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/** Details of a refusal. */
export interface PlatformErrorDetails {
  /** The HTTP status. */
  status: number;
  /** The platform's message, or undefined if it sent none that could be read. */
  platformMessage: string | undefined;
  /** The route, such as `POST /chat/stream`. */
  route: string;
  /** The missing scope, if a 403 names one. */
  missingScope?: string;
  /** The `Retry-After` of the answer, in milliseconds. */
  retryAfter?: number;
  /** The platform's request id, for support cases. */
  requestId?: string;
  /** Milliseconds that the call waited for a rate limit before it gave up. */
  waited?: number;
}

const retryableStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/** The platform answered with an error status. */
export class PlatformError extends BrainstemError {
  override readonly name = 'PlatformError';
  /** The HTTP status. */
  readonly status: number;
  /** The platform's message, verbatim. */
  readonly platformMessage: string | undefined;
  /** The route, such as `POST /chat/stream`. */
  readonly route: string;
  /** The missing scope, if a 403 names one. */
  readonly missingScope: string | undefined;
  /** The `Retry-After` of the answer, in milliseconds. */
  readonly retryAfter: number | undefined;
  /** The platform's request id. */
  readonly requestId: string | undefined;
  /** Milliseconds that the call waited for a rate limit, after a 429, before it gave up. */
  readonly waited: number | undefined;

  constructor(details: PlatformErrorDetails) {
    const text = details.platformMessage ?? 'no message';
    super('platform', `${details.route} answered ${details.status}: ${text}.${waitOf(details)}`, {
      retryable: retryableStatuses.has(details.status),
    });
    this.status = details.status;
    this.platformMessage = details.platformMessage;
    this.route = details.route;
    this.missingScope = details.missingScope;
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
    this.waited = details.waited;
  }
}

function waitOf({ waited, retryAfter }: PlatformErrorDetails): string {
  if (waited === undefined) return '';
  const more =
    retryAfter === undefined ? '' : `, and it asks for ${Math.ceil(retryAfter / 1000)} s more`;
  return ` Waited for ${Math.round(waited / 1000)} s${more}. Nothing was processed.`;
}

/** Returns true if a caught value is a refusal by the platform. */
export function isPlatformError(value: unknown): value is PlatformError {
  return isBrainstemError(value) && value.code === 'platform';
}

/** Returns true if a caught value is a refusal by the platform with one of these statuses. */
export function hasStatus(value: unknown, ...statuses: readonly number[]): value is PlatformError {
  return isPlatformError(value) && statuses.includes(value.status);
}

/** Returns true if a caught value is a refusal because of a missing scope. */
export function isScopeError(value: unknown): boolean {
  return isPlatformError(value) && value.missingScope !== undefined;
}
