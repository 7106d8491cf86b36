import { Icon, icons, type IconPath } from '../../../ui/index.ts';
import type { FileKind } from '../core/picker/index.ts';
import styles from './KindIcon.module.css';

/** A kind of file, or a place that holds them. */
export type ShownKind = FileKind | 'site' | 'drive';

/** A kind's icon, coloured to be found in long lists. */
export function KindIcon({ kind }: { kind: ShownKind }) {
  return (
    <span className={styles.kind} data-kind={kind}>
      <Icon path={kindIcons[kind]} />
    </span>
  );
}

const kindIcons: Readonly<Record<ShownKind, IconPath>> = {
  document: icons.file,
  presentation: icons.slides,
  image: icons.image,
  pdf: icons.file,
  text: icons.file,
  folder: icons.folder,
  spreadsheet: icons.sheet,
  site: icons.globe,
  drive: icons.drive,
  other: icons.file,
};
