import type { ReactNode } from 'react';
import { nameInWords, toLocalTime } from '../../controller/index.ts';
import { JoinedNames, useBrainstem, useToday } from '../../provider/index.ts';
import {
  Button,
  Field,
  Icon,
  icons,
  type IconPath,
  joinClasses,
  layout,
  Menu,
  MenuItem,
  Popover,
  texts,
  TextInput,
  VisuallyHidden,
} from '../../ui/index.ts';
import { dayOf } from './core/taskChanges.ts';
import type { FilterOptions, TaskChoices } from './core/taskFilters.ts';
import { rankOf, type TaskRow } from './core/taskModel.ts';
import styles from './TaskList.module.css';
import {
  useTaskListActions,
  useTaskListOptions,
  useTaskListState,
  useTaskWords,
} from './TaskListContext.ts';
import type { TaskSave } from './useTaskSave.tsx';
import { When } from './When.tsx';

export interface TaskFieldsProps {
  row: TaskRow;
  choices: TaskChoices;
  /** Changes the task. @default the fields are read-only */
  change: TaskSave['change'];
  /** True for all fields, named if they are empty. @default the status, due date and priority */
  isDetailed?: boolean;
}

/** A task's fields as chips. A click on one changes it. */
export function TaskFields({ row, choices, change, isDetailed = false }: TaskFieldsProps) {
  const words = useTaskWords();
  const { writePatch, writeAssignees } = useTaskListOptions();
  const common = { row, change: writePatch && change, isDetailed };
  return (
    <span className={joinClasses(styles.fields, isDetailed && styles.detailed)}>
      {(isDetailed || showsStatus(row)) && (
        <ValueChip {...common} name="status" options={choices.status} />
      )}
      <TypedChip
        {...common}
        name="due"
        type="date"
        value={row.due === undefined ? undefined : <When at={row.due} />}
        before={dayOf(row.due)}
      >
        {(choose) => <NearDays onChoose={choose} />}
      </TypedChip>
      <ValueChip {...common} name="priority" options={choices.priority} />
      {isDetailed && (
        <TypedChip
          {...common}
          name="assignees"
          value={row.assignees.length > 0 ? <JoinedNames names={row.assignees} /> : undefined}
          before={row.assignees.join(', ')}
          description={words.separateNames}
          change={writeAssignees && change}
        />
      )}
    </span>
  );
}

/** Returns true if a task's status says more than its checkbox. */
function showsStatus({ status, isCompleted }: TaskRow): boolean {
  return status !== undefined && !isCompleted && !/^(open|to-?do|pending|new)$/i.test(status);
}

const fieldIcons: Record<'status' | 'due' | 'priority' | 'assignees', IconPath> = {
  status: icons.circle,
  due: icons.calendar,
  priority: icons.flag,
  assignees: icons.person,
};

interface ChipProps {
  name: keyof typeof fieldIcons;
  value: ReactNode;
  tone?: string | undefined;
  /** True to name an empty field. */
  isDetailed: boolean;
  /** Returns the button that changes the field. @default read-only */
  button: false | undefined | ((text: ReactNode, icon: IconPath) => ReactNode);
}

function Chip({ name, value, tone, isDetailed, button }: ChipProps) {
  const words = useTaskWords();
  const icon = fieldIcons[name];
  const isEmpty = value === undefined;
  const canChange = typeof button === 'function';
  if (isEmpty && !canChange) return null;
  const text = (
    <>
      <VisuallyHidden>{canChange || name === 'due' ? `${words[name]}: ` : ', '}</VisuallyHidden>
      {isEmpty && isDetailed ? <span aria-hidden>{words[name]}</span> : value}
    </>
  );
  return (
    <span
      className={joinClasses(texts.figures, styles.chip, styles[name])}
      data-tone={tone}
      data-empty={isEmpty ? '' : undefined}
    >
      {canChange ? (
        button(text, icon)
      ) : (
        <>
          <Icon path={icon} size={14} />
          {text}
        </>
      )}
    </span>
  );
}

interface FieldProps extends Pick<TaskFieldsProps, 'row' | 'change'> {
  isDetailed: boolean;
}

interface ValueChipProps extends FieldProps {
  name: 'priority' | 'status';
  options: FilterOptions;
}

