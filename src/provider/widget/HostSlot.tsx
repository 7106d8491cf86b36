import type { ReactNode } from 'react';
import { WidgetBoundary } from './WidgetBoundary.tsx';

/** Props of {@link HostSlot}. */
export interface HostSlotProps<T> {
  render: (item: T) => ReactNode;
  item: T;
  /** Shown where the host's content throws. @default the notice of a part that can't be shown */
  fallback?: ReactNode;
}

/** What a host renders of an item. What it throws stays in it. */
export function HostSlot<T>({ render, item, fallback }: HostSlotProps<T>) {
  return (
    <WidgetBoundary resetKey={item} fallback={fallback}>
      <Rendered render={render} item={item} />
    </WidgetBoundary>
  );
}

function Rendered<T>({ render, item }: HostSlotProps<T>) {
  return render(item);
}
