import type { BrainstemClient } from '../client/index.ts';
import type { ActionsOf, commonEvents, DeclaredProps } from '../controller/index.ts';
import type { BrainstemProviderProps, WidgetProps } from '../provider/index.ts';
import type { declarations } from '../widgets/declarations.ts';
import type { ElementSlot } from './elementSlot.tsx';
import type { widgetMethods } from '../widgets/widgetMethods.ts';
import type { AnyWidgetName, KebabCase, WidgetName, WidgetOf } from '../widgets/widgetNames.ts';

/**
 * The appearance, language and user of widgets, changeable at any time: see {@link Brainstem.update}.
 */
export interface BrainstemAppearance extends Pick<
  BrainstemProviderProps,
  'theme' | 'density' | 'direction' | 'locale' | 'imageHosts' | 'brand' | 'userKey'
> {
  /** Values of `--brainstem-*` custom properties, such as `{ '--brainstem-accent': '#0b7285' }`. */
  variables?: Readonly<Record<`--brainstem-${string}`, string>>;
}

/**
 * A kit on a page: one token and one cache for all of its elements. A page may have several, for
 * several users. An element belongs to the kit whose `create` made it, or that its `brainstem`
 * property or attribute names; by default, to the page's only kit.
 */
export interface Brainstem {
  readonly client: BrainstemClient;
  /**
   * Creates a widget's element in this kit, to insert anywhere in the page.
   *
   * @param name - `findingsReview`, `findings-review` or `brainstem-findings-review`.
   * @throws TypeError listing all names, for an unknown one.
   * @example document.querySelector('#help').append(brainstem.create('chat', { label: 'Help' }))
   */
  create: <A extends AnyWidgetName>(
    name: A,
    properties?: PropertiesOf<WidgetOf<A>>,
  ) => ElementOf<WidgetOf<A>>;
  /**
   * Changes the appearance and language of all elements. Omitted options stay. Another `userKey`
   * begins the session of another user in all of them.
   */
  update: (appearance: BrainstemAppearance) => void;
  /** Ends the user's session: token, cache, drafts, streams. Widgets then appear signed out. */
  logout: () => void;
  /** Destroys the kit. Elements still in the page become empty. */
  destroy: () => void;
}

type Declarations = typeof declarations;

/** The props of a widget's component. */
export type PropsOf<N extends WidgetName> = DeclaredProps<Declarations[N]>;

/** Props that the element itself handles. */
type OfElement = `on${string}` | 'actionsRef' | keyof WidgetProps;

/** A prop named `render…` takes content: React's, or a function that fills a node. */
export type PropertyOf<Name, Prop> = Name extends `render${infer Part}`
  ? Part extends Capitalize<Part>
    ? NonNullable<Prop> extends (item: infer Item) => unknown
      ? ElementSlot<Item>
      : Prop
    : Prop
  : Prop;

/** The properties of a widget's element. */
export type PropertiesOf<N extends WidgetName> = {
  [Name in keyof Omit<PropsOf<N>, OfElement>]?: PropertyOf<Name, PropsOf<N>[Name]>;
};

/**
 * An element's kit, or its name, which the `brainstem` attribute can set too.
 *
 * @default the page's only kit
 */
export type KitOfElement = Brainstem | string;

/** The values of an event by name, or its only value if that is already an object. */
type Detail<Names, Values> = Names extends readonly []
  ? Values extends readonly [infer Value]
    ? Value
    : Readonly<Record<string, never>>
  : {
      readonly [At in keyof Names & keyof Values & `${number}` as Names[At] & string]: Values[At];
    };

type ValuesOf<Listener> =
  NonNullable<Listener> extends (...values: infer Values) => unknown ? Values : never;

type EventName<Prop> = Prop extends `on${infer Name}`
  ? `brainstem-${KebabCase<Uncapitalize<Name>>}`
  : never;

type NamedEvents<Names, Props> = {
  [Prop in keyof Names & keyof Props as EventName<Prop>]: CustomEvent<
    Detail<Names[Prop], ValuesOf<Props[Prop]>>
  >;
};

/** The events of a widget's element, by DOM event name. */
export type EventsOf<N extends WidgetName> = NamedEvents<
  typeof commonEvents & Declarations[N]['events'],
  PropsOf<N>
>;

/** Adds and removes listeners for the events of an element. */
export interface EventListening<Events> {
  addEventListener: <K extends keyof Events>(
    type: K,
    listener: (event: Events[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ) => void;
  removeEventListener: <K extends keyof Events>(
    type: K,
    listener: (event: Events[K]) => void,
    options?: boolean | EventListenerOptions,
  ) => void;
}

/** The methods of elements by widget, mapped to actions. */
export type Methods = typeof widgetMethods;

/** The methods of one element, mapped to actions. */
export type MethodNames<N> = N extends keyof Methods ? Methods[N] : object;

/** An action that waits for the widget's code, then resolves with the action's result. */
export type WaitingAction<Action> = Action extends (...values: infer Values) => infer Result
  ? (...values: Values) => Promise<Awaited<Result>>
  : never;

/** The methods of a widget's element. Calls before its code is loaded wait for it. */
export type MethodsOf<N extends WidgetName> = {
  readonly [Name in keyof MethodNames<N>]: MethodNames<N>[Name] extends keyof ActionsOf<PropsOf<N>>
    ? WaitingAction<ActionsOf<PropsOf<N>>[MethodNames<N>[Name]]>
    : never;
};

/** A widget's custom element. */
export type ElementOf<N extends WidgetName> = EventListening<EventsOf<N>> &
  HTMLElement &
  MethodsOf<N> &
  PropertiesOf<N> & {
    brainstem?: KitOfElement;
  };

/** The elements by tag. */
export type ElementsByTag = {
  [N in WidgetName as `brainstem-${KebabCase<N>}`]: ElementOf<N>;
};

type AnyEvents = { [N in WidgetName]: EventsOf<N> }[WidgetName];

type KeyOfAny<T> = T extends T ? keyof T : never;

type ValueOfAny<T, K extends PropertyKey> = T extends Readonly<Record<K, infer V>> ? V : never;

/** The events of all elements by name, for a listener on an ancestor. */
export type ElementEvents = {
  [K in KeyOfAny<AnyEvents>]: ValueOfAny<AnyEvents, K>;
};

type ElementAttributes = {
  [N in WidgetName as `brainstem-${KebabCase<N>}`]: PropertiesOf<N> & {
    [K in keyof EventsOf<N> as `on${K & string}`]?: (event: EventsOf<N>[K]) => void;
  } & {
    brainstem?: KitOfElement;
    handles?: string;
  } & React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
};

declare global {
  interface HTMLElementTagNameMap extends ElementsByTag {}
  interface HTMLElementEventMap extends ElementEvents {}
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React's JSX types require it.
  namespace JSX {
    interface IntrinsicElements extends ElementAttributes {}
  }
}
