export { createWidgetContext } from './createWidgetContext.tsx';
export type { WidgetContext, WidgetProviderProps } from './createWidgetContext.tsx';
export { useControllerEvent } from './useControllerEvent.ts';
export { WidgetBoundary } from './WidgetBoundary.tsx';
export type { WidgetBoundaryProps } from './WidgetBoundary.tsx';
export { commonEvents, toDetail } from './widgetEvents.ts';
export type { EventProp, EventValues } from './widgetEvents.ts';
export { forwardRoot, withSession } from './withSession.tsx';
export type { WidgetComponent, WidgetProps, WithSessionOptions } from './withSession.tsx';
