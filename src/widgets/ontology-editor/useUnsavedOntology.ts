import type { Persistence } from '../../controller/index.ts';
import { usePersistence } from '../../provider/index.ts';
import { unsavedFormat, type UnsavedOntology } from './core/keepUnsaved.ts';

/** Returns the persistence of an unsaved ontology: the provider's `storage`, if it has one. */
export function useUnsavedOntology(): Persistence<UnsavedOntology> | undefined {
  return usePersistence({ storageKey: 'brainstem-ontologies' }, unsavedFormat);
}
