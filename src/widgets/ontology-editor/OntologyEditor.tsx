import { useState } from 'react';
import { useGuardedPage, WidgetBoundary, withSession } from '../../provider/index.ts';
import { Surface } from '../../ui/index.ts';
import { isDirty } from './core/index.ts';
import {
  EditorProvider,
  useEditorProps,
  useEditorState,
  useOntologyWords,
} from './EditorContext.ts';
import { OntologyList } from './list/OntologyList.tsx';
import styles from './OntologyEditor.module.css';
import { EditorMain } from './panel/EditorMain.tsx';
import { UnsavedDialog } from './panel/UnsavedDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useEditorKeys } from './useEditorKeys.ts';
import { ontologyEditor, type OntologyEditorProps } from './declaration.ts';

/**
 * Lists, edits and tests the tenant's ontologies: terms with their limits, pasted lists, undo,
 * import and export, and a sample text that shows the terms' matches. It fills its parent, which
 * must have a height, and adapts to its own width.
 *
 * Import reads JSON, CSV, TSV, plain lists, and SKOS, OWL and RDFS in Turtle, RDF/XML and JSON-LD:
 * classes become entity types, properties required fields, labels legal terms. Trees are read down
 * to their leaves, and deprecated entries are skipped. Files are parsed locally; references in them
 * are never fetched.
 *
 * Long sample texts are matched in a worker if the page's CSP allows one (`worker-src blob:`),
 * otherwise in slices on the main thread.
 *
 * Parts, for styling: `[data-part]` of `ontology-editor`, `ontologies`, `ontology`, `terms`,
 * `term`, `preview`, `passage` (with `data-kept`), `tabs`, `field`, `notice` and `dialog`.
 *
 * Routes: all of "Custom ontologies" but the legacy upsert.
 */
export const OntologyEditor = withSession(EditorView, ontologyEditor);

function EditorView(props: OntologyEditorProps) {
  return (
    <EditorProvider props={props}>
      <EditorRegions />
    </EditorProvider>
  );
}

function EditorRegions() {
  const words = useOntologyWords();
  const { label } = useEditorProps();
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
