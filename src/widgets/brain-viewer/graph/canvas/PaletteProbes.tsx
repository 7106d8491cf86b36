import type { RefObject } from 'react';
import type { LabelGroup } from '../../core/model/groupLabels.ts';
import { groupMark } from '../groupMark.ts';
import { paletteNames } from './palette.ts';
import styles from './PaletteProbes.module.css';

/** Elements that nobody sees, whose colours are those of the theme: pictures are drawn with them. */
export function PaletteProbes({
  groups,
  probes,
  onChange,
}: {
  groups: readonly LabelGroup[];
  probes?: RefObject<HTMLDivElement | null>;
  /** Called when a colour has come to rest. */
  onChange?: () => void;
}) {
  return (
    <div ref={probes} className={styles.probes} aria-hidden="true" onTransitionEnd={onChange}>
      {paletteNames.map((name) => (
        <i key={name} data-colour={name} className={styles[name]} />
      ))}
      {groups.map((group) => (
        <i key={group.index} {...groupMark(group)} className={styles.group} />
      ))}
    </div>
  );
}
