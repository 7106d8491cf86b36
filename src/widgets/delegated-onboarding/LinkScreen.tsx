import type { ReactNode } from 'react';
import { Icon, Title, type IconName } from '../../ui/index.ts';
import styles from './DelegatedOnboarding.module.css';

/** Props of {@link LinkScreen}. */
export interface LinkScreenProps {
  title: string;
  text: string;
  /** @default 'lock' */
  icon?: IconName;
  children?: ReactNode;
}

/** A screen in place of the questions. */
export function LinkScreen({ title, text, icon = 'lock', children }: LinkScreenProps) {
  return (
    <div className={styles.screen} role="status">
      <span className={styles.mark}>
        <Icon name={icon} size={20} />
      </span>
      <Title>{title}</Title>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
