import { Icon } from '../../../ui/index.ts';
import type { FileKind } from '../core/picker/index.ts';
import { fileIcons } from './fileIcons.ts';
import styles from './KindIcon.module.css';

/** The icon of a kind of file, in the colour by which its kind is found in a long list. */
export function KindIcon({ kind }: { kind: FileKind }) {
  return (
    <span className={styles.kind} data-kind={kind}>
      <Icon path={fileIcons[kind]} />
    </span>
  );
}
