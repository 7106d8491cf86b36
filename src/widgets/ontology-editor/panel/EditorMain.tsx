import { useEditorState, useOntologyWords } from '../EditorContext.ts';
import { CombinationPanel } from '../preview/CombinationPanel.tsx';
import { useEffect, useMemo, useRef } from 'react';
import { WidgetBoundary } from '../../../provider/index.ts';
import { countByTerm, type OntologyDraft, type OpenOntology } from '../core/index.ts';
import { layout } from '../../../ui/index.ts';
import { MatchPreview } from '../preview/MatchPreview.tsx';
import { useSampleMatch, type MatchedSample } from '../preview/useSampleMatch.ts';
import { TermLists } from '../terms/TermLists.tsx';
import { OntologyFields } from './OntologyFields.tsx';
import styles from './OntologyPanel.module.css';
import { PanelHeader } from './PanelHeader.tsx';
import { PanelNotices } from './PanelNotices.tsx';

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

interface OntologyPanelProps {
  open: OpenOntology;
}

/** The open ontology: its name, its terms, and their matches in a sample. */
function OntologyPanel({ open }: OntologyPanelProps) {
  const words = useOntologyWords();
  const panel = useRef<HTMLElement>(null);
  const draft = open.history.present;
  const { ontologies, matched } = useMatchedDraft(draft);
  const hits = useMemo(() => matched && countByTerm(matched.match), [matched]);
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
      <div className={styles.scroll} tabIndex={-1}>
        <WidgetBoundary>
          <PanelNotices open={open} />
        </WidgetBoundary>
        <div className={styles.columns}>
          <div className={styles.terms}>
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

/** Returns the draft's matches in the sample. */
function useMatchedDraft(draft: OntologyDraft): {
  ontologies: readonly OntologyDraft[];
  matched: MatchedSample | undefined;
} {
  const text = useEditorState(({ sample }) => sample.text);
  const ontologies = useMemo(() => [draft], [draft]);
  return { ontologies, matched: useSampleMatch(text, ontologies) };
}
