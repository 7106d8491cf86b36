import { useState } from 'react';
import { ontologyLimits, type TermList } from '../../contract/index.ts';
import { Tabs } from '../../ui/index.ts';
import { useOntologyWords } from './EditorContext.ts';
import { draftProblems, type OntologyDraft } from './ontologyDraft.ts';
import { TermListEditor } from './TermListEditor.tsx';
import styles from './TermLists.module.css';

/** Props of {@link TermLists}. */
export interface TermListsProps {
  draft: OntologyDraft;
  /** Matches in the sample by term; undefined without a sample. */
  hits: ReadonlyMap<string, number> | undefined;
}

/** The most used list first. */
const tabs = ['legalTerms', 'entityTypes', 'requiredFields'] as const;

/** The three lists of terms as tabs, each with its figure against the limit. */
export function TermLists({ draft, hits }: TermListsProps) {
  const words = useOntologyWords();
  const [list, setList] = useState<TermList>(
    () => tabs.find((key) => draft[key].length > 0) ?? tabs[0],
  );
  const problems = problemTexts(draft, words);
  return (
    <div className={styles.lists} data-part="terms">
      <Tabs
        label={words.termLists}
        value={list}
        onChange={setList}
        tabs={tabs.map((key) => ({
          key,
          label: words[key],
          count: words.ofLimit(draft[key].length, ontologyLimits[key]),
        }))}
      >
        <TermListEditor key={list} list={list} draft={draft} hits={hits} />
      </Tabs>
      {problems.length > 0 && (
        <ul role="status" className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function problemTexts(draft: OntologyDraft, words: ReturnType<typeof useOntologyWords>): string[] {
  const problems = draftProblems(draft);
  const long = problems.filter(({ reason }) => reason === 'tooLong').length;
  return [
    ...problems.flatMap((problem) => {
      if (problem.field === 'terms') {
        return draft.ontologyId === '' && draft.displayName === '' ? [] : [words.termMissing];
      }
      if (problem.reason !== 'tooMany') return [];
      const { field, count } = problem;
      return [words.tooMany(words[field], count - ontologyLimits[field])];
    }),
    ...(long === 0 ? [] : [words.longTerms(long)]),
  ];
}
