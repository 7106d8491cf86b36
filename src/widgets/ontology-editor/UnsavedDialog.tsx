import { Button, Dialog } from '../../ui/index.ts';
import { useActs, useEditorState, useOntologyWords } from './EditorContext.ts';
import { draftProblems } from './ontologyDraft.ts';

/** Asks what becomes of unsaved changes before another ontology is opened, or this one closed. */
export function UnsavedDialog() {
  const words = useOntologyWords();
  const acts = useActs();
  const open = useEditorState((state) => state.open);
  const isWanted = useEditorState(({ wanted }) => wanted !== undefined);
  const isBusy = useEditorState(({ busy }) => busy !== undefined);
  const draft = open?.history.present;
  const canSave =
    draft !== undefined && open?.isGone === false && draftProblems(draft).length === 0;
  return (
    <Dialog
      open={isWanted}
      onOpenChange={(isOpen) => {
        if (!isOpen) acts.stay();
      }}
      title={words.unsavedTitle(draft?.displayName.trim() || draft?.ontologyId || words.untitled)}
      description={words.unsavedText}
      actions={
        <>
          <Button onClick={acts.stay}>{words.keepEditing}</Button>
          <Button variant="danger" disabled={isBusy} onClick={acts.discard}>
            {words.discard}
          </Button>
          {canSave && (
            <Button variant="primary" disabled={isBusy} onClick={() => void acts.save()}>
              {isBusy ? words.saving : words.save}
            </Button>
          )}
        </>
      }
    />
  );
}
