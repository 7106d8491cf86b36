import type { ComponentType, ReactNode } from 'react';
import { WidgetBoundary } from '../../../provider/index.ts';

export interface SlotProps {
  of: ComponentType | undefined;
  /** Shown where the component throws. @default nothing: a decoration is missed by nobody */
  fallback?: ReactNode;
}

/** Renders a host's component in its place, if there is one. Its errors only go to `onError`. */
export function Slot({ of: Component, fallback = <></> }: SlotProps) {
  if (Component === undefined) return null;
  return (
    <WidgetBoundary fallback={fallback}>
      <Component />
    </WidgetBoundary>
  );
}
