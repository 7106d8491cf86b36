import { useEffect, useRef } from 'react';
import { ontologyLimits, type Ontology } from '../../../contract/index.ts';
import { useOntologyPreview } from '../../../provider/index.ts';
import { isOntologyPickValid } from '../../../query/index.ts';
import { layout, OntologyChoice, texts } from '../../../ui/index.ts';
import {
  useEditorActions,
  useEditorState,
  useOntologies,
  useOntologyWords,
} from '../EditorContext.ts';
import { MatchPreview } from './MatchPreview.tsx';
import { useSampleMatch } from './useSampleMatch.ts';
import styles from '../panel/OntologyPanel.module.css';
import { BackButton } from '../panel/PanelHeader.tsx';
import header from '../panel/PanelHeader.module.css';

const none: readonly Ontology[] = [];

/** Tests a combination as an upload uses it: its resolved terms and a sample. */
export function CombinationPanel() {
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
      <header className={header.header}>
        <BackButton />
        <h2 ref={heading} tabIndex={-1} className={header.name}>
          {words.tryCombination}
        </h2>
      </header>
      <div className={styles.scroll}>
        <div className={styles.columns}>
          <div className={styles.terms}>
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
