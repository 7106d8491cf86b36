import { Fragment, useId, type ComponentType, type ReactNode } from 'react';
import { Choice, ChoiceGroup } from '../field/Choice.tsx';
import { Field } from '../field/Field.tsx';
import { TextInput } from '../field/TextInput.tsx';
import { ChosenOntologies } from './ChosenOntologies.tsx';
import { OntologyOptions } from './OntologyOptions.tsx';
import type { OntologyChoiceWords } from './ontologyChoiceWords.ts';
import { type OntologyOption, countTerms, ontologyName } from './ontologyOption.ts';
import layout from '../layout/layout.module.css';
import { Disclosure } from '../disclosure/Disclosure.tsx';
import { Fact, Facts } from '../facts/Facts.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';

export interface OntologyChoiceValue {
  ontologyIds: readonly string[];
  /** The treatment of content that matches none of the ontologies. */
  mode: 'strict' | 'guided';
  /** The text as typed. Empty for none. */
  documentGroup: string;
}

export interface OntologyPreview {
  /** Undefined while it loads. */
  resolved?: ResolvedChoice | undefined;
  /** The reason why it couldn't be loaded. */
  notice?: ReactNode;
}

export interface OntologyChoiceProps {
  value: OntologyChoiceValue;
  onChange: (value: OntologyChoiceValue) => void;
  /** @default false */
  disabled?: boolean;
  /** The available ontologies. Undefined while they load. */
  options: readonly OntologyOption[] | undefined;
  /** The reason why they couldn't be loaded, with a retry button. */
  notice?: ReactNode;
  /** The maximum number of selected ontologies. */
  limit: number;
  /** True if the platform accepts the document group. An empty one is omitted. */
  isDocumentGroupValid: boolean;
  /** A preview of an upload. @default none */
  preview?: OntologyPreview;
  words: OntologyChoiceWords;
  /** Wraps each part, such as an error boundary. @default none */
  Part?: ComponentType<{ children: ReactNode }>;
}

/**
 * Selects the ontologies of an upload, the mode for unmatched content and the document group, and
 * previews the result. Fetches nothing itself.
 */
export function OntologyChoice(props: OntologyChoiceProps) {
  const { value, options, notice, preview, words, Part = Fragment } = props;
  const { ontologyIds } = value;
  // A failed list or a deleted ontology is reported above, and retrying the preview doesn't help.
  const isGone = (id: string): boolean =>
    options?.every(({ ontologyId }) => ontologyId !== id) ?? false;
  const isExplained = notice !== undefined || ontologyIds.some(isGone);
  return (
    <div className={layout.stack5} data-part="ontology-choice">
      <Part>
        <Selection {...props} />
      </Part>
      {ontologyIds.length > 0 && (
        <Part>
          <ModeChoice {...props} />
        </Part>
      )}
      <Part>
        <DocumentGroup {...props} />
      </Part>
      {ontologyIds.length > 0 && !(isExplained && preview?.notice !== undefined) && (
        <Part>
          <ResolvePreview resolved={preview?.resolved} words={words}>
            {preview?.notice}
          </ResolvePreview>
        </Part>
      )}
    </div>
  );
}

function Selection({
  value,
  onChange,
  disabled = false,
  options,
  notice,
  limit,
  words,
}: OntologyChoiceProps) {
  const { ontologyIds: ids } = value;
  const list = { ids, options, limit, disabled, words };
  return (
    <div className={layout.stack2} role="group" aria-label={words.chooseOntologies}>
      <ChosenOntologies
        {...list}
        onRemove={(id) => onChange({ ...value, ontologyIds: ids.filter((other) => other !== id) })}
      />
      {notice}
      <OntologyOptions
        {...list}
        isFailed={notice !== undefined}
        onChange={(ontologyIds) => onChange({ ...value, ontologyIds })}
      />
    </div>
  );
}

function ModeChoice({ value, onChange, disabled = false, words }: OntologyChoiceProps) {
  const name = useId();
  const modes = [
    { key: 'strict', label: words.strict, description: words.strictText },
    { key: 'guided', label: words.guided, description: words.guidedText },
  ] as const;
  return (
    <ChoiceGroup legend={words.mode}>
      {modes.map(({ key, label, description }) => (
        <Choice
          key={key}
          type="radio"
          name={name}
          label={label}
          description={description}
          checked={value.mode === key}
          disabled={disabled}
          onChange={() => onChange({ ...value, mode: key })}
        />
      ))}
    </ChoiceGroup>
  );
}

function DocumentGroup({
  value,
  onChange,
  disabled = false,
  isDocumentGroupValid,
  words,
}: OntologyChoiceProps) {
  const { documentGroup } = value;
  return (
    <Field
      label={words.documentGroup}
      description={words.documentGroupText}
      error={documentGroup === '' || isDocumentGroupValid ? undefined : words.documentGroupInvalid}
    >
      <TextInput
        value={documentGroup}
        disabled={disabled}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange({ ...value, documentGroup: event.target.value })}
      />
    </Field>
  );
}

/** The platform's preview of an upload. */
interface ResolvedChoice {
  /** The normalised ids. */
  ontologyIds: readonly string[];
  /** The mode in effect. */
  ontologyMode?: string | null;
  documentGroup?: string | null;
  /** The full definitions. */
  ontologyBundle: readonly OntologyOption[];
}

interface ResolvePreviewProps {
  resolved: ResolvedChoice | undefined;
  words: OntologyChoiceWords;
  /** The reason why it couldn't be loaded, shown instead of the preview. */
  children?: ReactNode;
}

/** Previews an upload's ids, mode, group and terms on request, as they mostly repeat the form. */
function ResolvePreview({ resolved, words, children }: ResolvePreviewProps) {
  return (
    <section aria-label={words.resolvedTitle} data-part="resolve-preview">
      {children ?? (
        <Disclosure label={words.resolvedTitle}>
          {resolved === undefined ? (
            <span role="status" aria-label={words.resolving}>
              <Skeleton width="70%" height="14px" />
            </span>
          ) : (
            <ResolvedFacts resolved={resolved} words={words} />
          )}
        </Disclosure>
      )}
    </section>
  );
}

function ResolvedFacts({
  resolved,
  words,
}: {
  resolved: ResolvedChoice;
  words: OntologyChoiceWords;
}) {
  return (
    <Facts>
      <Fact name={words.resolvedIds}>
        <bdi>{resolved.ontologyIds.join(', ')}</bdi>
      </Fact>
      <Fact name={words.resolvedMode}>
        {resolved.ontologyMode === 'strict'
          ? words.strict
          : resolved.ontologyMode === 'guided'
            ? words.guided
            : (resolved.ontologyMode ?? words.none)}
      </Fact>
      <Fact name={words.resolvedGroup}>
        <bdi>{resolved.documentGroup ?? words.none}</bdi>
      </Fact>
      <Fact name={words.resolvedTerms}>
        {resolved.ontologyBundle.map((ontology, index) => (
          <span key={index}>
            {index > 0 && ' · '}
            <bdi>{ontologyName(ontology)}</bdi>: {words.terms(countTerms(ontology))}
          </span>
        ))}
      </Fact>
    </Facts>
  );
}
