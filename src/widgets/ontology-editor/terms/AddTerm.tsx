import { useId, useState, useMemo } from 'react';
import { ontologyLimits, type TermList, brain } from '../../../contract/index.ts';
import {
  activeElementBeside,
  Button,
  Field,
  Icon,
  IconButton,
  icons,
  layout,
  TextInput,
} from '../../../ui/index.ts';
import { useOntologyWords } from '../EditorContext.ts';
import { stepOf } from '../useEditorKeys.ts';
import styles from './AddTerm.module.css';
import { skipReason } from './SkippedTerms.tsx';
import { preflightTerms } from '../core/draft/preflightTerms.ts';
import { usePlatformQuery } from '../../../provider/index.ts';
import { brainQuery } from '../../../query/index.ts';
import * as v from 'valibot';

export interface AddTermProps {
  list: TermList;
  terms: readonly string[];
  onAdd: (term: string) => void;
  /** Called with pasted text of several terms. */
  onPaste: (text: string) => void;
}

/**
 * A field to add a term, and a paste button. Enter, blur and saving add the term; rejected ones
 * are kept and explained.
 */
export function AddTerm({ list, terms, onAdd, onPaste }: AddTermProps) {
  const words = useOntologyWords();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isUsed, setUsed] = useState(false);
  const suggestionsId = useId();
  const suggestions = useBrainTerms(list, isUsed).filter((term) => !terms.includes(term));
  const limit = ontologyLimits[list];

  const whyNot = (term: string): string | undefined => {
    const options = { existing: terms, limit, splitAtCommas: false };
    const [leftOut] = preflightTerms(term, options).leftOut;
    if (term.trim() === '') return words.termEmpty;
    return leftOut && skipReason(leftOut, limit, words);
  };

  const submit = (): void => {
    const reason = whyNot(text);
    setError(reason);
    if (reason !== undefined) return;
    onAdd(text.trim());
    setText('');
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={words.addTerm} error={error}>
        <span
          className={layout.inField}
          onBlur={({ currentTarget, relatedTarget, target }) => {
            // The focus of another window leaves the field the active element.
            const isAway = activeElementBeside(target) === target;
            if (text === '' || isAway || currentTarget.contains(relatedTarget)) return;
            submit();
          }}
        >
          <TextInput
            value={text}
            autoComplete="off"
            data-field={list}
            data-undo="own"
            list={suggestions.length === 0 ? undefined : suggestionsId}
            onFocus={() => setUsed(true)}
            onKeyDown={(event) => {
              if (text !== '' && stepOf(event) === 'save') submit();
            }}
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain');
              if (!/[\r\n\t]/.test(pasted.trim())) return;
              event.preventDefault();
              onPaste(pasted);
            }}
          />
          {text === '' ? (
            <span className={styles.key}>
              <Icon path={icons.enter} />
            </span>
          ) : (
            <IconButton type="submit" size="small" label={words.add}>
              <Icon path={icons.enter} />
            </IconButton>
          )}
        </span>
      </Field>
      {suggestions.length > 0 && (
        <datalist id={suggestionsId}>
          {suggestions.map((term) => (
            <option key={term} value={term} />
          ))}
        </datalist>
      )}
      <Button size="small" variant="quiet" className={styles.paste} onClick={() => onPaste('')}>
        {words.pasteList}
      </Button>
    </form>
  );
}

const none: readonly string[] = [];

/**
 * Returns suggested terms: the brain's labels as entity types, and its nodes' properties as
 * required fields. Empty for legal terms, and if the brain can't be read.
 *
 * @param isEnabled - True to fetch the brain, an expensive request, if it isn't cached.
 */
function useBrainTerms(list: TermList, isEnabled: boolean): readonly string[] {
  const { data } = usePlatformQuery((client) => ({
    ...brainQuery(client, { route: 'action', selection: {} }),
    enabled: isEnabled && list !== 'legalTerms',
  }));
  return useMemo(() => {
    const read = v.safeParse(brain, data);
    if (list === 'legalTerms' || !read.success) return none;
    const { node_labels, node_properties } = read.output;
    return list === 'entityTypes'
      ? node_labels
      : [
          ...new Set(
            Object.values(node_properties).flatMap((properties) => Object.keys(properties)),
          ),
        ];
  }, [data, list]);
}
