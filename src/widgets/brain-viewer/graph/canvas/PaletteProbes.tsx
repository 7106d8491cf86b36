import type { RefObject } from 'react';
import type { LabelGroup } from '../../core/model/groupLabels.ts';
import { groupMark } from '../groupMark.ts';
import { cssColours } from './palette.ts';
import styles from './PaletteProbes.module.css';

/** Renders invisible elements from which the canvas reads the theme's colours. */
export function PaletteProbes({
  groups,
  probes,
  onChange,
}: {
  groups: readonly LabelGroup[];
  probes?: RefObject<HTMLDivElement | null>;
  /** Called after a colour transition. */
  onChange?: () => void;
}) {
  return (
    <div ref={probes} className={styles.probes} aria-hidden="true" onTransitionEnd={onChange}>
      {Object.entries(cssColours).map(([name, color]) => (
        <i key={name} data-colour={name} style={{ color }} />
      ))}
      {groups.map((group) => (
        <i key={group.index} {...groupMark(group)} className={styles.group} />
      ))}
    </div>
  );
}
