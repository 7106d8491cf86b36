import { useFormat } from '../../../../provider/index.ts';
import { Badge, revealHidden } from '../../../../ui/index.ts';
import { useBrainActions, useBrainWords } from '../../BrainContext.ts';
import { linkId } from '../../core/model/brainGraph.ts';
import type { CountChange, GraphComparison, LabelChange } from '../../core/model/compareGraphs.ts';
import { relationName } from '../../core/model/relationName.ts';
import styles from '../Panel.module.css';
import { PanelRow } from '../PanelParts.tsx';

/** The maximum number of listed differences. */
const listed = 60;

/** Lists the differences between two graphs. A press selects the label or link. */
export function ComparisonList({ comparison }: { comparison: GraphComparison }) {
  const words = useBrainWords();
  const actions = useBrainActions();
  const { labels, relations } = comparison;
  const { number } = useFormat();
  const read = (count: number | undefined): string => (count === undefined ? '–' : number(count));
  const figuresOf = ({ before, after }: CountChange): string =>
    words.changedFrom(read(before), read(after));
  if (labels.length + relations.length === 0) {
    return <p className={styles.hint}>{words.compareSameText}</p>;
  }
  return (
    <ul className={styles.list}>
      {labels.slice(0, listed).map((change) => (
        <li key={change.label}>
          <PanelRow
            mark={<Kind kind={change.kind} />}
            name={revealHidden(change.label)}
            figure={figuresOf(change)}
            onClick={() => actions.select(change.label)}
          />
        </li>
      ))}
      {relations.slice(0, listed).map((change) => {
        const { source, type, target } = change;
        return (
          <li key={JSON.stringify([source, type, target])}>
            <PanelRow
              mark={<Kind kind={change.kind} />}
              name={revealHidden(`${source} ${relationName(type)} ${target}`)}
              figure={figuresOf(change)}
              onClick={() => actions.openLink(linkId(source, target))}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Kind({ kind }: { kind: LabelChange['kind'] }) {
  const words = useBrainWords();
  switch (kind) {
    case 'added':
      return <Badge tone="success">{words.added}</Badge>;
    case 'removed':
      return <Badge tone="danger">{words.removed}</Badge>;
    case 'changed':
      return <Badge tone="warning">{words.changed}</Badge>;
  }
}
