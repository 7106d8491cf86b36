import { useState } from 'react';
import {
  useGuardedPage,
  WidgetBoundary,
  withSession,
  useGeneralWords,
  UnsavedDialog as Question,
} from '../../provider/index.ts';
import { Surface, Button, Dialog, KeyList, type KeyListProps } from '../../ui/index.ts';
import { isDirty, type OpenOntology } from './core/index.ts';
import {
  EditorProvider,
  useEditorProps,
  useEditorState,
  useOntologyWords,
  useEditorActions,
  useCanSave,
} from './EditorContext.ts';
import { OntologyList } from './list/OntologyList.tsx';
import styles from './OntologyEditor.module.css';
import { EditorMain } from './panel/EditorMain.tsx';
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

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const words = useOntologyWords();
  const general = useGeneralWords();
  const shortcuts: KeyListProps['keys'] = [
    [['Ctrl S', '⌘ S'], words.save],
    [['Ctrl Z', '⌘ Z'], words.undo],
    [['Ctrl Shift Z', '⌘ Shift Z'], words.redo],
    [['↑', '↓', 'Home', 'End'], words.shortcutTerms],
    [['Enter', 'F2'], words.shortcutEdit],
    [['Alt ↑', 'Alt ↓'], words.shortcutMove],
    [['Delete'], words.shortcutRemove],
    [['?'], words.shortcutHelp],
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.shortcuts}
      actions={<Button onClick={() => onOpenChange(false)}>{general.close}</Button>}
    >
      <KeyList keys={shortcuts} />
    </Dialog>
  );
}

function UnsavedDialog() {
  const open = useEditorState((state) => state.open);
  return open === undefined ? null : <AskAboutChanges open={open} />;
}

function AskAboutChanges({ open }: { open: OpenOntology }) {
  const words = useOntologyWords();
  const actions = useEditorActions();
  const isBlocked = useEditorState(({ blockedDestination }) => blockedDestination !== undefined);
  const isBusy = useEditorState(({ busy }) => busy !== undefined);
  const canSave = useCanSave(open);
  const { displayName, ontologyId } = open.history.present;
  const name = displayName.trim() || ontologyId || words.untitled;
  return (
    <Question
      isUnsaved={isDirty(open)}
      isAsking={isBlocked}
      title={canSave ? words.unsavedTitle(name) : words.discardTitle(name)}
      text={canSave ? words.unsavedText : words.discardText}
      onKeep={actions.keepEditing}
      onDiscard={actions.discard}
      isBusy={isBusy}
      save={
        canSave && (
          <Button variant="primary" disabled={isBusy} onClick={() => void actions.save()}>
            {isBusy ? words.saving : words.save}
          </Button>
        )
      }
    />
  );
}
