import { useId, useState } from 'react';
import { termLists, type MatchedOntology, type OntologyMode } from '../../../contract/index.ts';
import { Select, Skeleton, texts } from '../../../ui/index.ts';
import { useFormat } from '../../../provider/index.ts';
import { useEditorState, useOntologyWords } from '../EditorContext.ts';
import { countByList } from '../core/index.ts';
import type { MatchedSample } from './useSampleMatch.ts';
import styles from './MatchPreview.module.css';
import { PassageList } from './PassageList.tsx';
import { SampleField } from './SampleField.tsx';

export interface MatchPreviewProps {
  ontologies: readonly MatchedOntology[];
  /** The matches in the sample; undefined while unknown. */
  matched: MatchedSample | undefined;
  /** The mode in effect. @default the user compares both */
  mode?: OntologyMode;
}

/** Shows a sample text, its matches, and each mode's result. */
export function MatchPreview({ ontologies, matched, mode: given }: MatchPreviewProps) {
  const words = useOntologyWords();
  const { number } = useFormat();
  const hasSample = useEditorState(({ sample }) => sample.text !== '');
  const [tried, setTried] = useState<OntologyMode>('strict');
  const id = useId();
  const mode = given ?? tried;
  const all = matched?.passages.length ?? 0;
  const tagged = matched?.passages.filter(({ from, to }) => to > from).length ?? 0;
  const counts = countByList(matched?.match);
  return (
    <section aria-labelledby={id} className={styles.preview} data-part="preview">
      <h3 id={id} className={styles.title}>
        {words.preview}
      </h3>
      <SampleField />
      {!hasSample && <p className={texts.note}>{words.previewEmpty}</p>}
      {hasSample && matched === undefined && (
        <span role="status" aria-label={words.matching}>
          <Skeleton width="60%" height="14px" />
        </span>
      )}
      {hasSample && matched !== undefined && (
        <>
          <p role="status" className={styles.found}>
            {words.found(matched.match.starts.length, matched.match.terms.length, tagged, all)}
          </p>
          <ul className={styles.legend}>
            {termLists.map((list) => (
              <li key={list}>
                <mark className={styles.swatch} data-list={list}>
                  {words[list]}
                </mark>{' '}
                <span>{number(counts.get(list) ?? 0)}</span>
              </li>
            ))}
          </ul>
          <div className={styles.line}>
            {given === undefined && (
              <Select
                aria-label={words.previewMode}
                className={styles.mode}
                value={mode}
                onChange={({ target }) => setTried(target.value === 'guided' ? 'guided' : 'strict')}
              >
                <option value="strict">{words.strict}</option>
                <option value="guided">{words.guided}</option>
              </Select>
            )}
            <span role="status" className={styles.result}>
              {mode === 'strict'
                ? words.strictResult(all - tagged, all)
                : words.guidedResult(tagged, all)}
            </span>
          </div>
          <PassageList matched={matched} mode={mode} ontologies={ontologies} />
          <p className={texts.note}>{words.entityNote}</p>
        </>
      )}
    </section>
  );
}
