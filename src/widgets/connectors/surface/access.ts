import { createContext, useContext, useEffect } from 'react';
import { isPlatformError } from '../../../client/errors/index.ts';

/** What the platform has refused so far for want of a scope. */
export interface Access {
  missing: ReadonlySet<string>;
  report: (scope: string) => void;
}

/** Carries {@link Access} below a connectors widget; undefined outside of one. */
export const AccessContext = createContext<Access | undefined>(undefined);

/**
 * Whether things may be changed and synced. Which scopes a token has is not known before the
 * platform refuses, so both are so until then.
 *
 * @param errors - Of what was tried; a refusal for want of a scope counts for the whole widget.
 */
export function useAccess(...errors: readonly unknown[]): { canWrite: boolean; canSync: boolean } {
  const access = useContext(AccessContext);
  const scope = errors
    .map((error) => (isPlatformError(error) ? error.missingScope : undefined))
    .find((missing) => missing !== undefined);
  useEffect(() => {
    if (scope !== undefined) access?.report(scope);
  }, [scope, access]);
  return {
    canWrite: access?.missing.has('connectors:write') !== true,
    canSync: access?.missing.has('connectors:sync') !== true,
  };
}

/** Whether a widget is on a page of another one, which says what applies to both. */
export function useIsInside(): boolean {
  return useContext(AccessContext) !== undefined;
}
