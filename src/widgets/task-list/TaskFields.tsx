import { useState } from 'react';
import { nameInWords, toLocalTime } from '../../controller/index.ts';
import { useBrainstem } from '../../provider/index.ts';
import {
  Button,
  Field,
  Icon,
  icons,
  joinClasses,
  layout,
  Menu,
  MenuItem,
  Popover,
  texts,
  TextInput,
  VisuallyHidden,
} from '../../ui/index.ts';
import { draftOfTask, type TaskPatch } from './core/taskChanges.ts';
import type { FilterOptions } from './core/taskFilters.ts';
import { rankOf, type TaskRow } from './core/taskModel.ts';
import styles from './TaskList.module.css';
import { useTaskListActions, useTaskListState, useTaskWords } from './TaskListContext.ts';
import { When } from './When.tsx';

interface Choices {
  priorities: FilterOptions;
  change: (patch: TaskPatch) => void;
}

/** A row's due date and priority. With choices, a click on one changes it. */
export function TaskFields({ row, choices }: { row: TaskRow; choices?: Choices }) {
  const words = useTaskWords();
  const { priority, due } = row;
  const tone = ['danger', 'warning'][rankOf(priority ?? '')];
  const priorityText = priority !== undefined && <span>{nameInWords(priority)}</span>;
  const dueText = (
    <>
      <VisuallyHidden>{words.due}: </VisuallyHidden>
      {due !== undefined && <When at={due} />}
    </>
  );
  return (
    <span className={styles.fields}>
      {choices !== undefined ? (
        <span className={styles.due} data-empty={due === undefined ? '' : undefined}>
          <Popover
            label={words.due}
            button={
              <>
                <Icon path={icons.calendar} size={14} />
                {dueText}
              </>
            }
          >
            {(close) => <DueChoice row={row} onClose={close} change={choices.change} />}
          </Popover>
        </span>
      ) : (
        due !== undefined && (
          <span className={styles.due}>
            <Icon path={icons.calendar} size={14} />
            {dueText}
          </span>
        )
      )}
      {choices !== undefined && choices.priorities.length > 0 ? (
        <span className={styles.priority} data-tone={tone}>
          <Menu
            label={words.priority}
            icon={icons.flag}
            text={
              <>
                <VisuallyHidden>{words.priority}: </VisuallyHidden>
                {priorityText}
              </>
            }
          >
            {choices.priorities.map(({ value, label }) => (
              <MenuItem
                key={value}
                isChosen={value === priority}
                onChoose={() => choices.change({ priority: value })}
              >
                {label}
              </MenuItem>
            ))}
          </Menu>
        </span>
      ) : (
        priority !== undefined && (
          <span className={styles.priority} data-tone={tone}>
            <Icon path={icons.flag} size={14} />
            <VisuallyHidden>, </VisuallyHidden>
            {priorityText}
          </span>
        )
      )}
    </span>
  );
}

/** The days that are offered by name, as distances from today. */
const nearDays = [
  { distance: 0, unit: 'day', days: 0 },
  { distance: 1, unit: 'day', days: 1 },
  { distance: 1, unit: 'week', days: 7 },
] as const;

interface DueChoiceProps extends Pick<Choices, 'change'> {
  row: TaskRow;
  onClose: () => void;
}

/** Offers near days, and any other date in a field, whose text is kept until it is saved. */
function DueChoice({ row, onClose, change }: DueChoiceProps) {
  const words = useTaskWords();
  const { locale, environment } = useBrainstem();
  const [now] = useState(() => environment.clock.now());
  const { id = '' } = row;
  const { due: typed, ...others } = useTaskListState((state) => state.drafts.get(id)) ?? {};
  const { setDraft } = useTaskListActions();
  const before = draftOfTask(row).due;
  const choose = (due: string): void => {
    setDraft(id, others);
    change({ due });
    onClose();
  };
  const names = new Intl.RelativeTimeFormat(locale.tag, { numeric: 'auto' });
  const weekday = new Intl.DateTimeFormat(locale.tag, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  return (
    <>
      <div className={joinClasses(layout.stack, styles.days)}>
        {nearDays.map(({ distance, unit, days }) => {
          const date = new Date(now);
          date.setDate(date.getDate() + days);
          return (
            <Button
              key={days}
              size="small"
              variant="quiet"
              className={styles.day}
              onClick={() => choose(toLocalTime(date.toISOString())?.slice(0, 10) ?? '')}
            >
              {nameInWords(names.format(distance, unit))}
              <span className={texts.note}>{weekday.format(date)}</span>
            </Button>
          );
        })}
      </div>
      <form
        className={styles.date}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== undefined && typed !== before) choose(typed);
        }}
      >
        <Field label={words.due}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={typed ?? before}
              onChange={({ target }) => setDraft(id, { ...others, due: target.value })}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={typed === undefined || typed === before}
        >
          {words.save}
        </Button>
      </form>
    </>
  );
}
