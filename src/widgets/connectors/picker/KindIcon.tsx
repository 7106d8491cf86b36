import { Icon, icons, type IconPath } from '../../../ui/index.ts';
import type { FileKind } from '../core/picker/index.ts';
import styles from './KindIcon.module.css';

/** A file kind's icon, coloured to be found in long lists. */
export function KindIcon({ kind }: { kind: FileKind }) {
  return (
    <span className={styles.kind} data-kind={kind}>
      <Icon path={fileIcons[kind]} />
    </span>
  );
}

const fileIcons: Readonly<Record<FileKind, IconPath>> = {
  document: icons.file,
  presentation: icons.slides,
  image: icons.image,
  pdf: icons.file,
  text: icons.file,
  folder: icons.folder,
  spreadsheet: icons.sheet,
  other: icons.file,
};
