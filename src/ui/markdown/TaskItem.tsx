import { useId, type ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './Markdown.module.css';

interface TaskItemProps {
  checked: boolean;
  className: string;
  /** The text of the task. */
  task: ReactNode;
  /** The rest of the item. */
  children: ReactNode;
}

/** An item of a task list: a box that shows a state and cannot be changed. */
export function TaskItem({ checked, className, task, children }: TaskItemProps) {
  const id = useId();
  return (
    <li dir="auto" className={joinClasses(className, styles.task)}>
      <input
        type="checkbox"
        checked={checked}
        readOnly
        disabled
        aria-labelledby={id}
        className={styles.checkbox}
      />
      <div className={styles.taskBody}>
        <div id={id} className={styles.taskText}>
          {task}
        </div>
        {children}
      </div>
    </li>
  );
}
