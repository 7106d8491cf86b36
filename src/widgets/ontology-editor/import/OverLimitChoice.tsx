import { useId, useState } from 'react';
import { ontologyLimits, type TermList } from '../../../contract/index.ts';
import { Choice, ChoiceGroup, TextInput, layout, texts } from '../../../ui/index.ts';
import { listsOverLimit } from '../core/createImport.ts';
import { useOntologyWords } from '../EditorContext.ts';
import { foldText, hasWords, searchWords } from '../../../search/index.ts';
import { useImportActions, useImportState } from './ImportContext.ts';
import styles from './VocabularyForm.module.css';

/** Chooses the handling of terms over the limits, if any. */
export function OverLimitChoice() {
  const words = useOntologyWords();
  const actions = useImportActions();
  const group = useId();
  const overLimit = useImportState((state) => state.overLimit);
  const planned = useImportState((state) => state.planned);
  const lists = listsOverLimit(planned.terms);
  if (lists.length === 0) return null;
  const parts = Math.max(
    ...lists.map((list) => Math.ceil(planned.terms[list].length / ontologyLimits[list])),
  );
  const figures = lists.map((list) =>
    words.problemTooMany(words[list], planned.terms[list].length, ontologyLimits[list]),
  );
  return (
    <>
      <ChoiceGroup legend={words.overLimitTitle} description={figures.join(' · ')}>
        {(['split', 'trim', 'pick'] as const).map((option) => (
          <Choice
            key={option}
            type="radio"
            name={group}
            label={option === 'split' ? words.overLimitSplit(parts) : words.overLimitBy[option]}
            description={
              option === 'split' && parts > ontologyLimits.ontologyIds
                ? words.overLimitUpload(ontologyLimits.ontologyIds)
                : undefined
            }
            checked={overLimit === option}
            onChange={() => actions.setOverLimit(option)}
          />
        ))}
      </ChoiceGroup>
      {overLimit === 'pick' && lists.map((list) => <TermPicker key={list} list={list} />)}
    </>
  );
}

/** The maximum number of listed terms; a search finds the others. */
const shownAtMost = 100;

function TermPicker({ list }: { list: TermList }) {
  const words = useOntologyWords();
  const actions = useImportActions();
  const [searchTerm, setSearchTerm] = useState('');
  const planned = useImportState((state) => state.planned);
  const picked = new Set(planned.picked[list]);
  const wanted = searchWords(searchTerm);
  const found = planned.terms[list].filter((term) => hasWords(foldText(term), wanted));
  const limit = ontologyLimits[list];
  return (
    <div className={layout.stack2} role="group" aria-label={words[list]}>
      <TextInput
        type="search"
        aria-label={words.searchTerms}
        placeholder={words.searchTerms}
        value={searchTerm}
        onChange={(event) => setSearchTerm(event.target.value)}
      />
      <span role="status" className={texts.note}>
        {words.chosen(picked.size, limit)}
      </span>
      <ul className={styles.picks} tabIndex={-1}>
        {found.slice(0, shownAtMost).map((term) => (
          <li key={term}>
            <Choice
              label={term}
              checked={picked.has(term)}
              disabled={picked.size >= limit && !picked.has(term)}
              onChange={() => actions.togglePick(list, term)}
            />
          </li>
        ))}
      </ul>
      {found.length > shownAtMost && (
        <span className={texts.note}>{words.showingFirst(shownAtMost, found.length)}</span>
      )}
    </div>
  );
}
