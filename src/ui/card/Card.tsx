import { useId, type ReactNode } from 'react';
import { SectionTitle } from '../title/SectionTitle.tsx';
import layout from '../layout/layout.module.css';
import { joinClasses } from '../joinClasses.ts';
import styles from './Card.module.css';

export interface CardProps {
  /** @default none, if the content names itself */
  title?: string;
  /** Content at the other end of the title's row. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Frames one subject of a page. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <div
      role={title === undefined ? undefined : 'group'}
      aria-labelledby={title === undefined ? undefined : id}
      className={joinClasses(layout.stack, styles.card)}
    >
      {title !== undefined && (
        <div className={layout.ends}>
          <SectionTitle id={id}>{title}</SectionTitle>
          {aside}
        </div>
      )}
      {children}
    </div>
  );
}
