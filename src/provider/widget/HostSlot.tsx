import type { ReactNode } from 'react';
import { WidgetBoundary } from './WidgetBoundary.tsx';

export interface HostSlotProps<T> {
  /** Undefined if the host doesn't override it. */
  render: ((item: T) => ReactNode) | undefined;
  item: T;
  /** The default content, shown too if the host's throws. @default nothing; a notice on an error */
  fallback?: ReactNode;
}

/** Renders an item with the host's function or the default, and contains the errors it throws. */
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
