export { createWidgetContext } from './createWidgetContext.tsx';
export type { WidgetContext, WidgetProviderProps } from './createWidgetContext.tsx';
export { useControllerEvent } from './useControllerEvent.ts';
export { WidgetBoundary } from './WidgetBoundary.tsx';
export type { WidgetBoundaryProps } from './WidgetBoundary.tsx';
export { withSession } from './withSession.tsx';
export type { WidgetProps, WithSessionOptions } from './withSession.tsx';
