import { isPlatformError } from '../../client/errors/index.ts';
import type { Ontology } from '../../contract/index.ts';
import { describeError, ErrorNotice, useGeneralWords } from '../../provider/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import { setId } from './draftEdits.ts';
import { useActs, useEditorState, useOntologyWords } from './EditorContext.ts';
import type { OpenOntology } from './editorStore.ts';
import { draftOf, freeId } from './ontologyDraft.ts';
import type { DraftField } from './rebaseDraft.ts';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';
import type { OntologiesWords } from '../../words/index.ts';

/** Props of {@link PanelNotices}. */
export interface PanelNoticesProps {
  open: OpenOntology;
  ontologies: readonly Ontology[] | undefined;
}

/** What stands between the person and a saved ontology, each with the way on. */
export function PanelNotices({ open, ontologies }: PanelNoticesProps) {
  const words = useOntologyWords();
  const general = useGeneralWords();
  const acts = useActs();
  const failure = useEditorState((state) => state.failure);
  const isReadOnly = useEditorState(({ missingScope }) => missingScope !== undefined);
  if (isReadOnly) return <ReadOnlyNotice />;
  if (open.isGone || isMissing(failure?.error)) return <GoneNotice />;
  if (open.clashes.length > 0) {
    return (
      <Notice
        tone="warning"
        title={words.clashTitle(open.clashes.map((field) => fieldName(field, words)).join(', '))}
        actions={
          <Button size="small" onClick={acts.takeTheirs}>
            {words.takeTheirs}
          </Button>
        }
      >
        {words.clashText}
      </Notice>
    );
  }
  if (failure === undefined || failure.act === 'restore') return null;
  if (isTaken(failure.error)) return <TakenNotice open={open} ontologies={ontologies} />;
  return (
    <ErrorNotice
      error={failure.error}
      title={failure.act === 'delete' ? words.deleteFailed : words.saveFailed}
      text={
        failure.act === 'delete'
          ? undefined
          : `${describeError(failure.error, general).text} ${words.draftKept}`
      }
      actions={
        failure.act === 'save' ? (
          <Button size="small" onClick={() => void acts.save()}>
            {general.tryAgain}
          </Button>
        ) : undefined
      }
    />
  );
}

function GoneNotice() {
  const words = useOntologyWords();
  const acts = useActs();
  return (
    <Notice
      role="alert"
      tone="warning"
      title={words.goneTitle}
      actions={
        <>
          <Button size="small" onClick={() => void acts.saveAnew()}>
            {words.createAgain}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              acts.go({ to: 'nothing' });
              acts.discard();
            }}
          >
            {words.discard}
          </Button>
        </>
      }
    >
      {words.draftKept}
    </Notice>
  );
}

function TakenNotice({ open, ontologies = [] }: PanelNoticesProps) {
  const words = useOntologyWords();
  const acts = useActs();
  const { ontologyId } = open.history.present;
  const existing = ontologies.find((one) => one.ontologyId === ontologyId);
  const free = freeId(ontologyId, [...ontologies.map((one) => one.ontologyId), ontologyId]);
  return (
    <Notice
      role="alert"
      tone="warning"
      title={words.conflictTitle}
      actions={
        <>
          <Button
            size="small"
            onClick={() => {
              acts.edit(setId(free), 'id');
              void acts.save();
            }}
          >
            {words.useFreeId(free)}
          </Button>
          {existing !== undefined && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => acts.go({ to: 'stored', draft: draftOf(existing) })}
            >
              {words.openExisting}
            </Button>
          )}
        </>
      }
    >
      {words.conflictText}
    </Notice>
  );
}

const isTaken = (error: unknown): boolean => isPlatformError(error) && error.status === 409;

const isMissing = (error: unknown): boolean => isPlatformError(error) && error.status === 404;

function fieldName(field: DraftField, words: OntologiesWords): string {
  return field === 'displayName'
    ? words.name
    : field === 'version'
      ? words.versionField
      : words[field];
}
