import { useMemo, useState } from 'react';
import { Button, Notice } from '../../../ui/index.ts';
import { useBrainWords, useLanguage } from '../BrainContext.ts';
import { formatMoment } from '../format.ts';
import type { BrainGraph } from '../model/brainGraph.ts';
import { readBrainGraph } from '../model/brainModel.ts';
import { changedIds } from '../model/changeModel.ts';
import { compareGraphs } from '../model/compareGraphs.ts';
import { ComparisonList } from './ComparisonList.tsx';
import { FileButton } from './FileButton.tsx';
import styles from './Panel.module.css';

/** Props of {@link ComparePanel}. */
export interface ComparePanelProps {
  graph: BrainGraph;
  /** Extractions of before, the latest first. */
  earlier: readonly BrainGraph[];
  isFetching: boolean;
  /** Extracts the brain again. */
  onExtract: () => void;
  onShow: (ids: ReadonlySet<string>) => void;
}

/** What is different between the brain and another extraction of it. */
export function ComparePanel({ graph, earlier, isFetching, onExtract, onShow }: ComparePanelProps) {
  const words = useBrainWords();
  const language = useLanguage();
  const [other, setOther] = useState<BrainGraph>();
  const [isUnreadable, setUnreadable] = useState(false);
  const comparison = useMemo(
    () => (other === undefined ? undefined : compareGraphs(other, graph)),
    [other, graph],
  );
  const choose = (chosen: BrainGraph): void => {
    setUnreadable(false);
    setOther(chosen);
    onShow(changedIds(compareGraphs(chosen, graph)));
  };
  const openFile = async (file: File): Promise<void> => {
    const found = readFile(await file.text());
    if (found === undefined) setUnreadable(true);
    else choose(found);
  };
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{words.compareText}</p>
      <div className={styles.actions}>
        <FileButton accept="application/json,.json" onChoose={(file) => void openFile(file)}>
          {words.compareFile}
        </FileButton>
        <Button size="small" disabled={isFetching} onClick={onExtract}>
          {words.checkAgain}
        </Button>
      </div>
      {isUnreadable && (
        <Notice tone="danger" role="alert" title={words.compareFileFailed}>
          {words.compareFileFailedText}
        </Notice>
      )}
      <h4 className={styles.heading}>{words.compareEarlier}</h4>
      {earlier.length === 0 ? (
        <p className={styles.hint}>{words.noEarlier}</p>
      ) : (
        <ul className={styles.list}>
          {earlier.map((one, at) => (
            <li key={`${one.facts.extractedAt ?? ''} ${earlier.length - at}`}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={one === other}
                onClick={() => choose(one)}
              >
                {one.facts.extractedAt === undefined
                  ? words.compareEarlier
                  : formatMoment(one.facts.extractedAt, language)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {comparison !== undefined && (
        <div role="status">
          <ComparisonList comparison={comparison} />
        </div>
      )}
    </div>
  );
}

function readFile(text: string): BrainGraph | undefined {
  try {
    const graph = readBrainGraph(JSON.parse(text));
    return graph.labels.size > 0 ? graph : undefined;
  } catch {
    return undefined;
  }
}
