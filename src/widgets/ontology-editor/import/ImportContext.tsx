import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Ontology } from '../../../contract/index.ts';
import { createWidgetContext } from '../../../provider/index.ts';
import { planImport, planTerms, type ImportPlan } from '../core/planImport.ts';
import type { ImportActions, ImportEvents, ImportState } from '../core/createImport.ts';

export const {
  Provider: ImportProvider,
  useActions: useImportActions,
  useSelect: useImportState,
} = createWidgetContext<ImportState, ImportActions, ImportEvents>('OntologyEditor');

const PlanContext = createContext<ImportPlan | undefined>(undefined);

interface ImportPlanProviderProps {
  /** The ontologies at the time the file was opened. */
  ontologies: readonly Ontology[];
  children: ReactNode;
}

/** Plans the import once for its whole dialog, since a large file has many terms. */
export function ImportPlanProvider({ ontologies, children }: ImportPlanProviderProps) {
  const read = useImportState((state) => state.read);
  const name = useImportState((state) => state.name);
  const mapping = useImportState((state) => state.mapping);
  const overLimit = useImportState((state) => state.overLimit);
  const picked = useImportState((state) => state.picked);
  const ids = useImportState((state) => state.ids);
  const planned = useMemo(() => planTerms({ read, mapping, picked }), [read, mapping, picked]);
  const plan = useMemo(
    () => planImport({ read, name, overLimit, ids }, planned, ontologies),
    [read, name, overLimit, ids, planned, ontologies],
  );
  return <PlanContext.Provider value={plan}>{children}</PlanContext.Provider>;
}

export function useImportPlan(): ImportPlan {
  const plan = useContext(PlanContext);
  if (plan === undefined) throw new Error('Brainstem: only the dialog of an import has its plan.');
  return plan;
}
