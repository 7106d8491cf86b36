import { eventName, shortName } from '../../src/elements/names.ts';
import { isAttributeKind } from '../../src/controller/index.ts';
import type { WidgetEntry } from '../../src/widgets/lazyWidgets.ts';
import { registry } from '../../src/widgets/registry.ts';
import { kebabCase } from '../../src/widgets/widgetNames.ts';
import { readVariables } from './readVariables.ts';
import type { Described, ReadWidget } from './readWidgets.ts';

const module = 'dist/elements/index.js';

/** All elements in the format of a custom elements manifest, which editors and catalogues read. */
export function describeElements(widgets: readonly ReadWidget[]) {
  const cssProperties = readVariables();
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: module,
        declarations: widgets.map((widget) => ({ ...describeElement(widget), cssProperties })),
        exports: widgets.map(({ name, component }) => ({
          kind: 'custom-element-definition',
          name: registry[name].tag,
          declaration: { name: classOf(component), module },
        })),
      },
    ],
  };
}

function describeElement({ name, component, text, props, events, actions, parts }: ReadWidget) {
  const entry: WidgetEntry = registry[name];
  const properties = Object.entries(entry.properties).map(([property, kind]) => ({
    kind,
    ...named(props, property),
  }));
  return {
    kind: 'class',
    name: classOf(component),
    description: text,
    tagName: entry.tag,
    customElement: true,
    superclass: { name: 'HTMLElement' },
    attributes: [
      ...properties
        .filter(({ kind }) => isAttributeKind(kind))
        .map((property) => ({
          ...typed(property),
          name: kebabCase(property.name),
          fieldName: property.name,
        })),
      ...handles(entry),
    ],
    members: [
      ...properties.map((property) => ({ kind: 'field', ...typed(property) })),
      ...Object.entries(entry.methods).map(([method, action]) => {
        const { text: description, parameters, returns } = named(actions, action);
        return {
          kind: 'method',
          name: method,
          description,
          parameters: parameters.map(({ type, ...parameter }) => ({
            ...parameter,
            type: { text: type },
          })),
          return: { type: { text: promised(returns) } },
        };
      }),
    ],
    events: [...entry.events, ...entry.optionalEvents].map((prop) => ({
      name: eventName(prop),
      type: { text: named(events, eventName(prop)).type },
      description: named(props, prop).text,
    })),
    cssParts: parts.map((part) => ({ name: part })),
  };
}

/** Returns the result type of a method: its call waits for the widget's code. */
export function promised(returns = 'void'): string {
  return returns.startsWith('Promise<') ? returns : `Promise<${returns}>`;
}

/** The attribute with which a page says what it takes care of. */
function handles({ optionalEvents }: WidgetEntry) {
  if (optionalEvents.length === 0) return [];
  const names = optionalEvents.map((prop) => `\`${shortName(prop)}\``).join(', ');
  const description = `What the page takes care of, so that the widget offers it: ${names}.`;
  return [{ name: 'handles', type: { text: 'string' }, description }];
}

function typed({ name, type, text, defaultValue }: Described) {
  return { name, type: { text: type }, description: text, default: defaultValue };
}

function named(all: ReadonlyMap<string, Described>, name: string): Described {
  const found = all.get(name);
  if (found === undefined) throw new Error(`The types don't have ${name}.`);
  return found;
}

function classOf(component: string): string {
  return `Brainstem${component}Element`;
}
