import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/Disclosure.tsx';
import { Icon, type IconPath } from '../icons/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import textDirection from '../theme/textDirection.module.css';
import styles from './Notice.module.css';
import { toneIcon, type NoticeTone } from './toneIcon.ts';

export interface NoticeProps {
  /** @default 'info' */
  tone?: NoticeTone;
  /** @default by tone */
  icon?: IconPath;
  /** The event, in a few words. */
  title: ReactNode;
  /** The consequences, and what was saved. */
  children?: ReactNode;
  /** Buttons that resolve it. */
  actions?: ReactNode;
  /** Raw details for support, shown on request. */
  detail?: string;
  /** The label of the control that shows `detail`. */
  detailLabel?: string;
  /** `alert` interrupts a screen reader; `status` waits its turn. @default 'status' */
  role?: 'alert' | 'status' | 'note';
}

/** A framed message: what happened, what was saved, and how to resolve it. */
export function Notice({
  tone = 'info',
  icon = toneIcon(tone),
  title,
  children,
  actions,
  detail,
  detailLabel,
  role = 'status',
}: NoticeProps) {
  return (
    <div role={role} className={joinClasses(styles.notice, styles[tone])} data-part="notice">
      <span className={styles.mark}>
        <Icon path={icon} />
      </span>
      <div className={styles.body}>
        <span className={joinClasses(styles.title, textDirection.own)}>{title}</span>
        {children !== undefined && (
          <span className={joinClasses(styles.text, textDirection.own)}>{children}</span>
        )}
        {(actions !== undefined || detail !== undefined) && (
          <div className={styles.actions}>
            {actions}
            {detail !== undefined && (
              <div className={styles.details}>
                <Disclosure label={detailLabel}>
                  <span className={joinClasses(styles.detail, textDirection.own)}>{detail}</span>
                </Disclosure>
              </div>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
