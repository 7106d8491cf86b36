import { createElement, type ComponentType, type Ref } from 'react';
import { commonEvents } from '../controller/index.ts';
import type { EventProp, EventValues, WidgetComponent, WidgetProps } from '../provider/index.ts';

/**
 * The way to set a prop of an element: as an attribute with text, a number, a switch or JSON in it,
 * or, for `property` and `slot`, only from script. Every prop can be set from script. A `slot`
 * renders a part of the widget: its name begins with `render`.
 */
export type PropertyKind = AttributeKind | 'property' | 'slot';

/** The content of an attribute. */
export type AttributeKind = 'string' | 'number' | 'boolean' | 'json';

/** Returns whether a prop can be given as an attribute. */
export function isAttributeKind(kind: PropertyKind): kind is AttributeKind {
  return kind !== 'property' && kind !== 'slot';
}

type ValueProp<P> = Exclude<keyof P & string, EventProp<P> | 'actionsRef'>;

/** The methods of a widget for a host's page, which its `actionsRef` gets. */
export type ActionsOf<P> = P extends { actionsRef?: Ref<infer Actions> } ? Actions : object;

/** A widget's code, with the names of its events' values. */
export interface LoadedWidget {
  Widget: ComponentType<object>;
  events: Readonly<Record<string, readonly string[]>>;
}

/** A public widget as the registry knows it. */
export interface WidgetEntry {
  /** The element's tag. */
  readonly tag: `brainstem-${string}`;
  /** Fetches the widget's code. Until all required props are there, it shows nothing. */
  readonly loadWidget: () => Promise<LoadedWidget>;
  /** Props that become events: `onSessionChange` is `brainstem-session-change`. */
  readonly events: readonly string[];
  /**
   * Events whose listener makes the widget offer something, such as a Cancel button. An element
   * offers those that its `handles` attribute names: `handles="cancel"`.
   */
  readonly optionalEvents: readonly string[];
  /** All other props. */
  readonly properties: Readonly<Record<string, PropertyKind>>;
  /** The element's methods, by the names of the widget's actions. */
  readonly methods: Readonly<Record<string, string>>;
  /**
   * A value like that of a form's field: the element's property is what was chosen last, unless the
   * page prevents the default of the event that says so.
   */
  readonly controlled?: { readonly property: string; readonly event: string } | undefined;
}

/** Declares a widget; the compiler holds every name against the widget's props. */
export function defineWidget<P extends WidgetProps>() {
  return <const Tag extends `brainstem-${string}`, E extends EventValues<P>>(entry: {
    tag: Tag;
    load: () => Promise<WidgetComponent<P, E>>;
    /** Beside those that every widget has. */
    events?: readonly Exclude<EventProp<P>, keyof typeof commonEvents>[];
    optionalEvents?: readonly EventProp<P>[];
    properties: Readonly<Partial<Record<ValueProp<P>, PropertyKind>>>;
    methods?: Readonly<Record<string, keyof ActionsOf<P> & string>>;
    /** Props without which there is nothing to show. */
    required?: readonly ValueProp<P>[];
    controlled?: { property: ValueProp<P>; event: EventProp<P> };
  }): WidgetEntry & {
    readonly tag: Tag;
    readonly load: () => Promise<WidgetComponent<P, E>>;
  } => ({
    optionalEvents: [],
    methods: {},
    ...entry,
    events: [...(entry.events ?? []), ...Object.keys(commonEvents)],
    loadWidget: async () => {
      const Widget = await entry.load();
      return {
        Widget: whenComplete(Widget, entry.required ?? []),
        events: { ...commonEvents, ...Widget.events },
      };
    },
    properties: Object.fromEntries(
      Object.entries<PropertyKind | undefined>(entry.properties).flatMap(([name, kind]) =>
        kind === undefined ? [] : [[name, kind]],
      ),
    ),
  });
}

function whenComplete<P extends object>(
  Widget: WidgetComponent<P>,
  required: readonly string[],
): ComponentType<object> {
  const isComplete = (props: object): props is P & WidgetProps =>
    required.every((name) => Reflect.get(props, name) !== undefined);
  return function CompleteWidget(props: object) {
    return isComplete(props) ? createElement(Widget, props) : null;
  };
}
