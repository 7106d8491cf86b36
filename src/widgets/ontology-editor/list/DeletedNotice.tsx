import { ErrorNotice, useGeneralWords } from '../../../provider/index.ts';
import { Button, Icon, IconButton, Notice, icons, joinClasses, layout } from '../../../ui/index.ts';
import { useEditorActions, useEditorState, useOntologyWords } from '../EditorContext.ts';
import styles from './DeletedNotice.module.css';

/** Reports a deletion and its consequences, with a button to recreate the ontology. */
export function DeletedNotice() {
  const words = useOntologyWords();
  const general = useGeneralWords();
  const actions = useEditorActions();
  const deleted = useEditorState((state) => state.deleted);
  const failure = useEditorState((state) => state.failure);
  const isBusy = useEditorState(({ busy }) => busy !== undefined);
  if (deleted === undefined) return null;
  return (
    <div className={joinClasses(layout.stack2, styles.deleted)}>
      {failure?.request === 'restore' && (
        <ErrorNotice error={failure.error} title={words.restoreFailed} text={null} />
      )}
      <Notice
        icon={icons.trash}
        title={words.deletedNote(deleted.displayName.trim() || deleted.ontologyId)}
        actions={
          <>
            <Button size="small" disabled={isBusy} onClick={() => void actions.restore()}>
              {words.createAgain}
            </Button>
            <IconButton size="small" label={general.close} onClick={actions.dismiss}>
              <Icon path={icons.close} size={14} />
            </IconButton>
          </>
        }
      >
        {words.deletedText}
      </Notice>
    </div>
  );
}
