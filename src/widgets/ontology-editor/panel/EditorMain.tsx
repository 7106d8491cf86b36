import { Button, EmptyState, Icon, icons } from '../../../ui/index.ts';
import {
  useEditorActions,
  useEditorState,
  useIsReadOnly,
  useOntologies,
  useOntologyWords,
} from '../EditorContext.ts';
import styles from './EditorMain.module.css';
import { blankDraft } from '../core/index.ts';
import { OntologyPanel } from './OntologyPanel.tsx';
import { CombinationPanel } from '../preview/CombinationPanel.tsx';

/** The open ontology, a combination that is tried, or what this is for. */
export function EditorMain() {
  const ontologies = useOntologies();
  const open = useEditorState((state) => state.open);
  const isTryingCombination = useEditorState((state) => state.isTryingCombination);
  return (
    <div className={styles.main}>
      {open !== undefined && <OntologyPanel key={open.key} open={open} />}
      {isTryingCombination && <CombinationPanel />}
      {open === undefined && !isTryingCombination && ontologies !== undefined && (
        <Welcome isFirst={ontologies.length === 0} />
      )}
    </div>
  );
}

function Welcome({ isFirst }: { isFirst: boolean }) {
  const words = useOntologyWords();
  const actions = useEditorActions();
  const isReadOnly = useIsReadOnly();
  return (
    <EmptyState
      icon={icons.book}
      title={words.emptyTitle}
      heading="h2"
      text={isFirst ? words.emptyText : `${words.emptyText} ${words.chooseOne}`}
    >
      {isFirst && (
        <Button
          variant="primary"
          disabled={isReadOnly}
          onClick={() => actions.navigate({ to: 'new', draft: blankDraft })}
        >
          <Icon path={icons.plus} />
          {words.newOntology}
        </Button>
      )}
    </EmptyState>
  );
}
