import { hasStatus } from '../../../client/errors/index.ts';
import {
  describeError,
  ErrorNotice,
  useFormat,
  useGeneralWords,
  MissingScopeNotice,
  useMissingScope,
} from '../../../provider/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import type { OntologiesWords } from '../../../words/index.ts';
import type { DraftField, OpenOntology } from '../core/index.ts';
import { useEditorActions, useEditorState, useOntologyWords } from '../EditorContext.ts';
import { DuplicateIdActions } from './OntologyFields.tsx';
import { ontologyWrites } from '../../../query/index.ts';

export interface PanelNoticesProps {
  open: OpenOntology;
}

/** Explains why the ontology can't be saved, with remedies. */
export function PanelNotices({ open }: PanelNoticesProps) {
  const words = useOntologyWords();
  const format = useFormat();
  const general = useGeneralWords();
  const actions = useEditorActions();
  const failure = useEditorState((state) => state.failure);
  const scope = useMissingScope(...ontologyWrites);
  if (scope !== undefined) return <MissingScopeNotice tone="warning" scope={scope} />;
  if (open.isDeletedElsewhere || hasStatus(failure?.error, 404)) return <GoneNotice />;
  if (open.conflicts.length > 0) {
    return (
      <Notice
        tone="warning"
        title={words.clashTitle(
          format.list(open.conflicts.map((field) => fieldName(field, words))),
        )}
        actions={
          <Button size="small" onClick={actions.takeTheirs}>
            {words.takeTheirs}
          </Button>
        }
      >
        {words.clashText}
      </Notice>
    );
  }
  if (failure === undefined || failure.request === 'restore') return null;
  if (hasStatus(failure.error, 409)) return <TakenNotice open={open} />;
  return (
    <ErrorNotice
      error={failure.error}
      title={failure.request === 'delete' ? words.deleteFailed : words.saveFailed}
      text={
        failure.request === 'delete'
          ? undefined
          : `${describeError(failure.error, general).text} ${words.draftKept}`
      }
      onRetry={failure.request === 'save' ? () => void actions.save() : undefined}
    />
  );
}

function GoneNotice() {
  const words = useOntologyWords();
  const { discard } = useGeneralWords();
  const actions = useEditorActions();
  return (
    <Notice
      role="alert"
      tone="warning"
      title={words.goneTitle}
      actions={
        <>
          <Button size="small" onClick={() => void actions.createAgain()}>
            {words.createAgain}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              actions.navigate({ to: 'nothing' });
              actions.discard();
            }}
          >
            {discard}
          </Button>
        </>
      }
    >
      {words.draftKept}
    </Notice>
  );
}

function TakenNotice({ open }: PanelNoticesProps) {
  const words = useOntologyWords();
  const actions = useEditorActions();
  return (
    <Notice
      role="alert"
      tone="warning"
      title={words.conflictTitle}
      actions={
        <DuplicateIdActions
          ontologyId={open.history.present.ontologyId}
          onFreeId={() => void actions.save()}
        />
      }
    >
      {words.conflictText}
    </Notice>
  );
}

function fieldName(field: DraftField, words: OntologiesWords): string {
  return field === 'displayName'
    ? words.name
    : field === 'version'
      ? words.versionField
      : words[field];
}
