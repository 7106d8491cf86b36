import { createWidgetContext } from '../../../provider/index.ts';
import type { ImportActions, ImportEvents, ImportState } from '../core/createImport.ts';

export const {
  Provider: ImportProvider,
  useActions: useImportActions,
  useSelect: useImportState,
} = createWidgetContext<ImportState, ImportActions, ImportEvents>('OntologyEditor');
