import { useId } from 'react';
import { termLists, type Ontology } from '../../../contract/index.ts';
import { useBrainstem } from '../../../provider/index.ts';
import {
  Button,
  countTerms,
  EmptyState,
  Icon,
  icons,
  ontologyName,
  texts,
} from '../../../ui/index.ts';
import {
  useEditorActions,
  useEditorState,
  useIsReadOnly,
  useOntologies,
  useOntologyWords,
} from '../EditorContext.ts';
import { blankDraft, draftOf } from '../core/index.ts';
import { listOntologies } from '../list/listOntologies.ts';
import { CombinationPanel } from '../preview/CombinationPanel.tsx';
import styles from './EditorMain.module.css';
import { OntologyPanel } from './OntologyPanel.tsx';

/** Shows the open ontology, a combination, an overview, or an introduction. */
export function EditorMain() {
  const ontologies = useOntologies();
  const open = useEditorState((state) => state.open);
  const isTryingCombination = useEditorState((state) => state.isTryingCombination);
  const isIdle = open === undefined && !isTryingCombination && ontologies !== undefined;
  return (
    <div className={styles.main}>
      {open !== undefined && <OntologyPanel key={open.key} open={open} />}
      {isTryingCombination && <CombinationPanel />}
      {isIdle && (ontologies.length === 0 ? <Welcome /> : <Overview ontologies={ontologies} />)}
    </div>
  );
}

function Welcome() {
  const words = useOntologyWords();
  const actions = useEditorActions();
  const isReadOnly = useIsReadOnly();
  return (
    <EmptyState icon={icons.book} title={words.emptyTitle} heading="h2" text={words.emptyText}>
      <Button
        variant="primary"
        disabled={isReadOnly}
        onClick={() => actions.navigate({ to: 'new', draft: blankDraft })}
      >
        <Icon path={icons.plus} />
        {words.newOntology}
      </Button>
    </EmptyState>
  );
}

/** The number of ontologies in the overview; the list has the others. */
const maxShown = 12;
/** The number of terms that fit into two lines. */
const maxTerms = 12;

/**
 * An overview of the ontologies with their first terms. None is opened automatically: that would
 * change the host's view without user action, and its Back would lead to a page that redirects
 * again.
 */
function Overview({ ontologies }: { ontologies: readonly Ontology[] }) {
  const words = useOntologyWords();
  const { locale } = useBrainstem();
  const sorted = listOntologies(ontologies, {
    searchTerm: '',
    order: 'name',
    hits: new Map(),
    language: locale.tag,
  });
  return (
    <div className={styles.overview} tabIndex={-1}>
      <p className={texts.muted}>{words.emptyText}</p>
      <ul className={styles.grid}>
        {sorted.slice(0, maxShown).map((ontology) => (
          <OverviewCard key={ontology.ontologyId} ontology={ontology} />
        ))}
      </ul>
    </div>
  );
}

function OverviewCard({ ontology }: { ontology: Ontology }) {
  const words = useOntologyWords();
  const actions = useEditorActions();
  const id = useId();
  const name = ontologyName(ontology);
  const terms = termLists.flatMap((list) => ontology[list]).slice(0, maxTerms);
  return (
    <li className={styles.card}>
      <button
        type="button"
        className={styles.open}
        aria-label={words.openOntology(name)}
        aria-describedby={id}
        onClick={() => actions.navigate({ to: 'stored', draft: draftOf(ontology) })}
      >
        <bdi>{name}</bdi>
      </button>
      <span className={texts.figures}>{words.terms(countTerms(ontology))}</span>
      <span id={id} className={styles.terms} dir="auto">
        {terms.join(' · ')}
      </span>
    </li>
  );
}
