import { useEffect, useMemo, useRef, useState } from 'react';
import type { Ontology } from '../../contract/index.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useActs, useEditorState, useOntologyWords } from './EditorContext.ts';
import type { OpenOntology } from './editorStore.ts';
import { csvFile, jsonFile } from './files/ontologyFiles.ts';
import { WidgetBoundary } from '../../provider/index.ts';
import { Button, Icon, saveFile } from '../../ui/index.ts';
import { MatchPreview } from './MatchPreview.tsx';
import { countByTerm } from './matching/countHits.ts';
import { useSampleMatch } from './matching/useSampleMatch.ts';
import { OntologyFields } from './OntologyFields.tsx';
import { freeId } from './ontologyDraft.ts';
import styles from './OntologyPanel.module.css';
import { PanelHeader } from './PanelHeader.tsx';
import { PanelNotices } from './PanelNotices.tsx';
import { TermLists } from './TermLists.tsx';

/** Props of {@link OntologyPanel}. */
export interface OntologyPanelProps {
  open: OpenOntology;
  ontologies: readonly Ontology[] | undefined;
}

/** One ontology: its name, its terms, and beside them what they match in a sample. */
export function OntologyPanel({ open, ontologies }: OntologyPanelProps) {
  const words = useOntologyWords();
  const acts = useActs();
  const isReadOnly = useEditorState(({ missingScope }) => missingScope !== undefined);
  const sample = useEditorState((state) => state.sample);
  const [isDeleteOpen, setDeleteOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const draft = open.history.present;
  const { ontologyId, displayName, entityTypes, legalTerms, requiredFields } = draft;
  const matchedOntologies = useMemo(
    () => [{ ontologyId, displayName, entityTypes, legalTerms, requiredFields }],
    [ontologyId, displayName, entityTypes, legalTerms, requiredFields],
  );
  const matched = useSampleMatch(sample.text, matchedOntologies);
  const hits = useMemo(() => countByTerm(matched?.match), [matched]);
  const name = displayName.trim() || ontologyId || words.untitled;
  const fileName = ontologyId.replace(/[^\p{L}\p{N}_-]+/gu, '-') || 'ontology';

  useEffect(() => {
    // A new one is named first; another's heading says what was opened.
    const target = open.kind === 'new' && open.base === open.history.present ? 'input' : 'h2';
    panel.current?.querySelector<HTMLElement>(target)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each opening
  }, []);

  return (
    <section ref={panel} className={styles.panel} aria-label={name}>
      <WidgetBoundary>
        <PanelHeader open={open} name={name} />
      </WidgetBoundary>
      <div className={styles.scroll}>
        <WidgetBoundary>
          <PanelNotices open={open} ontologies={ontologies} />
        </WidgetBoundary>
        <div className={styles.columns}>
          <div className={styles.terms}>
            <WidgetBoundary>
              <OntologyFields open={open} />
            </WidgetBoundary>
            <WidgetBoundary>
              <TermLists draft={draft} hits={sample.text === '' ? undefined : hits} />
            </WidgetBoundary>
            <div className={styles.more}>
              {!isReadOnly && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() =>
                    acts.go({
                      to: 'new',
                      draft: {
                        ...draft,
                        version: 1,
                        displayName: words.copyName(name),
                        ontologyId: freeId(
                          `${ontologyId || 'ontology'}-copy`,
                          (ontologies ?? []).map((one) => one.ontologyId),
                        ),
                      },
                    })
                  }
                >
                  <Icon name="copy" size={14} />
                  {words.copyOntology}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                onClick={() => saveFile(document, `${fileName}.json`, jsonFile([draft]))}
              >
                <Icon name="download" size={14} />
                {words.exportJson}
              </Button>
              <Button
                size="small"
                variant="quiet"
                onClick={() => saveFile(document, `${fileName}.csv`, csvFile([draft]))}
              >
                <Icon name="download" size={14} />
                {words.exportCsv}
              </Button>
              {open.kind === 'stored' && !isReadOnly && !open.isGone && (
                <Button size="small" variant="quiet" onClick={() => setDeleteOpen(true)}>
                  <Icon name="trash" size={14} />
                  {words.deleteOntology}
                </Button>
              )}
            </div>
          </div>
          <WidgetBoundary>
            <MatchPreview ontologies={matchedOntologies} matched={matched} />
          </WidgetBoundary>
        </div>
      </div>
      <WidgetBoundary>
        <DeleteDialog
          open={isDeleteOpen}
          onOpenChange={setDeleteOpen}
          name={name}
          onDelete={() => void acts.remove(draft)}
        />
      </WidgetBoundary>
    </section>
  );
}
