export { HostSlot } from './HostSlot.tsx';
export type { HostSlotProps } from './HostSlot.tsx';
export { createWidget } from './createWidget.tsx';
export type { CreatedWidget } from './createWidget.tsx';
export { createWidgetContext } from './createWidgetContext.tsx';
export type { WidgetContext, WidgetProviderProps } from './createWidgetContext.tsx';
export { useControlledValue } from './useControlledValue.ts';
export { useControllerEvent } from './useControllerEvent.ts';
export { SavingNotice } from './SavingNotice.tsx';
export { usePersistence } from './usePersistence.ts';
export type { PersistenceProps } from './usePersistence.ts';
export { WidgetBoundary } from './WidgetBoundary.tsx';
export type { WidgetBoundaryProps } from './WidgetBoundary.tsx';
export { toDetail } from './widgetEvents.ts';

export { forwardRoot, withSession } from './withSession.tsx';
export type { WidgetComponent, WidgetProps } from './withSession.tsx';
export { useOwnController } from './useOwnController.ts';
