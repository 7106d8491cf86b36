import {
  useEditorState,
  useOntologyWords,
  useOntologies,
  useEditorActions,
  useOpenProblems,
} from '../EditorContext.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { WidgetBoundary, useFormat, useOntologyPreview } from '../../../provider/index.ts';
import { type OpenOntology } from '../core/index.ts';
import { countHits } from '../core/matching/countHits.ts';
import { termKey } from '../core/matching/sampleMatch.ts';
import { findSharedTerms } from '../core/draft/similarTerms.ts';
import type { DraftProblem } from '../core/draft/ontologyDraft.ts';
import { joinClasses, layout, Tabs, texts, OntologyChoice } from '../../../ui/index.ts';
import { MatchPreview } from '../preview/MatchPreview.tsx';
import { useSampleMatch } from '../preview/useSampleMatch.ts';
import { OntologyFields } from './OntologyFields.tsx';
import styles from './OntologyPanel.module.css';
import { PanelHeader, BackButton } from './PanelHeader.tsx';
import { PanelNotices } from './PanelNotices.tsx';
import { ontologyLimits, type TermList, type Ontology } from '../../../contract/index.ts';
import type { OntologiesWords } from '../../../words/index.ts';
import { TermListEditor } from '../terms/TermListEditor.tsx';
import { isOntologyPickValid } from '../../../query/index.ts';
import header from './PanelHeader.module.css';

/**
 * Shows the open ontology or a combination. None is opened automatically: that would change the
 * host's view without user action, and its Back would lead to a page that redirects again.
 */
export function EditorMain() {
  const open = useEditorState((state) => state.open);
  const isTryingCombination = useEditorState((state) => state.isTryingCombination);
  return (
    <>
      {open !== undefined && <OntologyPanel key={open.key} open={open} />}
      {isTryingCombination && <CombinationPanel />}
    </>
  );
}

/** The open ontology: its name, its terms, and their matches in a sample. */
function OntologyPanel({ open }: { open: OpenOntology }) {
  const words = useOntologyWords();
  const panel = useRef<HTMLElement>(null);
  const draft = open.history.present;
  const text = useEditorState(({ sample }) => sample.text);
  const ontologies = useMemo(() => [draft], [draft]);
  const matched = useSampleMatch(text, ontologies);
  const hits = useMemo(() => matched && countHits(matched.match, termKey), [matched]);
  const name = draft.displayName.trim() || draft.ontologyId || words.untitled;

  useEffect(() => {
    // Focuses the name of a new ontology, and the heading of a stored one.
    const target = open.kind === 'new' && open.base === open.history.present ? 'input' : 'h2';
    panel.current?.querySelector<HTMLElement>(target)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opening
  }, []);

  return (
    <section ref={panel} className={layout.column} aria-label={name}>
      <WidgetBoundary>
        <PanelHeader open={open} name={name} />
      </WidgetBoundary>
      <div className={joinClasses(layout.stack3, styles.scroll)} tabIndex={-1}>
        <WidgetBoundary>
          <PanelNotices open={open} />
        </WidgetBoundary>
        <div className={joinClasses(layout.stack, styles.columns)}>
          <div className={joinClasses(layout.stack, styles.terms)}>
            <WidgetBoundary>
              <OntologyFields open={open} />
            </WidgetBoundary>
            <WidgetBoundary>
              <TermLists open={open} hits={hits} />
            </WidgetBoundary>
          </div>
          <WidgetBoundary>
            <MatchPreview ontologies={ontologies} matched={matched} />
          </WidgetBoundary>
        </div>
      </div>
    </section>
  );
}

interface TermListsProps {
  open: OpenOntology;
  /** Hits in the sample by term; undefined without a sample. */
  hits: ReadonlyMap<string, number> | undefined;
}

/** Most used first. */
const tabs = ['legalTerms', 'entityTypes', 'requiredFields'] as const;

/** The three lists of terms as tabs, each with its count. */
function TermLists({ open, hits }: TermListsProps) {
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

const none: readonly Ontology[] = [];

/** Tests a combination as an upload uses it: its resolved terms and a sample. */
function CombinationPanel() {
  const words = useOntologyWords();
  const actions = useEditorActions();
  const pick = useEditorState((state) => state.pick);
  const sample = useEditorState((state) => state.sample);
  const heading = useRef<HTMLHeadingElement>(null);
  const preview = useOntologyPreview(pick);
  const { resolved } = preview;
  const bundle = pick.ontologyIds.length === 0 ? none : (resolved?.ontologyBundle ?? none);
  const matched = useSampleMatch(sample.text, bundle);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={layout.column} aria-label={words.tryCombination}>
      <header className={joinClasses(layout.bar2, header.header)}>
        <BackButton />
        <h2 ref={heading} tabIndex={-1} className={joinClasses(texts.heading, header.name)}>
          {words.tryCombination}
        </h2>
      </header>
      <div className={joinClasses(layout.stack3, styles.scroll)}>
        <div className={joinClasses(layout.stack, styles.columns)}>
          <div className={joinClasses(layout.stack, styles.terms)}>
            <p className={texts.muted}>{words.tryText}</p>
            <OntologyChoice
              value={pick}
              onChange={actions.setPick}
              options={useOntologies()}
              limit={ontologyLimits.ontologyIds}
              isDocumentGroupValid={isOntologyPickValid(pick)}
              words={words}
              preview={preview}
            />
          </div>
          {bundle.length === 0 ? (
            <p className={texts.muted}>{words.chooseToTry}</p>
          ) : (
            <MatchPreview
              ontologies={bundle}
              matched={matched}
              mode={resolved?.ontologyMode === 'guided' ? 'guided' : 'strict'}
            />
          )}
        </div>
      </div>
    </section>
  );
}
