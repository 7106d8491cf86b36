import type { ReactNode } from 'react';
import { WidgetBoundary } from './WidgetBoundary.tsx';

export interface HostSlotProps<T> {
  /** Undefined: the host leaves it to us. */
  render: ((item: T) => ReactNode) | undefined;
  item: T;
  /** Ours, which is shown too where the host's content throws. @default nothing, and then a notice */
  fallback?: ReactNode;
}

/** Renders an item by the host's function, or ours. Contains the errors that it throws. */
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
