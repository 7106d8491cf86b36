import type { BrainstemClient } from '../client/index.ts';
import type { ActionsOf, commonEvents, DeclaredProps } from '../controller/index.ts';
import type { BrainstemProviderProps, WidgetProps } from '../provider/index.ts';
import type { declarations } from '../widgets/declarations.ts';
import type { ElementSlot } from './elementSlot.tsx';
import type { widgetMethods } from '../widgets/widgetMethods.ts';
import type { AnyWidgetName, KebabCase, WidgetName, WidgetOf } from '../widgets/widgetNames.ts';

/** The appearance and language of widgets. Each option is live: see {@link Brainstem.update}. */
export interface BrainstemAppearance extends Pick<
  BrainstemProviderProps,
  'theme' | 'density' | 'direction' | 'locale' | 'imageHosts'
> {
  /** Values for the `--brainstem-*` variables, such as `{ '--brainstem-accent': '#0b7285' }`. */
  variables?: Readonly<Record<`--brainstem-${string}`, string>>;
}

/**
 * The kit on one page: one token and one cache for all of its elements. A page may have several, for
 * several people. An element belongs to the kit whose `create` made it, that its `brainstem` property
 * holds, or that its `brainstem` attribute names; one that says nothing of it belongs to the page's
 * only kit.
 */
export interface Brainstem {
  readonly client: BrainstemClient;
  /**
   * Creates a widget's element in this kit, to be put anywhere in the page.
   *
   * @param name - `findingsReview`, `findings-review` or `brainstem-findings-review`.
   * @throws TypeError with all names, where no widget has this one.
   * @example document.querySelector('#help').append(brainstem.create('chat', { label: 'Help' }))
   */
  create: <A extends AnyWidgetName>(
    name: A,
    properties?: PropertiesOf<WidgetOf<A>>,
  ) => ElementOf<WidgetOf<A>>;
  /** Changes looks and language of all elements at once. What is not named stays. */
  update: (appearance: BrainstemAppearance) => void;
  /** Ends the person's session: token, cache, drafts, streams. Widgets show nobody as signed in. */
  logout: () => void;
  /** Takes everything down. Elements that are still in the page are empty from then on. */
  destroy: () => void;
}

type Declarations = typeof declarations;

/** The props of a widget's component. */
export type PropsOf<N extends WidgetName> = DeclaredProps<Declarations[N]>;

/** Props of the element itself. */
type OfElement = `on${string}` | 'actionsRef' | keyof WidgetProps;

/** A prop whose name begins with `render` takes content: of React's, or put into a node. */
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
 * The kit that an element belongs to, or its name, as the `brainstem` attribute says it too.
 *
 * @default the page's only kit
 */
export type KitOfElement = Brainstem | string;

/** The values of an event by their names; its one value where that is an object already. */
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

/** The events of a widget's element by their names in the page. */
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

/** The methods of elements by widget, and the actions that they are. */
export type Methods = typeof widgetMethods;

/** The methods of one element, and the actions that they are. */
export type MethodNames<N> = N extends keyof Methods ? Methods[N] : object;

/** An action that waits for the widget's code, and then resolves with what the action returns. */
export type WaitingAction<Action> = Action extends (...values: infer Values) => infer Result
  ? (...values: Values) => Promise<Awaited<Result>>
  : never;

/** The methods of a widget's element. Calls before its code has come wait for it. */
export type MethodsOf<N extends WidgetName> = {
  readonly [Name in keyof MethodNames<N>]: MethodNames<N>[Name] extends keyof ActionsOf<PropsOf<N>>
    ? WaitingAction<ActionsOf<PropsOf<N>>[MethodNames<N>[Name]]>
    : never;
};

/** A widget as an element of the page. */
export type ElementOf<N extends WidgetName> = EventListening<EventsOf<N>> &
  HTMLElement &
  MethodsOf<N> &
  PropertiesOf<N> & {
    brainstem?: KitOfElement;
  };

/** The elements by their tags. */
export type ElementsByTag = {
  [N in WidgetName as `brainstem-${KebabCase<N>}`]: ElementOf<N>;
};

type AnyEvents = { [N in WidgetName]: EventsOf<N> }[WidgetName];

type KeyOfAny<T> = T extends T ? keyof T : never;

type ValueOfAny<T, K extends PropertyKey> = T extends Readonly<Record<K, infer V>> ? V : never;

/** The events of all elements by their names, for a listener further up in the page. */
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
  // oxlint-disable-next-line typescript/no-namespace -- React reads it from there.
  namespace JSX {
    interface IntrinsicElements extends ElementAttributes {}
  }
}
