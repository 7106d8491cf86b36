import { act, render, waitFor } from '@testing-library/react';
import { createElement, createRef } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPlatformClient } from '../../test/platformClient.ts';
import { commonEvents } from '../controller/index.ts';
import { createMockPlatform } from '../mock-platform/index.ts';
import { BrainstemProvider } from '../provider/index.ts';
import { registry } from '../widgets/registry.ts';
import { kebabCase, widgetNames, type WidgetName } from '../widgets/widgetNames.ts';
import { createBrainstem, defineElements, type Brainstem } from './index.ts';
import { printedErrors } from '../../test/printedErrors.ts';

/** The props without which a widget shows nothing. */
const needed: Partial<Record<WidgetName, object>> = {
  productOnboarding: { tenantId: 'tenant-1', userId: 'user-1' },
  delegatedOnboarding: { token: 'a-token-of-a-link' },
  drivePicker: { connectionId: 'connection-1' },
  sheetPicker: { connectionId: 'connection-1' },
  sitePicker: { connectionId: 'connection-1' },
  mailSettings: { connectionId: 'connection-1' },
  credentialForm: { connectorId: 'erp-a' },
  platformForm: { slug: 'supplier-check', tenantId: 'tenant-1' },
};

/** Widgets that fetch nothing before a user has done something, or do without what they can’t read. */
const loadNothing: readonly WidgetName[] = [
  'chatLauncher',
  'onboarding',
  'messagingPairing',
  'sqlConnectionForm',
  'docstoreForm',
  'restConnector',
  'credentialForm',
  'attentionBadge',
];

/** Rules that a host may set on a widget's root by a class, in a sheet after ours. */
const hostClass: Readonly<Record<string, string>> = {
  display: 'grid',
  position: 'sticky',
  margin: '7px',
  padding: '9px',
  'border-radius': '11px',
  'min-block-size': '13px',
  'max-inline-size': '700px',
  overflow: 'auto',
  color: 'rgb(1, 2, 3)',
  'background-color': 'rgb(4, 5, 6)',
  'font-size': '15px',
};

function addHostSheet(): void {
  const sheet = document.createElement('style');
  const rules = Object.entries(hostClass).map(([property, value]) => `${property}: ${value}`);
  sheet.textContent = `.mine { ${rules.join('; ')} }`;
  document.body.append(sheet);
}

function lookOfRoot(root: Element | undefined): Record<string, string> {
  if (root === undefined) return {};
  const style = getComputedStyle(root);
  const values = Object.keys(hostClass).map(
    (name) => [name, style.getPropertyValue(name)] as const,
  );
  return Object.fromEntries(values);
}

async function renderWidget(name: WidgetName, props: object, broken = false) {
  const { Widget } = await registry[name].loadWidget();
  const platform = createMockPlatform({ pace: 0 });
  const refuse = () => Promise.resolve(Response.json({ error: 'Broken' }, { status: 400 }));
  const { baseUrl } = platform.credentials;
  const options = { appUrl: baseUrl, ...(broken ? { fetch: refuse } : {}) };
  const client = createPlatformClient(platform, options);
  const onEvent = vi.fn();
  const all: object = { ...needed[name], ...props };
  render(
    <BrainstemProvider client={client} onEvent={onEvent}>
      {createElement(Widget, all)}
    </BrainstemProvider>,
  );
  return onEvent;
}

const created: Brainstem[] = [];

beforeAll(() => defineElements());

beforeEach(() => {
  printedErrors();
});

afterEach(() => {
  for (const brainstem of created.splice(0)) brainstem.destroy();
  document.body.replaceChildren();
});

test('the registry has every widget, each by the tag of its name', () => {
  expect(Object.keys(registry)).toEqual([...widgetNames]);
  expect(widgetNames.map((name) => registry[name].tag)).toEqual(
    widgetNames.map((name) => `brainstem-${kebabCase(name)}`),
  );
});

test.each(widgetNames)('the registry lists the events of %s', async (name) => {
  const { events, optionalEvents } = registry[name];
  const loaded = await registry[name].loadWidget();
  expect([...events, ...optionalEvents].toSorted()).toEqual(Object.keys(loaded.events).toSorted());
});

test.each(widgetNames)(
  '<%s> gives its root the class, style, id, data attributes and ref of its host, and is ready once',
  async (name) => {
    const ref = createRef<HTMLDivElement>();
    const onReady = vi.fn();
    const root = { className: 'mine', style: { maxWidth: 700 }, id: 'root', 'data-test': 'yes' };
    const onEvent = await renderWidget(name, { ...root, ref, onReady });
    await waitFor(() => expect(onReady).toHaveBeenCalledOnce());
    const elements = document.querySelectorAll<HTMLElement>('#root');
    expect(elements).toHaveLength(1);
    expect(elements[0]).toHaveClass('mine');
    expect(elements[0]).toHaveAttribute('data-brainstem');
    expect(elements[0]).toHaveAttribute('data-test', 'yes');
    expect(elements[0]?.style.maxWidth).toBe('700px');
    addHostSheet();
    expect(lookOfRoot(elements[0])).toEqual(hostClass);
    expect(ref.current).toBe(elements[0]);
    expect(onEvent).toHaveBeenCalledWith({ widget: name, name: 'ready', ids: {} });
  },
);

test.each(widgetNames.filter((name) => !loadNothing.includes(name)))(
  '<%s> says when what it shows can’t be loaded',
  async (name) => {
    const onLoadError = vi.fn();
    const onEvent = await renderWidget(name, { onLoadError }, true);
    await waitFor(() => expect(onLoadError).toHaveBeenCalled());
    expect(onEvent).toHaveBeenCalledWith({ widget: name, name: 'loadError', ids: {} });
  },
);

test.each(widgetNames)(
  '<brainstem-%s> is ready once, and its parts can be styled',
  async (name) => {
    const platform = createMockPlatform({ pace: 0 });
    const onEvent = vi.fn();
    const brainstem = createBrainstem({
      baseUrl: platform.credentials.baseUrl,
      appUrl: platform.credentials.baseUrl,
      getToken: async () => ({ token: await platform.issueToken({}) }),
      fetch: platform.fetch,
      onEvent,
    });
    created.push(brainstem);
    const element = Object.assign(brainstem.create(name), needed[name]);
    const heard: CustomEvent[] = [];
    element.addEventListener('brainstem-ready', (event) => heard.push(event));
    element.style.blockSize = '480px';
    act(() => document.body.append(element));
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.detail).toEqual({});
    expect(onEvent).toHaveBeenCalledWith({ widget: name, name: 'ready', ids: {} });
    const parts = [...(element.shadowRoot?.querySelectorAll('[data-part]') ?? [])];
    expect(parts.length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(
        parts.filter((each) => each.getAttribute('part') !== each.getAttribute('data-part')),
      ).toEqual([]),
    );
  },
);

test('every widget has the common events', () => {
  for (const name of widgetNames) {
    expect(registry[name].events).toEqual(expect.arrayContaining(Object.keys(commonEvents)));
  }
});
