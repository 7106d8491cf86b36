import { useMemo } from 'react';
import { useFormat } from '../../../../provider/index.ts';
import { revealHidden } from '../../../../ui/index.ts';
import { useBrainActions, useBrainWords } from '../../BrainContext.ts';
import { usePicture } from '../../frame/BrainWorkspace.ts';
import type { LabelGroup } from '../../core/model/groupLabels.ts';
import { groupMark } from '../../graph/groupMark.ts';
import { groupText } from '../../groupText.ts';
import styles from '../Panel.module.css';
import { PanelRow, PanelTop } from '../PanelParts.tsx';
import { GroupButton } from './GroupButton.tsx';

/** Shows a group's labels, and on the map its links. */
export function GroupDetails({ group }: { group: LabelGroup }) {
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
      .filter(({ source, target }) => names.has(source) && names.has(target))
      .reduce((sum, { relations }) => sum + relations.length, 0);
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
          <li key={name}>
            <PanelRow
              title={words.showLabel(revealHidden(name))}
              name={revealHidden(name)}
              figure={count === undefined ? '–' : number(count)}
              onClick={() => actions.select(name)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
