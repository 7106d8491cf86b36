import { declareWidget } from '../../controller/index.ts';
import type { WidgetProps } from '../../provider/index.ts';
import type { OntologyEditorView } from './core/index.ts';

/** Props of {@link OntologyEditor}. */
export interface OntologyEditorProps extends WidgetProps {
  /**
   * The open ontology or page, if the host keeps it. The editor asks before it leaves unsaved
   * changes for it; if the person stays, `onViewChange` says so.
   *
   * @default our own
   */
  view?: OntologyEditorView;
  /** The ontology or page open at first, if the host does not keep it. @default nothing */
  defaultView?: OntologyEditorView;
  /** Called when something else was opened, or a new ontology was saved. */
  onViewChange?: (view: OntologyEditorView) => void;
  /** Called with the id of each ontology that was made, changed or made again. */
  onSaved?: (ontologyId: string) => void;
  /** Called with the id of each ontology that was deleted. */
  onDeleted?: (ontologyId: string) => void;
  /**
   * Called when the first unsaved change is made and when the last one is saved or undone, so that
   * the host can ask before it removes the editor. The editor itself asks before the page is left.
   */
  onDirtyChange?: (isDirty: boolean) => void;
  /**
   * The names of people and service actors by their ids, for who created an ontology. The platform
   * says only an id, which isn't shown.
   *
   * @default none
   */
  personNames?: Readonly<Record<string, string>>;
  /** Names the region. @default 'Ontologies', in the locale's words */
  label?: string;
}

/** The ontology editor, as hosts know it. */
export const ontologyEditor = declareWidget<OntologyEditorProps>()('ontologyEditor', {
  events: {
    onViewChange: ['view'],
    onSaved: ['ontologyId'],
    onDeleted: ['ontologyId'],
    onDirtyChange: ['isDirty'],
  },
  properties: { view: 'property', defaultView: 'json', personNames: 'json', label: 'string' },
});
