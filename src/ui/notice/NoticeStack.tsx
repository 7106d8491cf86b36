import { useId, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../button/Button.tsx';
import { Icon, type IconPath } from '../icons/Icon.tsx';
import * as icons from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './NoticeStack.module.css';
import { toneIcon, type NoticeTone } from './toneIcon.ts';

/** One notice of a {@link NoticeStack}. */
export interface StackedNotice {
  /** Unique in the stack. */
  key: string;
  /** @default 'info' */
  tone?: NoticeTone;
  /** @default by tone */
  icon?: IconPath;
  /** The event, in one line. */
  title: string;
  /** Details shown when the notice is expanded. */
  details?: ReactNode;
  /** Small buttons at the end of the line. */
  actions?: ReactNode;
  /** `alert` interrupts a screen reader; `status` waits its turn. @default 'status' */
  role?: 'alert' | 'status';
}

/** Texts of a {@link NoticeStack}. */
export interface NoticeStackWords {
  /** Label of the button that expands a notice. */
  details: string;
  /** Label of the button that shows the other notices. */
  more: (count: number) => string;
  less: string;
}

export interface NoticeStackProps {
  /** The most important first. The others are collapsed. */
  notices: readonly StackedNotice[];
  words: NoticeStackWords;
}

/** Notices above a work area, one line each, to leave it most of the height. */
export function NoticeStack({ notices, words }: NoticeStackProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? notices : notices.slice(0, 1);
  const others = notices.length - 1;
  if (notices.length === 0) return null;
  return (
    <div className={styles.stack} tabIndex={-1}>
      {shown.map((notice) => (
        <Line key={notice.key} notice={notice} details={words.details} />
      ))}
      {others > 0 && (
        <span role="status" className={styles.more}>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.less : words.more(others)}
          </Button>
        </span>
      )}
    </div>
  );
}

function Line({ notice, details: label }: { notice: StackedNotice; details: string }) {
  const { tone = 'info', title, details, actions, role = 'status' } = notice;
  const { icon = toneIcon(tone) } = notice;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div role={role} className={joinClasses(styles.notice, styles[tone])} data-part="notice">
      <span className={styles.mark}>
        <Icon path={icon} />
      </span>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <span className={styles.actions}>
        {actions}
        {details !== undefined && (
          <IconButton
            size="small"
            label={label}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon path={isOpen ? icons.down : icons.forward} size={14} />
          </IconButton>
        )}
      </span>
      {isOpen && (
        <div id={id} className={styles.details}>
          {details}
        </div>
      )}
    </div>
  );
}
