import type { ReactNode } from 'react';
import { Icon, type IconPath } from '../icons/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import frame from '../layout/frame.module.css';
import texts from '../layout/texts.module.css';
import textDirection from '../theme/textDirection.module.css';
import layout from '../layout/layout.module.css';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** @default none */
  icon?: IconPath;
  title: string;
  /** The title's element. Use a heading if it is one of the page's. @default 'p' */
  heading?: 'h2' | 'h3' | 'p';
  /** The reason why there is nothing, or what belongs here. */
  text?: string | undefined;
  /** The primary next action. */
  children?: ReactNode;
}

/** Explains an empty view and offers the next step. Fills its column. */
export function EmptyState({ icon, title, heading: Title = 'p', text, children }: EmptyStateProps) {
  return (
    <div className={joinClasses(layout.stack1, styles.empty)} data-part="empty">
      {icon !== undefined && (
        <span className={frame.emblem}>
          <Icon path={icon} size={40} />
        </span>
      )}
      <Title className={joinClasses(texts.heading, styles.title, textDirection.own)}>{title}</Title>
      {text !== undefined && <p className={joinClasses(styles.text, textDirection.own)}>{text}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
