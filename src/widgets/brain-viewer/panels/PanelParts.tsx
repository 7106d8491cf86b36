import type { ComponentProps, ReactNode } from 'react';
import { Icon, IconButton, icons, Button } from '../../../ui/index.ts';
import styles from './Panel.module.css';
import { useBrainActions, useBrainWords } from '../BrainContext.ts';
import { usePicture } from '../frame/BrainWorkspace.ts';
import type { LabelGroup } from '../core/model/groupLabels.ts';

/** Renders the title of a selection, with a button that goes back. */
export function PanelTop({
  back,
  onBack,
  children,
}: {
  /** The button's accessible name. */
  back: string;
  onBack: () => void;
  children: ReactNode;
}) {
  return (
    <div className={styles.top}>
      <IconButton size="small" label={back} onClick={onBack}>
        <span className={styles.back}>
          <Icon path={icons.chevron} />
        </span>
      </IconButton>
      <h3 className={styles.title} dir="auto">
        {children}
      </h3>
    </div>
  );
}

/** Renders a row of a list as a button: a mark or a type, a name, and a figure at the end. */
export function PanelRow({
  mark,
  name,
  figure,
  children,
  ...button
}: Omit<ComponentProps<'button'>, 'name'> & {
  mark?: ReactNode;
  name: string;
  figure?: ReactNode;
}) {
  return (
    <button {...button} type="button" className={styles.row}>
      {mark}
      <span className={styles.rowName} dir="auto">
        {name}
      </span>
      {figure !== undefined && <span className={styles.figure}>{figure}</span>}
      {children}
    </button>
  );
}

/** Renders a button that opens a group, only on the map. */
export function GroupButton({ group: { name } }: { group: LabelGroup }) {
  const { level } = usePicture();
  const words = useBrainWords();
  const { openGroup } = useBrainActions();
  if (level.kind !== 'map') return null;
  return (
    <Button size="small" onClick={() => openGroup(name)}>
      {words.openGroup}
    </Button>
  );
}
