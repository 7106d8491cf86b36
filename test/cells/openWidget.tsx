import { act, render } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { expect, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStreamingUpload } from '../../src/client/index.ts';
import { createBrainstem, defineElements } from '../../src/elements/index.ts';
import { eventName, shortName } from '../../src/elements/names.ts';
import { createMockPlatform, type MockPlatformOptions } from '../../src/mock-platform/index.ts';
import { BrainstemProvider, toDetail } from '../../src/provider/index.ts';
import type { WidgetEntry } from '../../src/widgets/lazyWidgets.ts';
import { registry } from '../../src/widgets/registry.ts';
import type { WidgetName } from '../../src/widgets/widgetNames.ts';
import { createPlatformClient } from '../platformClient.ts';
import { timeouts } from '../timeouts.ts';
import { watchWork } from './watchWork.ts';
import type { Setting, ShownWidget } from './WidgetCells.ts';

/** In what a widget is used. */
export const sides = ['React', 'an element'] as const;
export type Side = (typeof sides)[number];

/** Options for {@link openWidget} besides the widget's name. */
export interface OpenWidgetOptions {
  /** The cell's own setting goes over the widget's. */
  settings: readonly Setting[];
  /** Given besides. */
  props?: (platform: ShownWidget['platform']) => object | Promise<object>;
  /** The events to listen to. */
  events?: readonly string[];
  /** A method that is called at once: before an element is on the page and its code has come. */
  call?: (platform: ShownWidget['platform']) => Promise<MethodCall>;
}

interface MethodCall {
  name: string;
  values: readonly unknown[];
}

/** A widget on the page with what it said, which goes away by {@link end}. */
export interface OpenedWidget extends ShownWidget {
  /** The values of an event, each time as one object. */
  told: (event: string) => readonly object[];
  /** The answer of the called method. */
  answer: Promise<unknown>;
  /** Takes the widget away, and waits until nothing that it began goes on. */
  end: () => Promise<void>;
}

const size = 'inline-size: 1150px; block-size: 760px; display: block';

/** Shows a widget over a mock platform. */
export async function openWidget(
  side: Side,
  name: WidgetName,
  { settings, props: more, events = [], call }: OpenWidgetOptions,
): Promise<OpenedWidget> {
  const entry: WidgetEntry = registry[name];
  let options: MockPlatformOptions = { pace: 0 };
  for (const { platform } of settings) options = { ...options, ...platform };
  const platform = createMockPlatform(options);
  let props: object = {};
  for (const setting of settings) props = { ...props, ...(await setting.props?.(platform)) };
  props = { ...props, ...(await more?.(platform)) };
  const loaded = await entry.loadWidget();
  const work = watchWork(platform.fetch);
  onTestFinished(work.stop);
  const heard: { event: string; detail: object }[] = [];
  const client = {
    baseUrl: platform.credentials.baseUrl,
    appUrl: platform.credentials.appUrl,
    fetch: work.fetch,
    upload: createStreamingUpload(work.fetch),
    retry: { attempts: 0 },
    resolveSource: settings.find((setting) => setting.resolveSource)?.resolveSource,
  };
  const given = { name, entry, props, events, call: await call?.(platform) };
  const opened =
    side === 'React'
      ? showInReact(createPlatformClient(platform, client), given, loaded, heard)
      : showElement(
          createBrainstem({
            ...client,
            getToken: async () => ({ token: await platform.issueToken() }),
          }),
          given,
          heard,
        );
  return {
    ...hands,
    platform,
    ...opened,
    told: (event) => heard.filter((each) => each.event === event).map(({ detail }) => detail),
    async end() {
      opened.remove();
      act(work.hurry);
      await expect.poll(work.left).toEqual({ requests: 0, timers: [] });
    },
  };
}

interface Given {
  name: WidgetName;
  entry: WidgetEntry;
  props: object;
  events: readonly string[];
  call: MethodCall | undefined;
}

interface Opened extends Pick<OpenedWidget, 'give' | 'answer'> {
  remove: () => void;
}

type Heard = { event: string; detail: object }[];

