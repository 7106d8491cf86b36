export { createBrainstem } from './createBrainstem.ts';
export type { Brainstem, BrainstemAppearance, BrainstemOptions } from './createBrainstem.ts';
export { defineElements } from './defineElements.ts';
export type { ElementOf, ElementsByTag, KitOfElement, PropertiesOf } from './elementTypes.ts';
export type { WidgetName } from '../widgets/registry.ts';
