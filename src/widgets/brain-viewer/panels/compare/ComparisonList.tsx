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
