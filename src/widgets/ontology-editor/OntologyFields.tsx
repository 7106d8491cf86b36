import { Choice, Field, TextInput } from '../../ui/index.ts';
import { setId } from './draftEdits.ts';
import { useActs, useEditorState, useOntologyWords } from './EditorContext.ts';
import type { OpenOntology } from './editorStore.ts';
import styles from './OntologyFields.module.css';

/** Props of {@link OntologyFields}. */
export interface OntologyFieldsProps {
  open: OpenOntology;
}

/** The name, the id of a new one, and the version. */
export function OntologyFields({ open }: OntologyFieldsProps) {
  const words = useOntologyWords();
  const acts = useActs();
  const isReadOnly = useEditorState(({ missingScope }) => missingScope !== undefined);
  const deletedIds = useEditorState((state) => state.deletedIds);
  const { displayName, ontologyId, version } = open.history.present;
  const isNew = open.kind === 'new';
  return (
    <div className={styles.fields}>
      <Field label={words.name} description={words.nameText}>
        {(control) => (
          <TextInput
            {...control}
            data-draft=""
            value={displayName}
            disabled={isReadOnly}
            autoComplete="off"
            onChange={(event) => acts.rename(event.target.value)}
          />
        )}
      </Field>
      {isNew && (
        <Field
          label={words.id}
          description={deletedIds.has(ontologyId) ? words.idDeleted : words.idText}
          error={ontologyId === '' && displayName !== '' ? words.idMissing : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              data-draft=""
              value={ontologyId}
              disabled={isReadOnly}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => acts.edit(setId(event.target.value), 'id')}
            />
          )}
        </Field>
      )}
      {!isNew && (
        <div className={styles.line}>
          <span>
            <code className={styles.id}>{ontologyId}</code>
            {' · '}
            {version === undefined ? words.noVersion : words.version(version)}
          </span>
          {!isReadOnly && (
            <Choice
              label={words.raiseVersion((version ?? 0) + 1)}
              checked={open.raisesVersion}
              onChange={(event) => acts.raiseVersion(event.target.checked)}
            />
          )}
        </div>
      )}
    </div>
  );
}
