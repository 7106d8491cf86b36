import { useFormat } from '../../../provider/index.ts';
import { joinClasses, revealHidden, texts, VisuallyHidden, layout } from '../../../ui/index.ts';
import { useBrainActions, useBrainWords } from '../BrainContext.ts';
import { groupText, groupTitle, labelText, relationsText } from '../brainText.ts';
import { usePicture } from '../frame/BrainWorkspace.ts';
import { hubs } from '../core/map/brainMap.ts';
import { groupOfBox, type MapBox } from '../core/map/mapScene.ts';
import type { GraphLabel } from '../core/model/brainGraph.ts';
import { groupMark } from '../graph/groupMark.ts';
import '../graph/cards/cardLooks.css';
import styles from './MapBoxView.module.css';

type Content<Kind extends MapBox['content']['kind']> = Extract<MapBox['content'], { kind: Kind }>;

export interface MapBoxViewProps {
  box: MapBox;
  /** The current tab stop of the roving tabindex. */
  current: string;
  /** Called with the hovered or focused box. */
  onNear: (box: string | undefined) => void;
}

/** Renders a box of the map at its place. */
export function MapBoxView({ box, current, onNear }: MapBoxViewProps) {
  const { id, left, top, width, height, content } = box;
  const { style, ...mark } = groupMark(groupOfBox(content));
  return (
    <div
      className={styles.box}
      data-kind={content.kind}
      {...mark}
      style={{ ...style, left, top, width, height }}
      onMouseEnter={() => onNear(content.kind === 'label' && content.isCentre ? undefined : id)}
      onMouseLeave={() => onNear(undefined)}
      onFocus={() => onNear(content.kind === 'group' ? id : undefined)}
      onBlur={() => onNear(undefined)}
    >
      <BoxContent box={box} current={current} />
    </div>
  );
}

function BoxContent({
  box: { content, id, width },
  current,
}: Pick<MapBoxViewProps, 'box' | 'current'>) {
  switch (content.kind) {
    case 'group':
      return <GroupBox {...content} id={id} current={current} />;
    case 'label':
      return <LabelBox {...content} id={id} width={width} current={current} />;
    case 'more':
      return <More {...content} />;
  }
}

/** Renders a group: its name, its counts and its labels. */
function GroupBox({
  of,
  named,
  linesOf,
  id,
  current,
}: Content<'group'> & { id: string; current: string }) {
  const words = useBrainWords();
  const { openGroup } = useBrainActions();
  const name = groupText(of.group, words);
  const title = groupTitle(of.group, words, linesOf);
  const types = words.countLabels(of.labels.length);
  const items = of.nodes === undefined ? undefined : words.countNodes(of.nodes);
  const more = of.labels.length - named.length;
  return (
    <div role="group" aria-label={name} className={styles.group} data-part="group">
      <button
        type="button"
        className={styles.head}
        data-stop={id}
        tabIndex={current === id ? 0 : -1}
        onClick={() => openGroup(of.group.name)}
      >
        <VisuallyHidden>
          {words.groupSummary(name, types, items ?? words.countUnknown)}
        </VisuallyHidden>
        {title.map((line) => (
          <span
            key={line}
            className={joinClasses(texts.cut, styles.title)}
            dir="auto"
            title={name}
            aria-hidden="true"
          >
            {line}
          </span>
        ))}
        <span className={joinClasses(texts.cut, styles.sums)} aria-hidden="true">
          {items === undefined ? types : `${types} · ${items}`}
        </span>
      </button>
      {named.length > 0 && (
        <ul className={joinClasses(layout.bar2, styles.chips)}>
          {named.map((label) => (
            <li key={label.name} className={styles.item}>
              <Chip label={label} isHub={of.labels.indexOf(label) < hubs} current={current} />
            </li>
          ))}
          {more > 0 && (
            <li className={styles.item}>
              <button
                type="button"
                className={styles.more}
                tabIndex={-1}
                onClick={() => openGroup(of.group.name)}
              >
                <VisuallyHidden>{words.moreLabels(more, name)}</VisuallyHidden>
                <span aria-hidden="true">{words.plusMore(more)}</span>
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function useLook(label: string): 'plain' | 'added' | 'changed' | 'gone' {
  const { added, changed, gone } = usePicture().emphasis;
  if (gone.has(label)) return 'gone';
  if (changed.has(label)) return 'changed';
  return added.has(label) ? 'added' : 'plain';
}

/** Renders a label within its group. */
function Chip({ label, isHub, current }: { label: GraphLabel; isHub: boolean; current: string }) {
  const words = useBrainWords();
  const { focus } = useBrainActions();
  const { number } = useFormat();
  const look = useLook(label.name);
  const summary = labelText(label, usePicture().adjacency, words);
  return (
    <button
      type="button"
      className={styles.chip}
      data-part="card"
      data-hub={isHub ? '' : undefined}
      data-look={look}
      data-stop={label.name}
      tabIndex={current === label.name ? 0 : -1}
      onClick={() => focus(label.name, 1)}
    >
      <VisuallyHidden>{look === 'gone' ? `${summary}, ${words.removed}` : summary}</VisuallyHidden>
      <span className={texts.cut} dir="auto" title={revealHidden(label.name)} aria-hidden="true">
        {revealHidden(label.name)}
      </span>
      {label.count !== undefined && (
        <span className={styles.figure} aria-hidden="true">
          {number(label.count)}
        </span>
      )}
    </button>
  );
}

/** The minimum width of a card that shows both its relation and its count, in pixels. */
const roomForFigure = 150;

/** Renders a label as a card. */
function LabelBox({
  width,
  label,
  role,
  isCompact,
  isCentre,
  id,
  current,
}: Content<'label'> & { id: string; width: number; current: string }) {
  const words = useBrainWords();
  const { number } = useFormat();
  const { focus } = useBrainActions();
  const summary = labelText(label, usePicture().adjacency, words);
  const look = useLook(label.name);
  // On a narrow card the relation takes the place of the count.
  const hasRoom = !isCompact || width >= roomForFigure;
  const stop = isCentre ? label.name : id;
  const relation = role === undefined ? undefined : relationsText(role.relations, words, number);
  const said =
    role === undefined || relation === undefined
      ? summary
      : words[role.way === 'in' ? 'labelIn' : 'labelOut'](summary, relation);
  return (
    <button
      type="button"
      className={styles.card}
      data-part="card"
      data-look={isCentre ? 'selected' : look}
      data-stop={stop}
      tabIndex={current === stop ? 0 : -1}
      aria-current={isCentre ? 'true' : undefined}
      onClick={() => focus(label.name, 1)}
    >
      <VisuallyHidden>{said}</VisuallyHidden>
      <span className={styles.row} aria-hidden="true">
        <span
          className={joinClasses(texts.cut, styles.name)}
          dir="auto"
          title={revealHidden(label.name)}
        >
          {revealHidden(label.name)}
        </span>
        {label.count !== undefined && hasRoom && (
          <span className={styles.figure}>{number(label.count)}</span>
        )}
      </span>
      {isCompact && relation !== undefined && (
        <span className={joinClasses(texts.cut, styles.relation)} aria-hidden="true">
          {relation}
        </span>
      )}
    </button>
  );
}

/** Shows the number of neighbours that don't fit, which the panel lists. */
function More({ count }: Content<'more'>) {
  const words = useBrainWords();
  return <p className={joinClasses(texts.note, styles.rest)}>{words.moreOfLink(count)}</p>;
}
