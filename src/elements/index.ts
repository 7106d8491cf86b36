export { createBrainstem } from './createBrainstem.ts';
export type { Brainstem, BrainstemAppearance, BrainstemOptions } from './createBrainstem.ts';
export { defineElements } from './defineElements.ts';
export type { ElementOf, ElementsByTag, PropertiesOf } from './elementTypes.ts';
export type { WidgetName } from '../widgets/registry.ts';
