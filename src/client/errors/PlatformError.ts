import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/** Details of a refusal. */
export interface PlatformErrorDetails {
  /** HTTP status. */
  status: number;
  /** The platform's message, or undefined if it sent nothing readable. */
  platformMessage: string | undefined;
  /** The route, as `POST /chat/stream`. */
  route: string;
  /** The scope that the credential lacks, where a 403 names one. */
  missingScope?: string;
  /** Milliseconds that the platform asked to wait before the next try. */
  retryAfter?: number;
  /** The id that the platform gave the request, for a support case. */
  requestId?: string;
  /** Milliseconds that the call waited for a limit before it gave up. */
  waited?: number;
}

const retryableStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/** The platform answered with a status that is not a success. */
export class PlatformError extends BrainstemError {
  override readonly name = 'PlatformError';
  /** HTTP status. */
  readonly status: number;
  /** The platform's message, word for word. */
  readonly platformMessage: string | undefined;
  /** The route, as `POST /chat/stream`. */
  readonly route: string;
  /** The scope that the credential lacks, where a 403 names one. */
  readonly missingScope: string | undefined;
  /** Milliseconds that the platform asked to wait before the next try. */
  readonly retryAfter: number | undefined;
  /** The id that the platform gave the request. */
  readonly requestId: string | undefined;
  /** Milliseconds that the call waited, with a 429, before it gave up. */
  readonly waited: number | undefined;

  constructor(details: PlatformErrorDetails) {
    const said = details.platformMessage ?? 'no message';
    super('platform', `${details.route} answered ${details.status}: ${said}.${waitOf(details)}`, {
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

/** Tells whether a caught value is a refusal by the platform for want of a scope. */
export function isScopeError(value: unknown): boolean {
  return isPlatformError(value) && value.missingScope !== undefined;
}
