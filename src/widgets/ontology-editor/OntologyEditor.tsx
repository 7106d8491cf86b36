import { useState } from 'react';
import {
  type WidgetProps,
  useBrainstem,
  useControlledValue,
  useControllerEvent,
  useGuardedPage,
  usePlatformActions,
  WidgetBoundary,
  withSession,
} from '../../provider/index.ts';
import { createOntologyChanges } from '../../query/index.ts';
import { Surface } from '../../ui/index.ts';
import { createEditor, isDirty, type OntologyEditorView } from './core/index.ts';
import {
  EditorProvider,
  PersonNamesContext,
  useEditorState,
  useOntologyWords,
} from './EditorContext.ts';
import { OntologyList } from './list/OntologyList.tsx';
import styles from './OntologyEditor.module.css';
import { EditorMain } from './panel/EditorMain.tsx';
import { UnsavedDialog } from './panel/UnsavedDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useEditorKeys } from './useEditorKeys.ts';
import { useUnsavedOntology } from './useUnsavedOntology.ts';

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

/**
 * Lists, edits and tries the tenant's ontologies: terms with their limits, pasted lists, undo,
 * import and export, and beside the terms a sample text that shows what they match. It fills
 * its parent, which gives it a height, and adapts to its own width.
 *
 * Import reads JSON, CSV, TSV, plain lists, and SKOS, OWL and RDFS in Turtle, RDF/XML and JSON-LD:
 * classes become entity types, properties required fields, labels legal terms. Trees are read to
 * their leaves, and deprecated entries are skipped. A file is read only on this machine; nothing
 * that it refers to is fetched.
 *
 * Long sample texts are matched in a worker if the page's policy allows one (`worker-src blob:`),
 * and piece by piece if it doesn't.
 *
 * Parts, for styling: `[data-part]` of `ontology-editor`, `ontologies`, `ontology`, `terms`,
 * `term`, `preview`, `passage` (with `data-kept`), `tabs`, `field`, `notice` and `dialog`.
 *
 * Routes: all of "Custom ontologies" but the legacy upsert.
 */
export const OntologyEditor = withSession(EditorView, {
  name: 'ontologyEditor',
  events: {
    onViewChange: ['view'],
    onSaved: ['ontologyId'],
    onDeleted: ['ontologyId'],
    onDirtyChange: ['isDirty'],
  },
});

const noNames: Readonly<Record<string, string>> = {};

function EditorView({ label, personNames = noNames, ...props }: OntologyEditorProps) {
  const { environment } = useBrainstem();
  const changes = usePlatformActions(createOntologyChanges);
  const persistence = useUnsavedOntology();
  const [editor] = useState(() =>
    createEditor({ changes, persistence, view: props.view ?? props.defaultView, environment }),
  );
  useControllerEvent(editor, 'viewChange', props.onViewChange);
  useControllerEvent(editor, 'saved', props.onSaved);
  useControllerEvent(editor, 'deleted', props.onDeleted);
  useControllerEvent(editor, 'dirtyChange', props.onDirtyChange);
  useControllerEvent(editor, 'error', props.onError);
  useControlledValue(editor, 'viewChange', props.view, editor.actions.followView);
  return (
    <EditorProvider controller={editor}>
      <PersonNamesContext.Provider value={personNames}>
        <EditorRegions label={label} />
      </PersonNamesContext.Provider>
    </EditorProvider>
  );
}

function EditorRegions({ label }: Pick<OntologyEditorProps, 'label'>) {
  const words = useOntologyWords();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = (): void => setHelpOpen(true);
  const keys = useEditorKeys(openHelp);
  const isOpen = useEditorState(
    ({ open, isTryingCombination }) => open !== undefined || isTryingCombination,
  );
  const hasChanges = useEditorState(({ open }) => isDirty(open));
  useGuardedPage(hasChanges);
  return (
    <Surface
      role="region"
      aria-label={label ?? words.ontologies}
      className={styles.root}
      data-part="ontology-editor"
      data-open={isOpen || undefined}
      {...keys}
    >
      <WidgetBoundary>
        <OntologyList onHelp={openHelp} />
      </WidgetBoundary>
      <WidgetBoundary>
        <EditorMain />
      </WidgetBoundary>
      <WidgetBoundary>
        <UnsavedDialog />
      </WidgetBoundary>
      <WidgetBoundary>
        <ShortcutsDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
      </WidgetBoundary>
    </Surface>
  );
}
