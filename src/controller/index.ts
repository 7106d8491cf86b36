export * from './createCallQueue.ts';
export { commonEvents, declareWidget, eventOf, isAttributeKind } from './declareWidget.ts';
export type {
  ActionsOf,
  AttributeKind,
  DeclaredProps,
  EventProp,
  PropertyKind,
  WidgetDeclaration,
} from './declareWidget.ts';
export { callListener } from './callListener.ts';
export type { Controller, ControllerListener, ValuesOf } from './controller.ts';
export * from './defineController.ts';
export { isSameJson } from '../environment/index.ts';
export { nameInWords } from './nameInWords.ts';
export { nearestName } from './nearestName.ts';
export { csvText, guardFormula, unguardFormula } from './spreadsheet/index.ts';
export type { Scope } from './scope.ts';
export * from './uploads/index.ts';
export { createEntrySaver, createPersistence } from '../environment/index.ts';
export type { Persistence, PersistenceFormat } from '../environment/index.ts';
export * from './question/index.ts';
export { savedTextsFormat } from './savedTexts.ts';
export * from './view.ts';
