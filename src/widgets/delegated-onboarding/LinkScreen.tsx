import type { ReactNode } from 'react';
import { Icon, Title, icons, type IconPath } from '../../ui/index.ts';
import styles from './DelegatedOnboarding.module.css';

export interface LinkScreenProps {
  title: string;
  text: string;
  /** @default 'lock' */
  icon?: IconPath;
  children?: ReactNode;
}

/** A screen in place of the questions. */
export function LinkScreen({ title, text, icon = icons.lock, children }: LinkScreenProps) {
  return (
    <div className={styles.screen} role="status">
      <span className={styles.mark}>
        <Icon path={icon} size={20} />
      </span>
      <Title>{title}</Title>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
