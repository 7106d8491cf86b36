import { Badge, Button, Icon, IconButton } from '../../ui/index.ts';
import { useActs, useEditorState, useOntologyWords } from './EditorContext.ts';
import { isDirty, type OpenOntology } from './editorStore.ts';
import { draftProblems } from './ontologyDraft.ts';
import styles from './PanelHeader.module.css';

/** Props of {@link PanelHeader}. */
export interface PanelHeaderProps {
  open: OpenOntology;
  name: string;
}

/** The ontology's name, undo and redo, and saving it. */
export function PanelHeader({ open, name }: PanelHeaderProps) {
  const words = useOntologyWords();
  const acts = useActs();
  const busy = useEditorState((state) => state.busy);
  const saved = useEditorState((state) => state.saved);
  const isReadOnly = useEditorState(({ missingScope }) => missingScope !== undefined);
  const hasChanges = isDirty(open);
  const canSave =
    (hasChanges || open.raisesVersion) &&
    !open.isGone &&
    !isReadOnly &&
    busy === undefined &&
    draftProblems(open.history.present).length === 0;
  return (
    <header className={styles.header}>
      <BackButton />
      <h2 tabIndex={-1} className={styles.name} dir="auto">
        {name}
      </h2>
      <span role="status" className={styles.state}>
        {hasChanges && <Badge tone="warning">{words.unsaved}</Badge>}
        {!hasChanges && saved !== undefined && (
          <span className={styles.saved}>
            <Icon name="check" size={14} />
            {words.savedNote(name)}
          </span>
        )}
      </span>
      {!isReadOnly && (
        <span className={styles.actions}>
          <IconButton
            label={words.undo}
            disabled={open.history.past.length === 0}
            onClick={acts.undo}
          >
            <Icon name="undo" />
          </IconButton>
          <IconButton
            label={words.redo}
            disabled={open.history.future.length === 0}
            onClick={acts.redo}
          >
            <Icon name="redo" />
          </IconButton>
          <Button variant="primary" disabled={!canSave} onClick={() => void acts.save()}>
            {busy === 'saving' ? words.saving : words.save}
          </Button>
        </span>
      )}
    </header>
  );
}

/** Goes back to the list, in a box too narrow for both. */
export function BackButton() {
  const words = useOntologyWords();
  const acts = useActs();
  return (
    <IconButton
      className={styles.back}
      label={words.back}
      onClick={() => acts.go({ to: 'nothing' })}
    >
      <span className={styles.backwards}>
        <Icon name="chevron" />
      </span>
    </IconButton>
  );
}
