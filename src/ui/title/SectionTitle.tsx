import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import textDirection from '../theme/textDirection.module.css';
import texts from '../layout/texts.module.css';

/** The title of a widget's section or card. */
export function SectionTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h3 id={id} className={joinClasses(texts.heading, textDirection.own)}>
      {children}
    </h3>
  );
}
