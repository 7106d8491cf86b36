/**
 * The way to set a prop of an element: as an attribute with text, a number, a switch or JSON in it,
 * or, for `property` and `slot`, only from script. Every prop can be set from script. A `slot`
 * renders a part of the widget: its name begins with `render`.
 */
export type PropertyKind = AttributeKind | 'property' | 'slot';

/** The content of an attribute. */
export type AttributeKind = 'string' | 'number' | 'boolean' | 'json';

/** Names of props that are called on an event: `onSessionChange`. */
export type EventProp<P> = Extract<keyof P, `on${string}`>;

/**
 * For each event of a widget, what the values are called that its listener gets. With no names, its
 * one value is an object already.
 */
export type EventValues<P> = { readonly [K in EventProp<P>]?: readonly string[] };

/** The methods of a widget for a host's page, which its `actionsRef` gets. */
export type ActionsOf<P> = P extends { actionsRef?: infer Ref }
  ? Extract<Ref, { readonly current: unknown }> extends { readonly current: infer Actions }
    ? NonNullable<Actions>
    : object
  : object;

type ValueProp<P> = Exclude<keyof P & string, EventProp<P> | 'actionsRef'>;

/** A widget as hosts know it: besides the types of its props, all that its element and events need. */
export interface WidgetDeclaration<P, E extends EventValues<P> = EventValues<P>> {
  /** Its name in the registry, which the provider's `onEvent` gets. */
  readonly name: string;
  /**
   * Its own events, with the names of their values. In the page, `onSessionChange` is
   * `brainstem-session-change`.
   */
  readonly events: E;
  /**
   * Events whose listener makes the widget offer something, such as a Cancel button. An element
   * offers those that its `handles` attribute names: `handles="cancel"`.
   */
  readonly optionalEvents: readonly EventProp<P>[];
  /** The props that an element has, besides events. */
  readonly properties: Readonly<Partial<Record<ValueProp<P>, PropertyKind>>>;
  /** The element's methods, by the names of the widget's actions. */
  readonly methods: Readonly<Record<string, keyof ActionsOf<P> & string>>;
  /** Props without which there is nothing to show. */
  readonly required: readonly ValueProp<P>[];
  /** Props that say what is shown: for another value, the widget mounts again. */
  readonly keys: readonly ValueProp<P>[];
  /**
   * A value like that of a form's field: the element's property is what was chosen last, unless the
   * page prevents the default of the event that says so.
   */
  readonly formValue: ValueProp<P> | undefined;
  /** Never there: carries the type of the props. */
  readonly props?: P;
}

/** The props of a declared widget. */
export type DeclaredProps<D> = D extends { readonly props?: infer P } ? P : never;

/** The parts of a {@link WidgetDeclaration} that can be left out. */
type Omissible = 'optionalEvents' | 'methods' | 'required' | 'keys' | 'formValue';

/** Declares a widget; the compiler holds every name against the widget's props. */
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
    formValue: undefined,
    ...declaration,
  });
}

/** Returns whether a prop can be given as an attribute. */
export function isAttributeKind(kind: PropertyKind): kind is AttributeKind {
  return kind !== 'property' && kind !== 'slot';
}
