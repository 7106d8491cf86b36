import type { ComponentProps, ReactNode } from 'react';
import { Button, Field, Icon, IconButton, icons, Select } from '../../../ui/index.ts';
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
        <Icon path={icons.back} />
      </IconButton>
      <h3 className={styles.title} dir="auto">
        {children}
      </h3>
    </div>
  );
}

/** Renders an item of a list as a button: a mark or a type, a name, and a figure at the end. */
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
    <li>
      <button {...button} type="button" className={styles.row}>
        {mark}
        <span className={styles.rowName} dir="auto">
          {name}
        </span>
        {figure !== undefined && <span className={styles.figure}>{figure}</span>}
        {children}
      </button>
    </li>
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

interface SelectFieldProps<Value extends string> {
  label: string;
  value: string;
  /** The labels of the values. */
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

/** Renders a field that chooses one of a few values. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>) {
  const isValue = (text: string): text is Value => text in options;
  return (
    <Field label={label}>
      <Select
        value={value}
        onChange={({ target }) => {
          if (isValue(target.value)) onChange(target.value);
        }}
      >
        {Object.entries<string>(options).map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
