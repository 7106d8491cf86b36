import type { Ontology } from '../../contract/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import { useActs, useEditorState, useOntologyWords } from './EditorContext.ts';
import styles from './EditorMain.module.css';
import { blankDraft } from './ontologyDraft.ts';
import { OntologyPanel } from './OntologyPanel.tsx';
import { TrialPanel } from './TrialPanel.tsx';

/** Props of {@link EditorMain}. */
export interface EditorMainProps {
  /** Undefined until they came. */
  ontologies: readonly Ontology[] | undefined;
}

/** The open ontology, the trial of a combination, or what this is for. */
export function EditorMain({ ontologies }: EditorMainProps) {
  const open = useEditorState((state) => state.open);
  const isTrial = useEditorState((state) => state.isTrial);
  return (
    <div className={styles.main}>
      {open !== undefined && <OntologyPanel key={open.key} open={open} ontologies={ontologies} />}
      {isTrial && <TrialPanel ontologies={ontologies} />}
      {open === undefined && !isTrial && ontologies !== undefined && (
        <Welcome isFirst={ontologies.length === 0} />
      )}
    </div>
  );
}

function Welcome({ isFirst }: { isFirst: boolean }) {
  const words = useOntologyWords();
  const acts = useActs();
  const isReadOnly = useEditorState(({ missingScope }) => missingScope !== undefined);
  return (
    <div className={styles.welcome}>
      <h2 className={styles.title}>{words.emptyTitle}</h2>
      <p className={styles.text}>{words.emptyText}</p>
      {isFirst ? (
        <Button
          variant="primary"
          disabled={isReadOnly}
          onClick={() => acts.go({ to: 'new', draft: blankDraft })}
        >
          <Icon name="plus" />
          {words.newOntology}
        </Button>
      ) : (
        <p className={styles.text}>{words.chooseOne}</p>
      )}
    </div>
  );
}
