import { tagOf, type AnyWidgetName, type WidgetOf } from '../widgets/widgetNames.ts';
import type { ElementOf } from './elementTypes.ts';

/**
 * Creates a widget's element by any of the widget's names.
 *
 * @throws TypeError with all names, where no widget has this one.
 */
export function createWidgetElement<A extends AnyWidgetName>(name: A): ElementOf<WidgetOf<A>>;
export function createWidgetElement(name: string): HTMLElement {
  return document.createElement(tagOf(name));
}
