import type { ComponentType } from 'react';

/** How an attribute becomes a prop. `json` takes any value written as JSON. */
export type AttributeKind = 'string' | 'number' | 'boolean' | 'json';

/** Names of props that are told of something: `onSessionChange`. */
type EventProp<P> = Extract<keyof P, `on${string}`>;

/** A public widget as the registry knows it. */
export interface WidgetEntry<P extends object = object> {
  /** The element's tag. */
  readonly tag: `brainstem-${string}`;
  /** Fetches the widget's code. */
  readonly load: () => Promise<ComponentType<P>>;
  /** Props that become events: `onSessionChange` is `brainstem-session-change`. */
  readonly events: readonly string[];
  /** Props that an element takes as properties: everything but the events. */
  readonly properties: readonly string[];
  /** Those of them that can be written as attributes, in kebab case, and how they are read. */
  readonly attributes: Readonly<Record<string, AttributeKind>>;
}

/** Declares a widget; the compiler holds every name against the widget's props. */
export function defineWidget<P extends object>() {
  return <const Tag extends `brainstem-${string}`>(entry: {
    tag: Tag;
    load: () => Promise<ComponentType<P>>;
    events: readonly EventProp<P>[];
    properties: readonly Exclude<keyof P & string, EventProp<P>>[];
    attributes: Readonly<Partial<Record<Exclude<keyof P & string, EventProp<P>>, AttributeKind>>>;
  }): WidgetEntry<P> & { readonly tag: Tag } => ({
    ...entry,
    attributes: Object.fromEntries(
      Object.entries<AttributeKind | undefined>(entry.attributes).flatMap(([name, kind]) =>
        kind === undefined ? [] : [[name, kind]],
      ),
    ),
  });
}
