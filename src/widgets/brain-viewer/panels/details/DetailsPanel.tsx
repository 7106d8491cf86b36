import { useBrainView, useBrainActions, useBrainWords } from '../../BrainContext.ts';
import { chainText, groupText, storeText } from '../../brainText.ts';
import { usePicture } from '../../frame/BrainWorkspace.ts';
import type { GraphLink } from '../../core/model/brainGraph.ts';
import { LabelDetails } from './LabelDetails.tsx';
import { Overview } from './Overview.tsx';
import { useMemo } from 'react';
import { useFormat } from '../../../../provider/index.ts';
import { revealHidden, Button } from '../../../../ui/index.ts';
import type { LabelGroup } from '../../core/model/groupLabels.ts';
import { groupMark } from '../../graph/groupMark.ts';
import styles from '../Panel.module.css';
import { PanelRow, PanelTop, GroupButton } from '../PanelParts.tsx';
import { groupId } from '../../core/map/brainMap.ts';
import { relationName } from '../../core/model/relationName.ts';

/** Shows the details of the selection: a link, a label, a group or the whole brain. */
export function DetailsPanel() {
  const { shown, graph, groups, level } = usePicture();
  const selected = useBrainView((view) => view.selected);
  const linkId = useBrainView((view) => view.link);
  const groupName = useBrainView((view) => view.group);
  const ofLink = ({ id }: GraphLink): boolean => id === linkId;
  const link =
    shown.links.find(ofLink) ?? (level.kind === 'map' ? level.map.links.find(ofLink) : undefined);
  if (link !== undefined) return <LinkDetails link={link} />;
  const label = selected === undefined ? undefined : graph.labels.get(selected);
  if (label !== undefined) return <LabelDetails key={label.name} label={label} />;
  const group = groups.find(({ name }) => name === groupName);
  return group === undefined ? <Overview /> : <GroupDetails group={group} />;
}

/** Shows a group's labels, and on the map its links. */
function GroupDetails({ group }: { group: LabelGroup }) {
  const { shown } = usePicture();
  const words = useBrainWords();
  const { number } = useFormat();
  const actions = useBrainActions();
  const members = useMemo(
    () => group.labels.flatMap((label) => shown.labels.get(label) ?? []),
    [group, shown],
  );
  const within = useMemo(() => {
    const names = new Set(group.labels);
    return shown.links
      .flatMap(({ relations }) => relations)
      .filter(({ source, target }) => names.has(source) && names.has(target)).length;
  }, [group, shown]);
  return (
    <div className={styles.panel} data-part="group-details">
      <PanelTop back={words.backToOverview} onBack={actions.clearFocus}>
        <span className={styles.swatch} {...groupMark(group)} />{' '}
        <span>{groupText(group, words)}</span>
      </PanelTop>
      <p className={styles.hint}>
        {`${words.countLabels(members.length)} · ${words.countWithin(within)}`}
      </p>
      <GroupButton group={group} />
      <h4 className={styles.heading}>{words.labels}</h4>
      <ul className={styles.list}>
        {members.map(({ name, count }) => (
          <PanelRow
            key={name}
            title={words.showLabel(revealHidden(name))}
            name={revealHidden(name)}
            figure={count === undefined ? '–' : number(count)}
            onClick={() => actions.select(name)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Shows the relations between two labels with their directions, counts and stores. */
function LinkDetails({ link }: { link: GraphLink }) {
  const words = useBrainWords();
  const format = useFormat();
  const actions = useBrainActions();
  const { relations, count } = link;
  const { level } = usePicture();
  const ends = [...new Set([link.source, link.target])].map((name) => {
    const group =
      level.kind === 'map'
        ? level.map.groups.find((of) => groupId(of.group.name) === name)?.group
        : undefined;
    return {
      name,
      group,
      text: group === undefined ? revealHidden(name) : groupText(group, words),
    };
  });
  const [source, target = source] = ends.map(({ text }) => text);
  return (
    <div className={styles.panel} data-part="link-details">
      <PanelTop back={words.closeFan} onBack={() => actions.openLink(undefined)}>
        {words.betweenLabels(source ?? '', target ?? '')}
      </PanelTop>
      <p className={styles.hint}>
        {[
          words.countRelations(relations.length),
          ...(relations.some((relation) => relation.count !== undefined)
            ? [words.countRelationships(count)]
            : []),
        ].join(' · ')}
      </p>
      <ul className={styles.list}>
        {relations.map((relation) => (
          <li key={relation.id} className={styles.property}>
            <span className={styles.propertyLine}>
              <span className={styles.rowName}>{relationName(relation.type)}</span>
              <span className={styles.figure}>
                {relation.count === undefined ? '–' : format.number(relation.count)}
              </span>
            </span>
            <span className={styles.samples}>
              {chainText([relation.source, relation.target], '→', format)}
              {relation.storeType !== undefined && ` · ${storeText(relation.storeType, words)}`}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        {ends.map((end) => (
          <Button
            key={end.name}
            size="small"
            onClick={() =>
              end.group === undefined ? actions.select(end.name) : actions.openGroup(end.group.name)
            }
          >
            {words.showLabel(end.text)}
          </Button>
        ))}
      </div>
    </div>
  );
}
