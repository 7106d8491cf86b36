import { useMemo, useState } from 'react';
import { ontologyLimits, type TermList } from '../../../contract/index.ts';
import { useFormat } from '../../../provider/index.ts';
import { Tabs, texts, layout } from '../../../ui/index.ts';
import type { OntologiesWords } from '../../../words/index.ts';
import { findSharedTerms, type DraftProblem, type OpenOntology } from '../core/index.ts';
import { useOntologies, useOntologyWords } from '../EditorContext.ts';
import { useOpenProblems } from '../panel/useOpenProblems.ts';
import { TermListEditor } from './TermListEditor.tsx';

export interface TermListsProps {
  open: OpenOntology;
  /** Hits in the sample by term; undefined without a sample. */
  hits: ReadonlyMap<string, number> | undefined;
}

/** Most used first. */
const tabs = ['legalTerms', 'entityTypes', 'requiredFields'] as const;

/** The three lists of terms as tabs, each with its count. */
export function TermLists({ open, hits }: TermListsProps) {
  const words = useOntologyWords();
  const format = useFormat();
  const draft = open.history.present;
  const ontologies = useOntologies();
  const shared = useMemo(
    () => findSharedTerms(draft.ontologyId, ontologies ?? []),
    [draft.ontologyId, ontologies],
  );
  const [list, setList] = useState<TermList>(
    () => tabs.find((key) => draft[key].length > 0) ?? tabs[0],
  );
  const isUntouched = open.kind === 'new' && open.history.past.length === 0;
  const problems = problemTexts(useOpenProblems(open), isUntouched, words);
  return (
    <div className={layout.stack2} data-part="terms">
      <Tabs
        label={words.termLists}
        value={list}
        onChange={setList}
        tabs={tabs.map((key) => ({
          key,
          label: words[key],
          count: format.number(draft[key].length),
        }))}
      >
        <TermListEditor key={list} list={list} draft={draft} hits={hits} shared={shared} />
      </Tabs>
      {problems.length > 0 && (
        <ul role="status" className={texts.error}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function problemTexts(
  problems: readonly DraftProblem[],
  isUntouched: boolean,
  words: OntologiesWords,
): string[] {
  const longCount = problems.filter(({ reason }) => reason === 'tooLong').length;
  return [
    ...problems.flatMap((problem) => {
      if (problem.field === 'terms') return isUntouched ? [] : [words.termMissing];
      if (problem.reason !== 'tooMany') return [];
      const { field, count } = problem;
      return [words.tooMany(words[field], count - ontologyLimits[field])];
    }),
    ...(longCount === 0 ? [] : [words.longTerms(longCount)]),
  ];
}
