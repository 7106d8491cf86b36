import { declareWidget } from '../../controller/index.ts';
import type { WidgetProps } from '../../provider/index.ts';
import type { OntologyEditorView } from './core/editorState.ts';

/** Props of {@link OntologyEditor}. */
export interface OntologyEditorProps extends WidgetProps {
  /**
   * The open ontology or page, controlled by the host. The editor asks before it leaves unsaved
   * changes; if the user stays, `onViewChange` is called.
   *
   * @default uncontrolled
   */
  view?: OntologyEditorView;
  /** The initially open ontology or page when uncontrolled. @default none */
  defaultView?: OntologyEditorView;
  /** Called when another view was opened, or a new ontology was saved. */
  onViewChange?: (view: OntologyEditorView) => void;
  /** Called with the id of each created, changed or recreated ontology. */
  onSaved?: (ontologyId: string) => void;
  /** Called with the id of each deleted ontology. */
  onDeleted?: (ontologyId: string) => void;
  /**
   * Called when the editor becomes dirty or clean, so that the host can ask before removing it. The
   * editor itself asks before the page is left.
   */
  onDirtyChange?: (isDirty: boolean) => void;
  /**
   * The names of users and service actors by id, to show who created an ontology. The platform only
   * returns ids, which aren't shown.
   *
   * @default none
   */
  personNames?: Readonly<Record<string, string>>;
  /** The label of the region. @default 'Ontologies', translated */
  label?: string;
}

export const ontologyEditor = declareWidget<OntologyEditorProps>()('ontologyEditor', {
  events: {
    onViewChange: ['view'],
    onSaved: ['ontologyId'],
    onDeleted: ['ontologyId'],
    onDirtyChange: ['isDirty'],
  },
  properties: { view: 'property', defaultView: 'json', personNames: 'json', label: 'string' },
});
