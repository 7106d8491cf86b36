import type { ComponentProps } from 'react';
import type { WidgetProps } from '../provider/index.ts';
import type { registry, WidgetName } from '../widgets/registry.ts';
import type { Brainstem } from './createBrainstem.ts';

type Registry = typeof registry;

type PropsOf<N extends WidgetName> = ComponentProps<Awaited<ReturnType<Registry[N]['load']>>>;

/** What belongs to the element itself. */
type OfElement = `on${string}` | keyof WidgetProps;

/** The properties of a widget's element. */
export type PropertiesOf<N extends WidgetName> = Partial<Omit<PropsOf<N>, OfElement>>;

/**
 * The kit that an element belongs to, or its name, as the `brainstem` attribute says it too.
 *
 * @default the page's only kit
 */
export type KitOfElement = Brainstem | string;

/** A widget as an element of the page. */
export type ElementOf<N extends WidgetName> = HTMLElement &
  PropertiesOf<N> & {
    brainstem?: KitOfElement;
  };

/** The elements by their tags. */
export type ElementsByTag = {
  [N in WidgetName as Registry[N]['tag']]: ElementOf<N>;
};

type ElementAttributes = {
  [N in WidgetName as Registry[N]['tag']]: PropertiesOf<N> & {
    brainstem?: KitOfElement;
  } & React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
};

declare global {
  interface HTMLElementTagNameMap extends ElementsByTag {}
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React reads it from there.
  namespace JSX {
    interface IntrinsicElements extends ElementAttributes {}
  }
}
