import type { ComponentType } from 'react';
import { WidgetBoundary } from '../../../provider/index.ts';

/** A host's component in its place, if there is one. What it throws stays in it. */
export function Slot({ of: Component }: { of: ComponentType | undefined }) {
  if (Component === undefined) return null;
  return (
    <WidgetBoundary>
      <Component />
    </WidgetBoundary>
  );
}
