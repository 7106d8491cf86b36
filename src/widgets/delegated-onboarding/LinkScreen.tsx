import type { ReactNode } from 'react';
import { EmptyState, icons, type IconPath } from '../../ui/index.ts';

export interface LinkScreenProps {
  title: string;
  text: string;
  /** @default 'lock' */
  icon?: IconPath;
  children?: ReactNode;
}

/** A screen shown instead of the questions. */
export function LinkScreen({ title, text, icon = icons.lock, children }: LinkScreenProps) {
  return (
    <div role="status">
      <EmptyState icon={icon} heading="h2" title={title} text={text}>
        {children}
      </EmptyState>
    </div>
  );
}
