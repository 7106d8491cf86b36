import type { ReactNode } from 'react';
import { WidgetBoundary } from './WidgetBoundary.tsx';

/** Props of {@link HostSlot}. */
export interface HostSlotProps<T> {
  /** Undefined: the host leaves it to us. */
  render: ((item: T) => ReactNode) | undefined;
  item: T;
  /** Ours, which is shown too where the host's content throws. @default nothing, and then a notice */
  fallback?: ReactNode;
}

/** What a host renders of an item, or ours. What it throws stays in it. */
export function HostSlot<T>({ render, item, fallback }: HostSlotProps<T>): ReactNode {
  if (render === undefined) return fallback;
  return (
    <WidgetBoundary resetKey={item} fallback={fallback}>
      <Rendered render={render} item={item} />
    </WidgetBoundary>
  );
}

function Rendered<T>({ render, item }: { render: (item: T) => ReactNode; item: T }) {
  return render(item);
}
