import { widgetMethods } from '../widgets/widgetMethods.ts';
import { tagOf, type AnyWidgetName, type WidgetOf } from '../widgets/widgetNames.ts';
import type { ElementOf } from './elementTypes.ts';

/**
 * Creates a widget's element from any form of its name.
 *
 * @throws TypeError listing all names, for an unknown one.
 */
export function createWidgetElement<A extends AnyWidgetName>(name: A): ElementOf<WidgetOf<A>>;
export function createWidgetElement(name: string): HTMLElement {
  const tag = tagOf(name);
  const element = document.createElement(tag);
  if (customElements.get(tag) === undefined) addWaitingMethods(element, tag);
  return element;
}

/** Adds the element's methods before its code is loaded; calls are queued. */
function addWaitingMethods(element: HTMLElement, tag: string): void {
  for (const [widget, methods] of Object.entries(widgetMethods)) {
    if (tag !== tagOf(widget)) continue;
    for (const name of Object.keys(methods)) {
      Object.defineProperty(element, name, {
        configurable: true,
        value(...values: unknown[]) {
          return customElements.whenDefined(tag).then(() => {
            Reflect.deleteProperty(element, name);
            const method: unknown = Reflect.get(element, name);
            const called: unknown =
              typeof method === 'function' ? Reflect.apply(method, element, values) : undefined;
            return called;
          });
        },
      });
    }
  }
}
