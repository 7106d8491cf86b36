import { Icon } from '../../../ui/index.ts';
import type { FileKind } from '../core/picker/index.ts';
import { fileIcons } from './fileIcons.ts';
import styles from './KindIcon.module.css';

/** A file kind's icon, coloured to be found in long lists. */
export function KindIcon({ kind }: { kind: FileKind }) {
  return (
    <span className={styles.kind} data-kind={kind}>
      <Icon path={fileIcons[kind]} />
    </span>
  );
}
