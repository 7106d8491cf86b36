import { useEffect, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { callListener } from '../../controller/index.ts';
import {
  usePlatformActions,
  usePlatformQuery,
  withSession,
  type WidgetProps,
  WidgetBoundary,
} from '../../provider/index.ts';
import { createOntologyChanges, ontologiesQuery } from '../../query/index.ts';
import { Surface } from '../../ui/index.ts';
import { createEditor, type EditorActs } from './createEditor.ts';
import { EditorContext, useOntologyWords } from './EditorContext.ts';
import { EditorMain } from './EditorMain.tsx';
import { isDirty } from './editorStore.ts';
import styles from './OntologyEditor.module.css';
import { OntologyList } from './OntologyList.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';

/** Props of {@link OntologyEditor}. */
export interface OntologyEditorProps extends WidgetProps {
  /**
   * Told when there begin and cease to be unsaved changes, so that the host can ask before it
   * takes the editor away. Leaving the page is guarded by the editor itself.
   */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Names the region. @default 'Ontologies', in the locale's words */
  label?: string;
}

/**
 * Lists, writes and tries the tenant's ontologies: terms with their limits, lists that are pasted,
 * undo, import and export, and beside the terms a sample text that shows what they match. It fills
 * its parent, which gives it a height, and answers to its own width.
 *
 * Long sample texts are matched in a worker where the page's policy allows one (`worker-src blob:`),
 * and piece by piece where it does not.
 *
 * Parts, for styling: `[data-part]` of `ontology-editor`, `ontologies`, `ontology`, `terms`, `term`,
 * `preview`, `passage` (with `data-kept`), `tabs`, `field`, `notice` and `dialog`.
 *
 * Routes: all of "Custom ontologies" but the legacy upsert.
 */
export const OntologyEditor = withSession(OntologyEditorView, {
  name: 'ontologyEditor',
  events: { onDirtyChange: ['isDirty'] },
});

function OntologyEditorView({ onDirtyChange, label }: OntologyEditorProps) {
  const words = useOntologyWords();
  const changes = usePlatformActions(createOntologyChanges);
  const [editor] = useState(() => createEditor(changes));
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { acts, store } = editor;
  const list = usePlatformQuery(ontologiesQuery);
  const isOpen = useStore(store, ({ open, isTrial }) => open !== undefined || isTrial);
  const hasChanges = useStore(store, ({ open }) => isDirty(open));

  useEffect(() => {
    if (list.data !== undefined) acts.sync(list.data);
  }, [acts, list.data]);
  useEffect(() => {
    callListener(onDirtyChange, hasChanges);
  }, [hasChanges, onDirtyChange]);
  useGuardedPage(hasChanges);

  return (
    <EditorContext.Provider value={editor}>
      <Surface
        role="region"
        aria-label={label ?? words.ontologies}
        className={styles.editor}
        data-part="ontology-editor"
        data-open={isOpen || undefined}
        onKeyDown={(event) => {
          if (event.key === '?' && !isTextField(event.target)) setHelpOpen(true);
          else followShortcut(event, acts);
        }}
      >
        <WidgetBoundary>
          <OntologyList list={list} onHelp={() => setHelpOpen(true)} />
        </WidgetBoundary>
        <WidgetBoundary>
          <EditorMain ontologies={list.data} />
        </WidgetBoundary>
        <WidgetBoundary>
          <UnsavedDialog />
        </WidgetBoundary>
        <WidgetBoundary>
          <ShortcutsDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
        </WidgetBoundary>
      </Surface>
    </EditorContext.Provider>
  );
}

/** Asks before the page is left, only while there is something to lose. */
function useGuardedPage(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
}

/** Saves and undoes by key. A field that is no part of the draft undoes its own typing. */
function followShortcut(event: KeyboardEvent, acts: EditorActs): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === 's') {
    event.preventDefault();
    void acts.save();
    return;
  }
  const isUndo = key === 'z' && !event.shiftKey;
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if ((!isUndo && !isRedo) || (isTextField(event.target) && !isDraftField(event.target))) return;
  event.preventDefault();
  if (isUndo) acts.undo();
  else acts.redo();
}

function isTextField(target: EventTarget): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type))
  );
}

function isDraftField(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['draft'] !== undefined;
}
