import { useState } from 'react';
import {
  describeError,
  refusedFields,
  useFormat,
  useGeneralWords,
} from '../../../provider/index.ts';
import {
  Button,
  Disclosure,
  Fact,
  Facts,
  Field,
  joinClasses,
  TextInput,
  layout,
} from '../../../ui/index.ts';
import { draftOf, setId, setVersion, type OpenOntology } from '../core/index.ts';
import { freeId, isPlainId } from '../core/draft/ontologyDraft.ts';
import {
  useEditorActions,
  useEditorState,
  useIsReadOnly,
  useOntologies,
  useOntologyWords,
  useEditorProps,
  useOpenProblems,
} from '../EditorContext.ts';
import styles from './OntologyFields.module.css';
import { personName } from './personName.ts';

export interface OntologyFieldsProps {
  open: OpenOntology;
}

/**
 * A new ontology's name and id, and the version, creator and date. A stored one's name is in the
 * header, and is changed among its details.
 */
export function OntologyFields({ open }: OntologyFieldsProps) {
  const words = useOntologyWords();
  const actions = useEditorActions();
  const isReadOnly = useIsReadOnly();
  const { displayName, version } = open.history.present;
  const refusalOf = useRefusals(open);
  const [wasUnfolded, setUnfolded] = useState(false);
  // A name that has just been saved stays where it was typed.
  const [isNew] = useState(open.kind === 'new');
  // An error inside expands it.
  const isUnfolded =
    wasUnfolded ||
    [refusalOf('version'), refusalOf('displayName')].some((error) => error !== undefined);
  const nameField = (
    <Field label={words.name} description={words.nameText} error={refusalOf('displayName')}>
      <TextInput
        data-field="displayName"
        value={displayName}
        disabled={isReadOnly}
        autoComplete="off"
        onChange={(event) => actions.rename(event.target.value)}
      />
    </Field>
  );
  return (
    <div className={layout.stack3}>
      {isNew && nameField}
      {open.kind === 'new' && <IdField open={open} />}
      <Disclosure label={words.details} isOpen={isUnfolded} onOpenChange={setUnfolded}>
        {isUnfolded && (
          <div className={layout.stack3}>
            {!isNew && nameField}
            {open.kind === 'stored' && <StoredFacts open={open} />}
            <Field
              label={words.versionField}
              className={styles.version}
              error={refusalOf('version')}
            >
              <TextInput
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
            </Field>
          </div>
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
  const { displayName, ontologyId } = open.history.present;
  const isTaken = useOpenProblems(open).some(({ reason }) => reason === 'taken');
  // After a 409 the notice above reports it.
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
        <TextInput
          data-field="ontologyId"
          value={ontologyId}
          disabled={isReadOnly}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => actions.edit(setId(event.target.value), 'ontologyId')}
        />
      </Field>
      {isTaken && !hasFailed && <DuplicateIdActions ontologyId={ontologyId} />}
    </div>
  );
}

/** Fields other than terms, by name in the request. */
const factFields = ['ontologyId', 'displayName', 'version'] as const;

/** Returns a getter of the platform's error for a field, until the rejected value changes. */
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

export interface DuplicateIdActionsProps {
  ontologyId: string;
  onFreeId?: () => void;
}

/** Offers a free id, or to open the ontology that has the id. */
export function DuplicateIdActions({ ontologyId, onFreeId }: DuplicateIdActionsProps) {
  const words = useOntologyWords();
  const ontologies = useOntologies() ?? [];
  const actions = useEditorActions();
  const existing = ontologies.find((ontology) => ontology.ontologyId === ontologyId);
  const ids = ontologies.map((ontology) => ontology.ontologyId);
  const free = freeId(ontologyId, [...ids, ontologyId]);
  return (
    <div className={joinClasses(layout.wrap2, styles.actions)}>
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

/** Shows the read-only fields: the id, and the known creator and date. */
function StoredFacts({ open }: OntologyFieldsProps) {
  const words = useOntologyWords();
  const format = useFormat();
  const { ontologyId } = open.base;
  const stored = useOntologies()?.find((ontology) => ontology.ontologyId === ontologyId);
  const createdAt = readMoment(stored?.createdAt);
  const { personNames = {} } = useEditorProps();
  const createdBy = personName(stored?.createdBy, personNames);
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

/** Narrows a potential date of undocumented type to a string or number. */
function readMoment(value: unknown): string | number | undefined {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? value
    : undefined;
}
