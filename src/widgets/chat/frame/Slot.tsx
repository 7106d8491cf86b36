import type { ComponentType, ReactNode } from 'react';
import { WidgetBoundary } from '../../../provider/index.ts';

export interface SlotProps {
  of: ComponentType | undefined;
  /** Shown if the component throws. @default nothing, as slots are decoration */
  fallback?: ReactNode;
}

/** Renders a host's component, if there is one. Its errors go only to `onError`. */
export function Slot({ of: Component, fallback = <></> }: SlotProps) {
  if (Component === undefined) return null;
  return (
    <WidgetBoundary fallback={fallback}>
      <Component />
    </WidgetBoundary>
  );
}