function showInReact(
  client: ReturnType<typeof createPlatformClient>,
  { entry, props, events, call }: Given,
  {
    Widget,
    events: valuesOf,
  }: { Widget: ComponentType<object>; events: Readonly<Record<string, readonly string[]>> },
  heard: Heard,
): Opened {
  const listeners = Object.fromEntries(
    events.map((event) => [
      event,
      (...values: unknown[]) =>
        void heard.push({ event, detail: toDetail(valuesOf[event] ?? [], values) }),
    ]),
  );
  let actions: object | null = null;
  const takesActions = Object.keys(entry.methods).length > 0;
  const actionsRef = { actionsRef: (taken: object | null) => void (actions = taken) };
  const draw = (now: object) => (
    <div style={{ inlineSize: 1150, blockSize: 760 }}>
      <BrainstemProvider client={client}>
        {createElement(Widget, { ...now, ...listeners, ...(takesActions ? actionsRef : {}) })}
      </BrainstemProvider>
    </div>
  );
  const view = render(draw(props));
  const run = async (): Promise<unknown> => {
    if (call === undefined) return undefined;
    await expect.poll(() => actions).not.toBeNull();
    const action: unknown = Reflect.get(actions ?? {}, entry.methods[call.name] ?? '');
    if (typeof action !== 'function') throw new Error(`There is no action for ${call.name}.`);
    let answer: unknown;
    act(() => {
      answer = Reflect.apply(action, undefined, call.values);
    });
    return answer;
  };
  return {
    give: (next) => view.rerender(draw({ ...props, ...next })),
    answer: run(),
    remove() {
      view.unmount();
      client.tokens.dispose();
    },
  };
}

function showElement(
  kit: ReturnType<typeof createBrainstem>,
  { name, entry, props, events, call }: Given,
  heard: Heard,
): Opened {
  defineElements();
  onTestFinished(() => kit.destroy());
  const element: HTMLElement = Object.assign(kit.create(name), props);
  for (const event of events) {
    element.addEventListener(eventName(event), (told) => {
      if (!(told instanceof CustomEvent)) return;
      const detail: unknown = told.detail;
      if (typeof detail === 'object' && detail !== null) heard.push({ event, detail });
      // The page keeps what it gave, as in React.
      if (event === entry.controlled?.event) told.preventDefault();
    });
  }
  const handled = events.filter((event) => entry.optionalEvents.includes(event));
  element.setAttribute('handles', handled.map(shortName).join(' '));
  element.style.cssText = size;
  const method: unknown = call && Reflect.get(element, call.name);
  const answer: Promise<unknown> =
    typeof method === 'function'
      ? Promise.resolve(Reflect.apply(method, element, [...(call?.values ?? [])]))
      : Promise.resolve();
  act(() => document.body.append(element));
  return {
    give: (next) => act(() => void Object.assign(element, next)),
    answer,
    remove() {
      act(() => element.remove());
      kit.destroy();
    },
  };
}

/** Waits no longer than for any other thing: a locator alone would wait until the test’s own end. */
const limit = { timeout: timeouts.wait };

const find: ShownWidget['all'] = (role, name) =>
  page
    .getByRole(role, name === undefined ? {} : { name, exact: true })
    .elements()
    .filter(isShown);

/** A slot's own element has no box, and its content has. */
const isShown = (element: Element): boolean =>
  (getComputedStyle(element).display === 'contents'
    ? element.parentElement?.checkVisibility()
    : element.checkVisibility()) === true;

const isField = (element: Element): element is HTMLElement => element.matches('input, textarea');

async function field(label: string | RegExp): Promise<HTMLElement> {
  let found: HTMLElement | undefined;
  await expect
    .poll(() => {
      found = page.getByLabelText(label).elements().find(isField);
      return found;
    })
    .toBeDefined();
  return found ?? document.body;
}

const hands: Omit<ShownWidget, 'platform' | 'give'> = {
  async press(name, role = 'button') {
    const wanted = page.getByRole(role, { name, exact: true });
    await expect.poll(() => wanted.elements().length).toBeGreaterThan(0);
    await wanted.first().click(limit);
  },
  async confirm(name) {
    const wanted = page.getByRole('dialog').getByRole('button', { name, exact: true });
    await expect.poll(() => wanted.elements().length).toBeGreaterThan(0);
    await wanted.first().click(limit);
  },
  async fill(label, text) {
    const wanted = await field(label);
    // Fields that are folded are opened first, as a user does.
    const fold = wanted.closest('details:not([open])')?.querySelector('summary');
    if (fold instanceof HTMLElement) await userEvent.click(fold, limit);
    await userEvent.fill(wanted, text, limit);
  },
  choose: async (label, file) => userEvent.upload(await field(label), file),
  async focus(role, name) {
    await expect.poll(() => find(role, name).length).toBeGreaterThan(0);
    const [first] = find(role, name);
    if (first instanceof HTMLElement) act(() => first.focus());
  },
  keys: (keys) => userEvent.keyboard(keys),
  async sees(role, name, state = {}) {
    const wanted = page.getByRole(role, { name, exact: true, ...state });
    await expect.poll(() => wanted.elements().some(isShown)).toBe(true);
  },
  async hides(role, name) {
    await expect.poll(() => find(role, name)).toEqual([]);
  },
  async reads(text) {
    const wanted = page.getByText(text);
    await expect.poll(() => wanted.elements().some(isShown)).toBe(true);
  },
  all: find,
};
