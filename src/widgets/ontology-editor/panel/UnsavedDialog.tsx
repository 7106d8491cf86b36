import { UnsavedDialog as Question } from '../../../provider/index.ts';
import { Button } from '../../../ui/index.ts';
import { isDirty, type OpenOntology } from '../core/index.ts';
import { useEditorActions, useEditorState, useOntologyWords } from '../EditorContext.ts';
import { useCanSave } from './useOpenProblems.ts';

/** Asks what to do with unsaved changes before leaving the ontology. */
export function UnsavedDialog() {
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
