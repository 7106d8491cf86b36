import { useId, type ReactNode } from 'react';
import { Choice, ChoiceGroup } from '../field/Choice.tsx';
import { Field } from '../field/Field.tsx';
import { TextInput } from '../field/TextInput.tsx';
import { ChosenOntologies } from './ChosenOntologies.tsx';
import styles from './OntologyChoice.module.css';
import { OntologyOptions } from './OntologyOptions.tsx';
import type { OntologyChoiceWords } from './ontologyChoiceWords.ts';
import type { OntologyOption } from './ontologyOption.ts';
import { ResolvePreview, type ResolvedChoice } from './ResolvePreview.tsx';

/** What is chosen. */
export interface OntologyChoiceValue {
  ontologyIds: readonly string[];
  /** What happens to content that matches none of them. */
  mode: 'strict' | 'guided';
  /** As typed; empty for none. */
  documentGroup: string;
}

/** Props of {@link OntologyChoice}. */
export interface OntologyChoiceProps {
  value: OntologyChoiceValue;
  onChange: (value: OntologyChoiceValue) => void;
  /** @default false */
  disabled?: boolean;
  /** Those that can be chosen; undefined while they are on their way. */
  options: readonly OntologyOption[] | undefined;
  /** Why they could not be fetched, with the button that mends it. */
  notice?: ReactNode;
  /** How many can be chosen at once. */
  limit: number;
  /** Whether the platform would take the document group. An empty one is left out. */
  isDocumentGroupValid: boolean;
  /** What an upload would use; undefined while that is not known. */
  resolved?: ResolvedChoice;
  /** Why that could not be asked. */
  resolveNotice?: ReactNode;
  words: OntologyChoiceWords;
}

/**
 * Chooses the ontologies of an upload: a list with a search, what happens to content that matches
 * none, the document group, and what an upload would use. Draws and asks nothing by itself.
 */
export function OntologyChoice({
  value,
  onChange,
  disabled = false,
  options,
  notice,
  limit,
  isDocumentGroupValid,
  resolved,
  resolveNotice,
  words,
}: OntologyChoiceProps) {
  const name = useId();
  const { ontologyIds, mode, documentGroup } = value;
  const hasNone = ontologyIds.length === 0;
  // Where the list failed, or an ontology is gone, that was said above, and no retry mends it here.
  const isGone = (id: string): boolean =>
    options?.every(({ ontologyId }) => ontologyId !== id) ?? false;
  const isExplained = notice !== undefined || ontologyIds.some(isGone);
  const modes = [
    { key: 'strict', label: words.strict, description: words.strictText },
    { key: 'guided', label: words.guided, description: words.guidedText },
  ] as const;
  return (
    <div className={styles.choice} data-part="ontology-choice">
      <div className={styles.group} role="group" aria-label={words.chooseOntologies}>
        <ChosenOntologies
          ids={ontologyIds}
          options={options}
          limit={limit}
          disabled={disabled}
          words={words}
          onRemove={(id) =>
            onChange({ ...value, ontologyIds: ontologyIds.filter((other) => other !== id) })
          }
        />
        {notice}
        <OntologyOptions
          ids={ontologyIds}
          options={options}
          limit={limit}
          disabled={disabled}
          isFailed={notice !== undefined}
          words={words}
          onChange={(ids) => onChange({ ...value, ontologyIds: ids })}
        />
      </div>
      <ChoiceGroup legend={words.mode} description={hasNone ? words.modeWithoutIds : undefined}>
        {modes.map(({ key, label, description }) => (
          <Choice
            key={key}
            type="radio"
            name={name}
            label={label}
            description={description}
            checked={mode === key}
            disabled={disabled || hasNone}
            onChange={() => onChange({ ...value, mode: key })}
          />
        ))}
      </ChoiceGroup>
      <Field
        label={words.documentGroup}
        hint={words.optional}
        description={words.documentGroupText}
        error={
          documentGroup === '' || isDocumentGroupValid ? undefined : words.documentGroupInvalid
        }
      >
        {(control) => (
          <TextInput
            {...control}
            value={documentGroup}
            disabled={disabled}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange({ ...value, documentGroup: event.target.value })}
          />
        )}
      </Field>
      {!hasNone && !(isExplained && resolveNotice !== undefined) && (
        <ResolvePreview resolved={resolved} words={words}>
          {resolveNotice}
        </ResolvePreview>
      )}
    </div>
  );
}
