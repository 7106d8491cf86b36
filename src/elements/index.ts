export { createBrainstem } from './createBrainstem.ts';
export type { BrainstemOptions, ProviderOptions } from './createBrainstem.ts';
export { defineElements } from './defineElements.ts';
export type { ElementSlot } from './elementSlot.tsx';
export type {
  Brainstem,
  BrainstemAppearance,
  ElementEvents,
  ElementOf,
  ElementsByTag,
  EventListening,
  EventsOf,
  KitOfElement,
  MethodNames,
  Methods,
  MethodsOf,
  PropertiesOf,
  PropertyOf,
  WaitingAction,
} from './elementTypes.ts';
export { widgetMethods } from '../widgets/widgetMethods.ts';
export type { ActionsOf, AttributeKind } from '../controller/index.ts';
export type { AnyWidgetName, WidgetName, WidgetOf } from '../widgets/widgetNames.ts';
