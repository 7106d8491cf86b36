/**
 * The type of an element's prop. It can be set as an attribute (a string, number, boolean or JSON)
 * or, for `property` and `slot`, only from script. Every prop can be set from script. A `slot`
 * renders a part of the widget; its name starts with `render`.
 */
export type PropertyKind = AttributeKind | 'property' | 'slot';

/** The type of an attribute's content. */
export type AttributeKind = 'string' | 'number' | 'boolean' | 'json';

/** Names of event props, such as `onSessionChange`. */
export type EventProp<P> = Extract<keyof P, `on${string}`>;

/** The names of each event's values. Without names, its only value is already an object. */
export type EventValues<P> = { readonly [K in EventProp<P>]?: readonly string[] };

/** The imperative methods of a widget, which its `actionsRef` receives. */
export type ActionsOf<P> = P extends { actionsRef?: infer Ref }
  ? Extract<Ref, { readonly current: unknown }> extends { readonly current: infer Actions }
    ? NonNullable<Actions>
    : object
  : object;

type ValueProp<P> = Exclude<keyof P & string, EventProp<P> | 'actionsRef'>;

/** A widget's public interface: besides its prop types, everything its element and events need. */
export interface WidgetDeclaration<P, E extends EventValues<P> = EventValues<P>> {
  /** The widget's name in the registry, passed to the provider's `onEvent`. */
  readonly name: string;
  /**
   * The widget's own events, with the names of their values. `onSessionChange` becomes the DOM
   * event `brainstem-session-change`.
   */
  readonly events: E;
  /**
   * Events whose listener enables a feature, such as a Cancel button. An element enables those in
   * its `handles` attribute: `handles="cancel"`.
   */
  readonly optionalEvents: readonly EventProp<P>[];
  /** The element's props other than events. */
  readonly properties: Readonly<Partial<Record<ValueProp<P>, PropertyKind>>>;
  /** The element's methods, mapped to the widget's actions. */
  readonly methods: Readonly<Record<string, keyof ActionsOf<P> & string>>;
  /** Props without which the widget renders nothing. */
  readonly required: readonly ValueProp<P>[];
  /** Props that identify the content: the widget remounts when one changes. */
  readonly keys: readonly ValueProp<P>[];
  /** Props whose `null` isn't the same as no value. */
  readonly nullable: readonly ValueProp<P>[];
  /**
   * A value like a form field's: the element's property follows the last choice, unless the page
   * prevents the default of its change event.
   */
  readonly formValue: ValueProp<P> | undefined;
  /** Never set; carries the type of the props. */
  readonly props?: P;
}

export type DeclaredProps<D> = D extends { readonly props?: infer P } ? P : never;

/** The optional parts of a {@link WidgetDeclaration}. */
type Omissible = 'optionalEvents' | 'methods' | 'required' | 'keys' | 'nullable' | 'formValue';

/** Declares a widget. The compiler checks every name against the widget's props. */
export function declareWidget<P extends object>() {
  return <const E extends EventValues<P>>(
    name: string,
    declaration: Omit<WidgetDeclaration<P, E>, Omissible | 'name' | 'props'> &
      Partial<Pick<WidgetDeclaration<P, E>, Omissible>>,
  ): WidgetDeclaration<P, E> => ({
    name,
    optionalEvents: [],
    methods: {},
    required: [],
    keys: [],
    nullable: [],
    formValue: undefined,
    ...declaration,
  });
}

/** Returns true if a prop can be set as an attribute. */
export function isAttributeKind(kind: PropertyKind): kind is AttributeKind {
  return kind !== 'property' && kind !== 'slot';
}

/** The events of every widget, with their values' names. */
export const commonEvents = { onReady: [], onLoadError: ['error'], onError: ['error'] } as const;

/** Returns the event name of a prop: `sessionChange` for `onSessionChange`. */
export function eventOf(prop: string): string {
  return prop.charAt(2).toLowerCase() + prop.slice(3);
}