/** Offers the known values and the task's own. */
function ValueChip({ row, name, options, change, isDetailed }: ValueChipProps) {
  const words = useTaskWords();
  const value = row[name];
  const known = options.find((option) => option.value === value);
  const own = value === undefined ? undefined : (known ?? { value, label: nameInWords(value) });
  const all = own === undefined || own === known ? options : [...options, own];
  return (
    <Chip
      name={name}
      value={own && <span>{own.label}</span>}
      tone={name === 'priority' ? ['danger', 'warning'][rankOf(value ?? '')] : undefined}
      isDetailed={isDetailed}
      button={
        change !== undefined &&
        options.length > 0 &&
        ((text, icon) => (
          <Menu label={words[name]} icon={icon} text={text}>
            {all.map((option) => (
              <MenuItem
                key={option.value}
                isChosen={option.value === value}
                onChoose={() => change({ [name]: option.value })}
              >
                {option.label}
              </MenuItem>
            ))}
          </Menu>
        ))
      }
    />
  );
}

interface TypedChipProps extends FieldProps {
  name: 'due' | 'assignees';
  value: ReactNode;
  /** The value in the editor before anything is typed. */
  before: string;
  type?: 'date';
  description?: string;
  /** Other ways to choose a value, above the field. */
  children?: (choose: (value: string) => void) => ReactNode;
}

/** Focuses a field once it is there, and scrolls nowhere, since its popup isn't placed yet. */
const focusField = (field: HTMLInputElement | null): void => field?.focus({ preventScroll: true });

/** A chip whose value is typed. What was typed stays until it is saved. */
function TypedChip({
  name,
  value,
  before,
  type,
  description,
  children,
  row: { id = '' },
  change,
  isDetailed,
}: TypedChipProps) {
  const words = useTaskWords();
  const { setDraft } = useTaskListActions();
  const draft = name === 'due' ? 'typedDue' : 'typedAssignees';
  const typed = useTaskListState((state) => state.drafts.get(id)?.[draft]) ?? before;
  const isUnchanged = typed === before;
  return (
    <Chip
      name={name}
      value={value}
      isDetailed={isDetailed}
      button={
        change !== undefined &&
        ((text, icon) => (
          <Popover
            label={words[name]}
            button={
              <>
                <Icon path={icon} size={14} />
                {text}
              </>
            }
          >
            {(close) => {
              const choose = (next: string): void => {
                change({ [name]: next });
                close();
              };
              return (
                <>
                  {children?.(choose)}
                  <form
                    className={joinClasses(layout.stack2, styles.start)}
                    onSubmit={(event) => {
                      event.preventDefault();
                      if (!isUnchanged) choose(typed);
                    }}
                  >
                    <Field label={words[name]} description={description}>
                      <TextInput
                        ref={focusField}
                        type={type}
                        autoComplete="off"
                        value={typed}
                        onChange={({ target }) =>
                          setDraft(id, (current) => ({ ...current, [draft]: target.value }))
                        }
                      />
                    </Field>
                    <Button type="submit" variant="primary" aria-disabled={isUnchanged}>
                      {words.save}
                    </Button>
                  </form>
                </>
              );
            }}
          </Popover>
        ))
      }
    />
  );
}

/** The days that are offered by name, as distances from today. */
const nearDays = [
  { distance: 0, unit: 'day', days: 0 },
  { distance: 1, unit: 'day', days: 1 },
  { distance: 1, unit: 'week', days: 7 },
] as const;

function NearDays({ onChoose }: { onChoose: (due: string) => void }) {
  const { locale } = useBrainstem();
  const today = useToday();
  const names = new Intl.RelativeTimeFormat(locale.tag, { numeric: 'auto' });
  const weekday = new Intl.DateTimeFormat(locale.tag, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  return (
    <div className={joinClasses(layout.stack, styles.days)}>
      {nearDays.map(({ distance, unit, days }) => {
        const date = new Date(today);
        date.setDate(date.getDate() + days);
        return (
          <Button
            key={days}
            size="small"
            variant="quiet"
            className={styles.day}
            onClick={() => onChoose(toLocalTime(date.toISOString())?.slice(0, 10) ?? '')}
          >
            {nameInWords(names.format(distance, unit))}
            <span className={texts.note}>{weekday.format(date)}</span>
          </Button>
        );
      })}
    </div>
  );
}
