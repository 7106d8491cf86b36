import { useControllerEvent, useFormat, useOperation } from '../../../../provider/index.ts';
import { useMemo } from 'react';
import { Button, Notice, Badge, revealHidden, useFilePicker } from '../../../../ui/index.ts';
import { useBrainActions, useBrainState, useBrainWords } from '../../BrainContext.ts';
import { useBrainWorkspace, usePicture } from '../../frame/BrainWorkspace.ts';
import { type BrainGraph, linkId } from '../../core/model/brainGraph.ts';
import { readBrainGraph } from '../../core/model/brainModel.ts';
import {
  compareGraphs,
  type CountChange,
  type GraphComparison,
  type LabelChange,
} from '../../core/model/compareGraphs.ts';
import { PanelRow } from '../PanelParts.tsx';
import { relationName } from '../../core/model/relationName.ts';
import styles from '../Panel.module.css';

/** Compares the brain with another extraction. */
export function ComparePanel() {
  const { brain } = useBrainWorkspace();
  const { graph } = usePicture();
  const { showDifferences } = useBrainActions();
  const extractions = useBrainState((state) => state.extractions);
  const earlier = extractions.slice(1);
  const words = useBrainWords();
  const { dateTime } = useFormat();
  const other = useBrainState((state) => state.before);
  const [{ status }, opening] = useOperation<BrainGraph>();
  const picker = useFilePicker({
    label: words.compareFile,
    accept: 'application/json,.json',
    onChoose([file]) {
      if (file !== undefined) opening.actions.run(() => readFile(file));
    },
  });
  const comparison = useMemo(
    () => (other === undefined ? undefined : compareGraphs(other, graph)),
    [other, graph],
  );
  useControllerEvent(opening, 'done', (found) => showDifferences(found, graph));
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{words.compareText}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={picker.open}>
          {words.compareFile}
        </Button>
        {picker.input}
        <Button size="small" disabled={brain.isFetching} onClick={brain.refetch}>
          {words.checkAgain}
        </Button>
      </div>
      {status === 'failed' && (
        <Notice tone="danger" role="alert" title={words.compareFileFailed}>
          {words.compareFileFailedText}
        </Notice>
      )}
      <h4 className={styles.heading}>{words.compareEarlier}</h4>
      {earlier.length === 0 ? (
        <p className={styles.hint}>{words.noEarlier}</p>
      ) : (
        <ul className={styles.list}>
          {earlier.map((extraction, index) => (
            <PanelRow
              key={`${extraction.facts.extractedAt ?? ''} ${earlier.length - index}`}
              aria-pressed={extraction === other}
              name={
                extraction.facts.extractedAt === undefined
                  ? words.compareEarlier
                  : dateTime(extraction.facts.extractedAt)
              }
              onClick={() => {
                opening.actions.reset();
                showDifferences(extraction, graph);
              }}
            />
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

async function readFile(file: File): Promise<BrainGraph> {
  const graph = readBrainGraph(JSON.parse(await file.text()));
  if (graph.labels.size === 0) throw new SyntaxError('The file holds no brain.');
  return graph;
}

/** The maximum number of listed differences. */
const listed = 60;

const tones = { added: 'success', removed: 'danger', changed: 'warning' } as const;

/** Lists the differences between two graphs. A press selects the label or link. */
export function ComparisonList({ comparison }: { comparison: GraphComparison }) {
  const words = useBrainWords();
  const actions = useBrainActions();
  const { labels, relations } = comparison;
  const { number } = useFormat();
  const read = (count: number | undefined): string => (count === undefined ? '–' : number(count));
  const figuresOf = ({ before, after }: CountChange): string =>
    words.changedFrom(read(before), read(after));
  const markOf = ({ kind }: Pick<LabelChange, 'kind'>) => (
    <Badge tone={tones[kind]}>{words[kind]}</Badge>
  );
  if (labels.length + relations.length === 0) {
    return <p className={styles.hint}>{words.compareSameText}</p>;
  }
  return (
    <ul className={styles.list}>
      {labels.slice(0, listed).map((change) => (
        <PanelRow
          key={change.label}
          mark={markOf(change)}
          name={revealHidden(change.label)}
          figure={figuresOf(change)}
          onClick={() => actions.select(change.label)}
        />
      ))}
      {relations.slice(0, listed).map((change) => {
        const { source, type, target } = change;
        return (
          <PanelRow
            key={JSON.stringify([source, type, target])}
            mark={markOf(change)}
            name={revealHidden(`${source} ${relationName(type)} ${target}`)}
            figure={figuresOf(change)}
            onClick={() => actions.openLink(linkId(source, target))}
          />
        );
      })}
    </ul>
  );
}
