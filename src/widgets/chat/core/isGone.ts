import { isPlatformError } from '../../../client/errors/index.ts';

/** Returns true if the platform answered that it doesn't have what was asked for, or not any more. */
export function isGone(error: unknown): boolean {
  return isPlatformError(error) && (error.status === 404 || error.status === 410);
}
