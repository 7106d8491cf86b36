import { createElement, type ComponentType } from 'react';
import { commonEvents, type DeclaredProps, type PropertyKind } from '../controller/index.ts';
import { kebabCase } from './widgetNames.ts';

/** A widget's code, with the names of its events' values. */
export interface LoadedWidget {
  Widget: ComponentType<object>;
  events: Readonly<Record<string, readonly string[]>>;
}

interface PlainDeclaration {
  readonly name: string;
  readonly events: Readonly<Record<string, readonly string[]>>;
  readonly optionalEvents: readonly string[];
  readonly properties: Readonly<Record<string, PropertyKind>>;
  readonly nullable: readonly string[];
  readonly methods: Readonly<Record<string, string>>;
  readonly required: readonly string[];
  readonly formValue: string | undefined;
}

/** A public widget as the registry knows it: its declaration, and the way to its code. */
export interface WidgetEntry extends Pick<
  PlainDeclaration,
  'optionalEvents' | 'properties' | 'nullable' | 'methods'
> {
  readonly tag: `brainstem-${string}`;
  /** Fetches the widget's code. Until all required props are there, it shows nothing. */
  readonly loadWidget: () => Promise<LoadedWidget>;
  /** All events but the optional ones. */
  readonly events: readonly string[];
  /** The property that is a form's value, and the event that says it is another one. */
  readonly controlled?: { readonly property: string; readonly event: string } | undefined;
}

/** Makes the entry of each widget of its declaration and of what fetches its code. */
export function lazyWidgets<D extends object>(
  declarations: D,
  loads: { readonly [N in keyof D]: () => Promise<ComponentType<DeclaredProps<D[N]>>> },
): Readonly<Record<keyof D, WidgetEntry>>;
export function lazyWidgets(
  declarations: Readonly<Record<string, PlainDeclaration>>,
  loads: Readonly<Record<string, () => Promise<ComponentType>>>,
): Readonly<Record<string, WidgetEntry>> {
  return Object.fromEntries(
    Object.entries(loads).flatMap(([widget, load]) => {
      const declaration = declarations[widget];
      return declaration === undefined ? [] : [[widget, lazyWidget(declaration, load)]];
    }),
  );
}

function lazyWidget(
  declaration: PlainDeclaration,
  load: () => Promise<ComponentType>,
): WidgetEntry {
  const {
    name,
    optionalEvents,
    properties,
    nullable,
    methods,
    required,
    formValue: property = '',
  } = declaration;
  const events = { ...declaration.events, ...commonEvents };
  const event = `on${property.charAt(0).toUpperCase()}${property.slice(1)}Change`;
  return {
    tag: `brainstem-${kebabCase(name)}`,
    loadWidget: async () => ({ Widget: whenComplete(await load(), required), events }),
    events: Object.keys(events).filter((prop) => !optionalEvents.includes(prop)),
    optionalEvents,
    properties,
    nullable,
    methods,
    controlled: property === '' ? undefined : { property, event },
  };
}

function whenComplete(Widget: ComponentType, required: readonly string[]): ComponentType<object> {
  return function CompleteWidget(props: object) {
    const isComplete = required.every(
      (name) => (Reflect.get(props, name) ?? undefined) !== undefined,
    );
    return isComplete ? createElement(Widget, props) : null;
  };
}
