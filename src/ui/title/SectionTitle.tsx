import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import textDirection from '../theme/textDirection.module.css';
import texts from '../layout/texts.module.css';

export interface SectionTitleProps {
  id?: string;
  children: ReactNode;
}

/** The title of a widget's section or card. */
export function SectionTitle({ id, children }: SectionTitleProps) {
  return (
    <h3 id={id} className={joinClasses(texts.heading, textDirection.own)}>
      {children}
    </h3>
  );
}
