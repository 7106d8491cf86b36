import { useMemo, useState, type ReactNode } from 'react';
import type { MatchedOntology, OntologyMode } from '../../../contract/index.ts';
import { useFormat } from '../../../provider/index.ts';
import {
  Badge,
  Button,
  ontologyName,
  Select,
  texts,
  frame,
  joinClasses,
  layout,
} from '../../../ui/index.ts';
import { useOntologyWords } from '../EditorContext.ts';
import preview from './MatchPreview.module.css';
import { firstPassages, passageSegments, type MatchedPassage } from '../core/matching/passages.ts';
import type { SampleMatch } from '../core/matching/sampleMatch.ts';
import type { MatchedSample } from './useSampleMatch.ts';
import styles from './PassageList.module.css';

export interface PassageListProps {
  matched: MatchedSample;
  mode: OntologyMode;
  ontologies: readonly MatchedOntology[];
  /** A control beside the filter. @default none */
  children?: ReactNode;
}

type Filter = 'all' | 'matching' | 'others';

/** The number of passages and marks rendered initially and per press. */
const step = { passages: 30, hits: 300 };

/** Lists the sample's passages with marked matches, incrementally. */
export function PassageList({ matched, mode, ontologies, children }: PassageListProps) {
  const words = useOntologyWords();
  const [filter, setFilter] = useState<Filter>('all');
  const [pages, setPages] = useState(1);
  const chosen = useMemo(
    () =>
      matched.passages.filter(
        ({ from, to }) => filter === 'all' || (filter === 'matching') === to > from,
      ),
    [matched, filter],
  );
  const shown = firstPassages(chosen, {
    passages: step.passages * pages,
    hits: step.hits * pages,
  });
  const categories = useMemo(
    () => new Map(ontologies.map((ontology) => [ontology.ontologyId, ontologyName(ontology)])),
    [ontologies],
  );
  return (
    <>
      <div className={layout.bar2}>
        {children}
        <Select
          aria-label={words.show}
          className={preview.select}
          value={filter}
          onChange={({ target }) => {
            setFilter(isFilter(target.value) ? target.value : 'all');
            setPages(1);
          }}
        >
          <option value="all">{words.showAll}</option>
          <option value="matching">{words.showMatching}</option>
          <option value="others">{words.showOthers}</option>
        </Select>
      </div>
      {chosen.length === 0 && <p className={texts.muted}>{words.noPassages}</p>}
      {shown.length > 0 && (
        <ol
          className={joinClasses(frame.rows, styles.list)}
          aria-label={words.passages}
          tabIndex={0}
        >
          {shown.map((passage) => (
            <PassageItem
              key={passage.start}
              passage={passage}
              matched={matched}
              mode={mode}
              categories={categories}
            />
          ))}
        </ol>
      )}
      {shown.length < chosen.length && (
        <div className={joinClasses(texts.note, layout.bar2, styles.more)}>
          <span>{words.showingFirst(shown.length, chosen.length)}</span>
          <Button size="small" onClick={() => setPages(pages + 1)}>
            {words.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

interface PassageItemProps {
  passage: MatchedPassage;
  matched: MatchedSample;
  mode: OntologyMode;
  categories: ReadonlyMap<string, string>;
}

function PassageItem({ passage, matched, mode, categories }: PassageItemProps) {
  const words = useOntologyWords();
  const format = useFormat();
  const { text, match } = matched;
  const isMatching = passage.to > passage.from;
  const isKept = mode === 'guided' || isMatching;
  return (
    <li className={styles.passage} data-part="passage" data-kept={isKept}>
      <span dir="auto">
        {passageSegments(text, passage, match).map((segment, at) => {
          const [first] = segment.terms;
          if (first === undefined) return <span key={at}>{segment.text}</span>;
          return (
            <mark
              key={at}
              className={preview.swatch}
              data-list={first.list}
              title={segment.terms.map(({ list, term }) => `${words[list]}: ${term}`).join('\n')}
            >
              {segment.text}
            </mark>
          );
        })}
      </span>
      {!isKept && <Badge>{words.passageLeftOut}</Badge>}
      {isMatching && (
        <Badge tone="accent">
          {words.passageTagged(format.list(categoriesOf(passage, match, categories)))}
        </Badge>
      )}
    </li>
  );
}

/** Returns the categories that a passage's node would have, in ontology order. */
function categoriesOf(
  { from, to }: MatchedPassage,
  { terms, termOf }: SampleMatch,
  categories: ReadonlyMap<string, string>,
): string[] {
  const ids = new Set(Array.from(termOf.subarray(from, to), (place) => terms[place]?.ontologyId));
  return [...categories].flatMap(([id, name]) => (ids.has(id) ? [name] : []));
}

function isFilter(text: string): text is Filter {
  return ['all', 'matching', 'others'].includes(text);
}
