import { createContext, useContext } from 'react';
import type { EvidenceReference } from '../../client/index.ts';

/** Returns what opens a reference; undefined if there is nothing to show of it. */
export type OpenReference = (reference: EvidenceReference) => (() => void) | undefined;

/** Carries {@link OpenReference}. */
export const EvidenceContext = createContext<OpenReference>(() => undefined);

/** Returns what opens references in the widget around. */
export function useOpenReference(): OpenReference {
  return useContext(EvidenceContext);
}
