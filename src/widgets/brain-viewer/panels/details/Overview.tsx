import { useFormat } from '../../../../provider/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../../BrainContext.ts';
import { groupText, valueText } from '../../brainText.ts';
import { usePicture } from '../../frame/BrainWorkspace.ts';
import { Fact, Facts, Meter, revealHidden, VisuallyHidden } from '../../../../ui/index.ts';
import { groupMark } from '../../graph/groupMark.ts';
import styles from '../Panel.module.css';
import { PanelRow } from '../PanelParts.tsx';

/** The number of listed largest labels. */
const maxListed = 8;

/** Summarises the brain: counts, largest labels, groups and sources. */
export function Overview() {
  const picture = usePicture();
  const words = useBrainWords();
  const { number, dateTime, list } = useFormat();
  const actions = useBrainActions();
  const sources = useBrainView((view) => view.sources);
  const { graph } = picture;
  const { facts } = graph;
  const missing = (facts.missing ?? []).map((part) => words[part === 'counts' ? 'nodes' : part]);
  const top = [...graph.labels.values()]
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, maxListed);
  const most = top[0]?.count ?? 0;
  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>{words.overview}</h3>
      <dl className={styles.figures}>
        <Figure name={words.labels} value={graph.labels.size} />
        <Figure name={words.relationTypes} value={facts.relationTypes} />
        <Figure name={words.nodes} value={facts.nodes} />
        <Figure name={words.relationships} value={facts.relationships} />
      </dl>
      {missing.length > 0 && <p className={styles.hint}>{words.notAnswered(list(missing))}</p>}
      <p className={styles.hint}>{words.overviewText}</p>
      <h4 className={styles.heading}>{words.largest}</h4>
      <ul className={styles.list}>
        {top.map((label) => (
          <PanelRow
            key={label.name}
            title={words.showLabel(revealHidden(label.name))}
            name={revealHidden(label.name)}
            figure={label.count === undefined ? '–' : number(label.count)}
            onClick={() => actions.select(label.name)}
          >
            <span className={styles.meter} {...groupMark(picture.groupOf.get(label.name))}>
              <Meter share={most === 0 ? 0 : (label.count ?? 0) / most} />
            </span>
          </PanelRow>
        ))}
      </ul>
      <Legend />
      <h4 className={styles.heading}>{words.metadata}</h4>
      <Facts>
        <Fact name={words.source}>
          {sources.connectionIds.length === 0
            ? words.sourceBase
            : words.sourceConnections(sources.connectionIds.length)}
        </Fact>
        {facts.extractedAt !== undefined && (
          <Fact name={words.extractedAt}>{dateTime(facts.extractedAt)}</Fact>
        )}
        {facts.sampleSize !== undefined && (
          <Fact name={words.sampleSize}>{number(facts.sampleSize)}</Fact>
        )}
        {facts.metadata.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {valueText(value)}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}

/** Explains the colours. A press highlights a group. */
function Legend() {
  const picture = usePicture();
  const words = useBrainWords();
  const { number } = useFormat();
  const actions = useBrainActions();
  const chosen = useBrainView((view) => view.group);
  return (
    <>
      <h4 className={styles.heading}>{words.groups}</h4>
      <ul className={styles.list}>
        {picture.groups.map((group) => (
          <PanelRow
            key={group.name}
            aria-pressed={chosen === group.name}
            title={words.showGroup(groupText(group, words))}
            mark={<span className={styles.swatch} {...groupMark(group)} />}
            name={groupText(group, words)}
            figure={number(group.labels.length)}
            onClick={() => actions.toggleGroup(group.name)}
          />
        ))}
      </ul>
    </>
  );
}

/** Shows a count, or a dash if it is unknown. */
function Figure({ name, value }: { name: string; value: number | undefined }) {
  const words = useBrainWords();
  const { number } = useFormat();
  return (
    <div className={styles.figureBox}>
      <dt className={styles.figureName}>{name}</dt>
      <dd className={styles.figureValue}>
        {value === undefined ? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{words.countUnknown}</VisuallyHidden>
          </>
        ) : (
          number(value)
        )}
      </dd>
    </div>
  );
}
