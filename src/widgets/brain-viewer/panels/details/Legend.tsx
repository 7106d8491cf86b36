import { useFormat } from '../../../../provider/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../../BrainContext.ts';
import { usePicture } from '../../frame/BrainWorkspace.ts';
import { groupMark } from '../../graph/groupMark.ts';
import { groupText } from '../../groupText.ts';
import styles from '../Panel.module.css';
import { PanelRow } from '../PanelParts.tsx';

/** Explains the colours. A press highlights a group. */
export function Legend() {
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
          <li key={group.name}>
            <PanelRow
              aria-pressed={chosen === group.name}
              title={words.showGroup(groupText(group, words))}
              mark={<span className={styles.swatch} {...groupMark(group)} />}
              name={groupText(group, words)}
              figure={number(group.labels.length)}
              onClick={() => actions.toggleGroup(group.name)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
