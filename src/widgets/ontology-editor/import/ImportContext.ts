import { createContext, useContext, useMemo } from 'react';
import type { Ontology } from '../../../contract/index.ts';
import { createWidgetContext } from '../../../provider/index.ts';
import {
  planImport,
  type ImportActions,
  type ImportEvents,
  type ImportPlan,
  type ImportState,
} from '../core/index.ts';

/** The import's controller, for the parts of its dialog. */
export const {
  Provider: ImportProvider,
  useActions: useImportActions,
  useSelect: useImportState,
} = createWidgetContext<ImportState, ImportActions, ImportEvents>('OntologyEditor');

/** The ontologies at the time the file was opened. */
export const KnownOntologies = createContext<readonly Ontology[]>([]);

/** Returns the import's current plan. */
export function useImportPlan(): ImportPlan {
  const ontologies = useContext(KnownOntologies);
  const read = useImportState((state) => state.read);
  const name = useImportState((state) => state.name);
  const mapping = useImportState((state) => state.mapping);
  const overLimit = useImportState((state) => state.overLimit);
  const picked = useImportState((state) => state.picked);
  const ids = useImportState((state) => state.ids);
  return useMemo(
    () => planImport({ read, name, mapping, overLimit, picked, ids }, ontologies),
    [read, name, mapping, overLimit, picked, ids, ontologies],
  );
}
