import { isDevelopment } from '../client/index.ts';
import { nearestName } from '../controller/index.ts';
import { lazyPart } from '../provider/index.ts';
import type { WidgetEntry } from '../widgets/lazyWidgets.ts';
import { createElementMount } from './createElementMount.ts';
import { attributesOf, createElementProps } from './createElementProps.ts';
import { withDispatch, type DispatchEvent } from './ElementRoot.tsx';
import type { Brainstem } from './elementTypes.ts';
import { eventName, shortName } from './names.ts';
import { styleSheet } from './styleSheets.ts';

/** The attribute that names an element's kit. */
const bindingAttribute = 'brainstem';

/**
 * Creates a widget's custom element class. It renders into a shadow root, its attributes and
 * properties are the widget's props, and its events are DOM events.
 */
export function createElementClass(entry: WidgetEntry): CustomElementConstructor {
  const names = Object.keys(entry.properties);
  const attributes = attributesOf(entry);
  const Widget = lazyPart(async () => withDispatch(await entry.loadWidget()));

  return class BrainstemElement extends HTMLElement {
    static readonly observedAttributes = [...attributes.keys(), 'handles', bindingAttribute];

    readonly #props = createElementProps(entry, attributes, () => this.#mount.draw());
    readonly #mount = createElementMount(this, {
      shadow: this.attachShadow({ mode: 'open' }),
      kitOf: () => this.#brainstem ?? this.getAttribute(bindingAttribute) ?? undefined,
      widgetOf: () => ({
        Widget,
        widgetProps: this.#props.all(),
        events: eventsOf(entry, this.getAttribute('handles') ?? ''),
        dispatch: this.#dispatch,
      }),
    });
    #brainstem: Brainstem | string | undefined;

    static {
      for (const name of names) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: BrainstemElement) {
            return this.#props.get(name);
          },
          set(this: BrainstemElement, value: unknown) {
            this.#props.set(name, value);
          },
        });
      }
      for (const [name, action] of Object.entries(entry.methods)) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          writable: true,
          value(this: BrainstemElement, ...values: unknown[]) {
            const called = this.#props.call(action, values);
            this.#mount.drawAnywhere();
            return called;
          },
        });
      }
    }

    constructor() {
      super();
      this.adoptedCallback();
    }

    /**
     * Restores the style sheets, which moving to another document clears. A document without a
     * window, such as a template's, renders nothing and can't create any.
     */
    adoptedCallback(): void {
      const { shadowRoot, ownerDocument } = this;
      const { defaultView } = ownerDocument;
      if (shadowRoot === null || defaultView === null) return;
      shadowRoot.adoptedStyleSheets = [styleSheet(ownerDocument, defaultView)];
    }

    get brainstem(): Brainstem | string | undefined {
      return this.#brainstem;
    }

    set brainstem(brainstem: Brainstem | string | undefined) {
      this.#brainstem = brainstem;
      this.#mount.rebind();
    }

    connectedCallback(): void {
      // Properties set before the upgrade are own properties, which shadow the accessors.
      for (const name of ['brainstem', ...names]) takeOwn(this, name);
      for (const name of Object.keys(entry.methods)) Reflect.deleteProperty(this, name);
      if (isDevelopment()) reportAttributes(this, BrainstemElement.observedAttributes);
      this.#mount.connect();
    }

    disconnectedCallback(): void {
      this.#mount.disconnect();
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      if (name === bindingAttribute) this.#mount.rebind();
      else if (name === 'handles') this.#mount.draw();
      else this.#props.write(name, text);
    }

    readonly #dispatch: DispatchEvent = (prop, detail) => {
      const isFree = dispatchFrom(this, prop, detail);
      const { controlled } = entry;
      if (isFree && prop === controlled?.event) {
        this.#props.set(controlled.property, Reflect.get(detail, controlled.property));
      }
    };
  };
}

/** Logs attributes that are likely misspelt, since a browser ignores them. */
function reportAttributes(element: HTMLElement, known: readonly string[]): void {
  for (const { name } of element.attributes) {
    const meant = name in element ? undefined : nearestName(name, known);
    if (meant === undefined) continue;
    // oxlint-disable-next-line no-console -- Markup has no other place for errors.
    console.error(
      `Brainstem: <${element.localName}> has no attribute ${name}. Did you mean ${meant}?`,
    );
  }
}

/** Returns the widget's event props, except optional ones that `handles` doesn't name. */
function eventsOf({ events, optionalEvents }: WidgetEntry, handles: string): string {
  const handled = new Set(handles.split(/\s+/));
  return [...events, ...optionalEvents.filter((prop) => handled.has(shortName(prop)))].join(' ');
}

/** Dispatches an event. Returns true unless its default was prevented. */
function dispatchFrom(element: HTMLElement, prop: string, detail: object): boolean {
  return element.dispatchEvent(
    new CustomEvent(eventName(prop), { detail, bubbles: true, composed: true, cancelable: true }),
  );
}

/** Reassigns a property that shadows an accessor through that accessor. */
function takeOwn(element: HTMLElement, name: string): void {
  const own = Object.getOwnPropertyDescriptor(element, name);
  if (own === undefined) return;
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, own.value);
}
