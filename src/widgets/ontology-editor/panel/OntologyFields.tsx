import { useState } from 'react';
import type { Ontology } from '../../../contract/index.ts';
import {
  describeError,
  refusedFields,
  useFormat,
  useGeneralWords,
} from '../../../provider/index.ts';
import { Button, Disclosure, Fact, Facts, Field, TextInput, layout } from '../../../ui/index.ts';
import { draftOf, freeId, isPlainId, setId, setVersion, type OpenOntology } from '../core/index.ts';
import {
  useEditorActions,
  useEditorState,
  useIsReadOnly,
  useOntologies,
  useOntologyWords,
  usePersonNames,
} from '../EditorContext.ts';
import styles from './OntologyFields.module.css';
import { personName } from './personName.ts';
import { useOpenProblems } from './useOpenProblems.ts';

export interface OntologyFieldsProps {
  open: OpenOntology;
}

/** The name, the id of a new one, the version, and who created it when. */
export function OntologyFields({ open }: OntologyFieldsProps) {
  const words = useOntologyWords();
  const actions = useEditorActions();
  const isReadOnly = useIsReadOnly();
  const { displayName, version } = open.history.present;
  const refusalOf = useRefusals(open);
  const [wasUnfolded, setUnfolded] = useState(false);
  // A refusal of what is inside opens it.
  const isUnfolded = wasUnfolded || refusalOf('version') !== undefined;
  return (
    <div className={layout.stack3}>
      <Field label={words.name} description={words.nameText} error={refusalOf('displayName')}>
        {(control) => (
          <TextInput
            {...control}
            data-field="displayName"
            value={displayName}
            disabled={isReadOnly}
            autoComplete="off"
            onChange={(event) => actions.rename(event.target.value)}
          />
        )}
      </Field>
      {open.kind === 'new' && <IdField open={open} />}
      <Disclosure label={words.details} isOpen={isUnfolded} onOpenChange={setUnfolded}>
        {isUnfolded && (
          <>
            {open.kind === 'stored' && <StoredFacts open={open} />}
            <Field
              label={words.versionField}
              className={styles.version}
              error={refusalOf('version')}
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="number"
                  data-field="version"
                  value={version ?? ''}
                  disabled={isReadOnly}
                  step={1}
                  onChange={({ target }) => {
                    const number = target.valueAsNumber;
                    const next = Number.isSafeInteger(number) ? number : undefined;
                    actions.edit(setVersion(next), 'version');
                  }}
                />
              )}
            </Field>
          </>
        )}
      </Disclosure>
    </div>
  );
}

function IdField({ open }: OntologyFieldsProps) {
  const words = useOntologyWords();
  const actions = useEditorActions();
  const isReadOnly = useIsReadOnly();
  const deletedIds = useEditorState((state) => state.deletedIds);
  const ontologies = useOntologies() ?? [];
  const { displayName, ontologyId } = open.history.present;
  const isTaken = useOpenProblems(open).some(({ reason }) => reason === 'taken');
  // After a 409 the notice above says the same.
  const hasFailed = useEditorState(({ failure }) => failure !== undefined);
  const refusalOf = useRefusals(open);
  return (
    <div>
      <Field
        label={words.id}
        description={
          deletedIds.has(ontologyId)
            ? words.idDeleted
            : isPlainId(ontologyId)
              ? words.idText
              : words.idAdvice
        }
        error={
          isTaken
            ? words.idTaken(ontologyId)
            : ontologyId === '' && displayName !== ''
              ? words.idMissing
              : refusalOf('ontologyId')
        }
      >
        {(control) => (
          <TextInput
            {...control}
            data-field="ontologyId"
            value={ontologyId}
            disabled={isReadOnly}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => actions.edit(setId(event.target.value), 'ontologyId')}
          />
        )}
      </Field>
      {isTaken && !hasFailed && <TakenActions ontologyId={ontologyId} ontologies={ontologies} />}
    </div>
  );
}

/** Fields of an ontology that stand beside its terms, by their name in the request. */
const factFields = ['ontologyId', 'displayName', 'version'] as const;

/** Tells what the platform said of a field, until the field is another than it refused. */
function useRefusals({
  history: { present },
}: OpenOntology): (field: (typeof factFields)[number]) => string | undefined {
  const general = useGeneralWords();
  const failure = useEditorState((state) => state.failure);
  const refused = failure?.request === 'save' ? refusedFields(failure.error, factFields) : [];
  return (field) =>
    refused.includes(field) && failure?.draft?.[field] === present[field]
      ? describeError(failure?.error, general).text
      : undefined;
}

export interface TakenActionsProps {
  /** The id that is taken. */
  ontologyId: string;
  ontologies: readonly Ontology[];
  /** Called once the free id is set. */
  onFreeId?: () => void;
}

/** The ways on from an id that another ontology has: a free one, or that ontology. */
export function TakenActions({ ontologyId, ontologies, onFreeId }: TakenActionsProps) {
  const words = useOntologyWords();
  const actions = useEditorActions();
  const existing = ontologies.find((ontology) => ontology.ontologyId === ontologyId);
  const ids = ontologies.map((ontology) => ontology.ontologyId);
  const free = freeId(ontologyId, [...ids, ontologyId]);
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        onClick={() => {
          actions.edit(setId(free), 'ontologyId');
          onFreeId?.();
        }}
      >
        {words.useFreeId(free)}
      </Button>
      {existing !== undefined && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => actions.navigate({ to: 'stored', draft: draftOf(existing) })}
        >
          {words.openExisting}
        </Button>
      )}
    </div>
  );
}

/** Shows the fields that can't be changed: the id, and who created it when, as far as known. */
function StoredFacts({ open }: OntologyFieldsProps) {
  const words = useOntologyWords();
  const format = useFormat();
  const { ontologyId } = open.base;
  const stored = useOntologies()?.find((ontology) => ontology.ontologyId === ontologyId);
  const createdAt = readMoment(stored?.createdAt);
  const createdBy = personName(stored?.createdBy, usePersonNames());
  return (
    <Facts>
      <Fact name={words.id}>
        <code className={styles.code}>{ontologyId}</code>
      </Fact>
      {createdAt !== undefined && <Fact name={words.createdAt}>{format.date(createdAt)}</Fact>}
      {createdBy !== undefined && <Fact name={words.createdBy}>{createdBy}</Fact>}
    </Facts>
  );
}

/** A text or a number that may be a date; its type is not documented. */
function readMoment(value: unknown): string | number | undefined {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? value
    : undefined;
}
