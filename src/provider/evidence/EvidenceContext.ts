import { createContext, useContext } from 'react';
import type { EvidenceReference } from '../../client/index.ts';

/** Returns a function that opens a reference; undefined if there is nothing to show. */
export type OpenReference = (reference: EvidenceReference) => (() => void) | undefined;

/** Provides {@link OpenReference}. */
export const EvidenceContext = createContext<OpenReference>(() => undefined);

/** Returns the function that opens references in the surrounding widget. */
export function useOpenReference(): OpenReference {
  return useContext(EvidenceContext);
}
