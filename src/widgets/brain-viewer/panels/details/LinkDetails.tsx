import { useFormat } from '../../../../provider/index.ts';
import { Button, revealHidden } from '../../../../ui/index.ts';
import { useBrainActions, useBrainWords } from '../../BrainContext.ts';
import { usePicture } from '../../frame/BrainWorkspace.ts';
import { groupId } from '../../core/map/brainMap.ts';
import type { GraphLink } from '../../core/model/brainGraph.ts';
import { relationName } from '../../core/model/relationName.ts';
import { groupText } from '../../groupText.ts';
import { storeText } from '../../storeText.ts';
import styles from '../Panel.module.css';
import { PanelTop } from '../PanelParts.tsx';

/** Shows the relations between two labels with their directions, counts and stores. */
export function LinkDetails({ link }: { link: GraphLink }) {
  const words = useBrainWords();
  const { number } = useFormat();
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
                {relation.count === undefined ? '–' : number(relation.count)}
              </span>
            </span>
            <span className={styles.samples}>
              {revealHidden(relation.source)} → {revealHidden(relation.target)}
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
