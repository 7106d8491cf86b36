import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createCallQueue, isAttributeKind } from '../controller/index.ts';
import { lazyPart } from '../provider/index.ts';
import type { WidgetEntry } from '../widgets/lazyWidgets.ts';
import { kebabCase } from '../widgets/widgetNames.ts';
import { findHost, whenHosted, type BrainstemHost } from './createBrainstem.ts';
import { ElementRoot, withDispatch, type DispatchEvent } from './ElementRoot.tsx';
import { slotOf } from './elementSlot.tsx';
import type { Brainstem } from './elementTypes.ts';
import { eventName, shortName } from './names.ts';
import { readAttribute } from './readAttribute.ts';
import { reflectParts } from './reflectParts.ts';
import { styleSheet } from './styleSheets.ts';

/** Names the kit that an element belongs to. */
const bindingAttribute = 'brainstem';

/** The distance from the window at which a widget's code is fetched. */
const reach = '300px';

/** The time that an element out of the page keeps what a person did in it, in milliseconds. */
const absence = 1_000;

/**
 * Makes the element class of a widget. It draws into a shadow root; its attributes and properties
 * are the widget's props, and its events are events of the page.
 */
export function createElementClass(entry: WidgetEntry): CustomElementConstructor {
  const byAttribute = new Map(
    Object.entries(entry.properties).flatMap(([property, kind]) =>
      isAttributeKind(kind) ? [[kebabCase(property), { property, kind }] as const] : [],
    ),
  );
  const names = Object.keys(entry.properties);

  const Widget = lazyPart(async () => withDispatch(await entry.loadWidget()));

  class BrainstemElement extends HTMLElement {
    static readonly observedAttributes = [...byAttribute.keys(), 'handles', bindingAttribute];

    /** Props that were set as properties. They win over attributes. */
    readonly #given = new Map<string, unknown>();
    readonly #written = new Map<string, unknown>();
    #brainstem: Brainstem | string | undefined;
    #host: BrainstemHost | undefined;
    #root: Root | undefined;
    #stop: () => void = () => undefined;
    #stopParts: () => void = () => undefined;
    #isNear = false;
    #leaving: ReturnType<typeof setTimeout> | undefined;
    readonly #calls = createCallQueue<object>();
    #detachActions: () => void = () => undefined;

    constructor() {
      super();
      this.attachShadow({ mode: 'open' });
      this.adoptedCallback();
    }

    /**
     * Called too when the element is moved to another document, which empties the list of sheets. In
     * one without a window, such as that of a template, nothing is drawn and no sheet can be had.
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
      this.#host = undefined;
      if (this.isConnected) this.#follow();
    }

    connectedCallback(): void {
      clearTimeout(this.#leaving);
      // Properties set before this class was defined are own properties that hide our accessors.
      for (const name of ['brainstem', ...names]) takeOwn(this, name);
      for (const name of Object.keys(entry.methods)) Reflect.deleteProperty(this, name);
      this.#follow();
    }

    disconnectedCallback(): void {
      // A host that moves an element, or fades it over to another place, puts it in again.
      this.#leaving = setTimeout(() => this.#takeDown(), absence);
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      if (name === bindingAttribute) {
        this.#host = undefined;
        if (this.isConnected) this.#follow();
        return;
      }
      const attribute = byAttribute.get(name);
      if (attribute === undefined) {
        this.#draw();
        return;
      }
      const read = readAttribute(attribute.kind, text);
      if ('problem' in read) {
        // oxlint-disable-next-line no-console -- Markup has nobody else to tell.
        console.error(`Brainstem: <${entry.tag}> cannot read ${name}: ${read.problem}.`);
        return;
      }
      this.#written.set(attribute.property, read.value);
      this.#draw();
    }

    readProperty(name: string): unknown {
      return this.#given.has(name) ? this.#given.get(name) : this.#written.get(name);
    }

    writeProperty(name: string, value: unknown): void {
      this.#given.set(name, value);
      this.#draw();
    }

    /**
     * Calls an action of the widget, once its code is there; that is fetched now.
     *
     * @returns The action's result. Rejects with the error that it throws.
     */
    callAction(name: string, values: readonly unknown[]): Promise<unknown> {
      const called = new Promise((resolve) => {
        this.#calls.call((actions) => {
          const action: unknown = Reflect.get(actions, name);
          const result = new Promise((done) => {
            done(typeof action === 'function' ? Reflect.apply(action, actions, values) : undefined);
          });
          resolve(result);
        });
      });
      this.#isNear = true;
      this.#draw();
      return called;
    }

    readonly #takeActions = (actions: object | null): void => {
      this.#detachActions();
      if (actions !== null) this.#detachActions = this.#calls.attach(actions);
    };

    /** Draws whenever the instance, or its appearance, is another. */
    #follow(): void {
      this.#stop();
      const stops = [whenHosted(() => this.#follow())];
      this.#host = this.#findHost();
      if (this.#host !== undefined) stops.push(this.#host.subscribe(() => this.#draw()));
      if (!this.#isNear) stops.push(this.#watchForNearness());
      this.#stop = () => stops.forEach((stop) => stop());
      this.#draw();
    }

    /** The kit that this belongs to. One that was found stays until it is destroyed. */
    #findHost(): BrainstemHost | undefined {
      if (this.#host?.getAppearance() !== undefined) return this.#host;
      const found = findHost(this.#brainstem ?? this.getAttribute(bindingAttribute) ?? undefined);
      if (found !== 'ambiguous') return found;
      // oxlint-disable-next-line no-console -- Markup has nobody else to tell.
      console.error(
        `Brainstem: <${entry.tag}> could belong to more than one kit on this page, so it shows nothing. Name the kit, with createBrainstem({ name: 'help' }) and <${entry.tag} brainstem="help">, or make the element with the kit's create().`,
      );
      return undefined;
    }

    #watchForNearness(): () => void {
      // jsdom and happy-dom can't tell what is near.
      // The window of the page that it is in now: that of another one sees nothing in there.
      const Observer = this.ownerDocument.defaultView?.IntersectionObserver;
      if (Observer === undefined) {
        this.#isNear = true;
        this.#draw();
        return () => undefined;
      }
      const observer = new Observer(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          this.#isNear = true;
          observer.disconnect();
          this.#draw();
        },
        { rootMargin: reach },
      );
      observer.observe(this);
      return () => observer.disconnect();
    }

    #draw(): void {
      const host = this.#host;
      if (host?.getAppearance() === undefined) {
        this.#unmount();
        return;
      }
      if (!this.isConnected || !this.#isNear) return;
      const shadow = this.shadowRoot;
      if (shadow === null) return;
      if (this.#root === undefined) {
        this.#root = mount(shadow);
        this.#stopParts = reflectParts(shadow);
      }
      this.#root.render(
        createElement(ElementRoot, {
          host,
          Widget,
          container: overlayContainer(shadow),
          widgetProps: this.#widgetProps(),
          events: [...entry.events, ...this.#offered()].join(' '),
          dispatch: this.#dispatch,
        }),
      );
    }

    #widgetProps(): Record<string, unknown> {
      return {
        ...Object.fromEntries(this.#written),
        ...Object.fromEntries(
          Array.from(this.#given, ([name, value]) => [
            name,
            entry.properties[name] === 'slot' ? slotOf(value) : value,
          ]),
        ),
        ...(Object.keys(entry.methods).length > 0 ? { actionsRef: this.#takeActions } : {}),
      };
    }

    /** Returns the events that the page handles, by the `handles` attribute. */
    #offered(): readonly string[] {
      const handled = new Set((this.getAttribute('handles') ?? '').split(/\s+/));
      return entry.optionalEvents.filter((prop) => handled.has(shortName(prop)));
    }

    readonly #dispatch: DispatchEvent = (prop, detail) => {
      const isFree = this.dispatchEvent(
        new CustomEvent(eventName(prop), {
          detail,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      );
      const { controlled } = entry;
      if (isFree && prop === controlled?.event) {
        this.writeProperty(controlled.property, Reflect.get(detail, controlled.property));
      }
    };

    #unmount(): void {
      this.#stopParts();
      this.#root?.unmount();
      this.#root = undefined;
      this.shadowRoot?.replaceChildren();
    }

    #takeDown(): void {
      this.#stop();
      this.#isNear = false;
      this.#unmount();
    }
  }

  for (const name of names) {
    Object.defineProperty(BrainstemElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: BrainstemElement) {
        return this.readProperty(name);
      },
      set(this: BrainstemElement, value: unknown) {
        this.writeProperty(name, value);
      },
    });
  }
  for (const [name, action] of Object.entries(entry.methods)) {
    Object.defineProperty(BrainstemElement.prototype, name, {
      configurable: true,
      writable: true,
      value(this: BrainstemElement, ...values: unknown[]) {
        return this.callAction(action, values);
      },
    });
  }
  return BrainstemElement;
}

function mount(shadow: ShadowRoot): Root {
  const page = shadow.ownerDocument;
  const place = page.createElement('div');
  place.className = 'root';
  const overlays = page.createElement('div');
  overlays.dataset['overlays'] = '';
  shadow.replaceChildren(place, overlays);
  return createRoot(place);
}

function overlayContainer(shadow: ShadowRoot): HTMLElement | undefined {
  return shadow.querySelector<HTMLElement>('[data-overlays]') ?? undefined;
}

/** Hands a property that shadows an accessor over to it. */
function takeOwn(element: HTMLElement, name: string): void {
  const own = Object.getOwnPropertyDescriptor(element, name);
  if (own === undefined) return;
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, own.value);
}
