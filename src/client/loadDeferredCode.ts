import type * as deferredCode from './deferredCode.ts';

/** The code that few calls need. */
export type DeferredCode = typeof deferredCode;

/** Fetches the code that few calls need; once it is there, at once. */
export const loadDeferredCode = (): Promise<DeferredCode> => import('./deferredCode.ts');
