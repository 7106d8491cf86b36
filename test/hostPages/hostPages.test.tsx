import { render } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import { createBrainstem, defineElements } from '../../src/elements/index.ts';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import { BrainstemProvider } from '../../src/provider/index.ts';
import { registry } from '../../src/widgets/registry.ts';
import { elementContents } from '../e2e/elementContents.ts';
import { createPlatformClient } from '../platformClient.ts';
import { hostSheets } from './hostSheets.ts';
import { elementsOf, lookOf, type Look } from './lookOf.ts';

const sheets = await hostSheets((path) => commands.readFile(path));

const frames = () => [...document.querySelectorAll<HTMLElement>('[data-widget]')];

/** Above each other, since some widgets wait until they are in view. */
const frameStyle = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  boxSizing: 'border-box',
  inlineSize: 800,
  blockSize: 640,
  fontFamily: 'Arial',
} as const;

/** Between them they have every kind of control, table, list, picture and notice. */
const shown = [
  'chat',
  'findingsReview',
  'ontologyEditor',
  'ontologyPicker',
  'connectors',
  'mailSettings',
  'credentialForm',
  'delegatedOnboarding',
  'brainViewer',
] as const;

/** Puts the widgets on the page. */
async function showWidgets(): Promise<void> {
  const platform = createMockPlatform({ pace: 0 });
  const contents: Record<string, object> = await elementContents({ platform });
  const widgets: ReactElement[] = [];
  for (const name of shown) {
    const { tag, loadWidget } = registry[name];
    widgets.push(
      <div key={tag} data-widget={tag} style={frameStyle}>
        {createElement((await loadWidget()).Widget, { ...contents[tag] })}
      </div>,
    );
  }
  const client = createPlatformClient(platform);
  const { baseUrl } = platform.credentials;
  const brainstem = createBrainstem({
    baseUrl,
    fetch: platform.fetch,
    theme: 'light',
    getToken: async () => ({ token: await platform.issueToken() }),
  });
  onTestFinished(() => brainstem.destroy());
  defineElements();
  for (const name of ['chat', 'mailSettings'] as const) {
    const element = brainstem.create(name);
    const frame = document.createElement('div');
    frame.dataset['widget'] = `<${element.localName}>`;
    Object.assign(element, contents[element.localName]);
    Object.assign(element.style, { blockSize: '100%' });
    Object.assign(frame.style, { ...frameStyle, inlineSize: '800px', blockSize: '640px' });
    frame.append(element);
    document.body.append(frame);
  }
  render(
    <BrainstemProvider client={client} theme="light">
      {widgets}
    </BrainstemProvider>,
  );
}

/** Waits until nothing is loading, and nothing more appears. */
async function settled(): Promise<void> {
  let last = '';
  await expect
    .poll(() => {
      const names = frames()
        .flatMap(elementsOf)
        .map(([name]) => name);
      const now = names.join();
      const isSettled = now === last;
      last = now;
      return isSettled ? names.filter((name) => name.includes('Skeleton')) : ['still changing'];
    })
    .toEqual([]);
}

function withSheet<T>(css: string, place: 'before' | 'after', run: () => T): T {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  if (place === 'before') document.head.prepend(sheet);
  else document.head.append(sheet);
  try {
    return run();
  } finally {
    sheet.remove();
  }
}

/** Our rules in a cascade layer between the host's, as the page Theming shows. */
function inLayers<T>(run: () => T): T {
  const own = [...document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')];
  const rules = own.map(({ textContent }) => textContent).join('\n');
  const order = '@layer theme, base, brainstem, components, utilities;';
  for (const { sheet } of own) if (sheet !== null) sheet.disabled = true;
  try {
    const utilities = '@layer utilities { .wide { padding-block-end: 32px } }';
    const host = sheets['Tailwind 4'] ?? '';
    return withSheet(`${order} ${host} @layer brainstem { ${rules} } ${utilities}`, 'after', run);
  } finally {
    for (const { sheet } of own) if (sheet !== null) sheet.disabled = false;
  }
}

/** Our rules without those that end the host's. */
function withoutReset<T>(run: () => T): T {
  const reset = [...document.styleSheets].find(
    ({ ownerNode }) =>
      ownerNode instanceof HTMLElement && ownerNode.dataset['viteDevId']?.endsWith('/reset.css'),
  );
  if (reset === undefined) throw new Error('No style sheet is that of the reset.');
  reset.disabled = true;
  try {
    return run();
  } finally {
    reset.disabled = false;
  }
}

/** Pico 2 joins the buttons of a group by rules of three classes and more. The docs say so. */
const shortfalls: Readonly<Record<string, readonly string[]>> = {
  'Pico 2': ['place', 'margin', 'border-radius'],
};

/** Lists what looks different, by element. */
function differences(before: Look, after: Look, except: readonly string[] = []): string[] {
  return [...before].flatMap(([element, look]) => {
    const now = after.get(element);
    const changed = Object.keys(look).filter(
      (property) => look[property] !== now?.[property] && !except.includes(property),
    );
    const list = changed.map((name) => `${name} ${look[name]} → ${now?.[name]}`);
    return list.length === 0 ? [] : [`${element}: ${list.join(', ')}`];
  });
}

test('widgets look the same in every host page, whether its rules come before or after ours', async () => {
  await showWidgets();
  await settled();
  let look = lookOf(frames());
  // Movement, such as a picture that is being laid out, ends first.
  await expect
    .poll(() => {
      const before = look;
      look = lookOf(frames());
      return differences(before, look);
    })
    .toEqual([]);
  const different: Record<string, string[]> = {};
  const own = withoutReset(() => differences(look, lookOf(frames())));
  if (own.length > 0) different['a page without rules, by the reset'] = own;
  for (const [name, css] of Object.entries(sheets)) {
    for (const place of ['before', 'after'] as const) {
      const compare = (): string[] =>
        withSheet(css, place, () => differences(look, lookOf(frames()), shortfalls[name]));
      let found = compare();
      if (found.length > 0) {
        // It may have changed by itself in the meantime.
        look = lookOf(frames());
        found = compare();
      }
      if (found.length > 0) different[`${name}, ${place}`] = found;
    }
  }
  const layered = inLayers(() => differences(look, lookOf(frames())));
  if (layered.length > 0) different['Tailwind 4, with our rules in a layer'] = layered;
  expect(different).toEqual({});
});

test('a host styles a part by a rule under an id, or by a utility in a later layer', async () => {
  await showWidgets();
  await settled();
  document.body.id = 'app';
  onTestFinished(() => document.body.removeAttribute('id'));
  const composer = document.querySelector('[data-widget] [data-part=composer]');
  if (composer === null) throw new Error('The chat has no composer.');
  const padding = (): string => getComputedStyle(composer).paddingBlockEnd;
  const rule = "#app [data-part='composer'] { padding-block-end: 32px }";
  expect(withSheet(rule, 'before', padding)).toBe('32px');
  composer.classList.add('wide');
  expect(inLayers(padding)).toBe('32px');
});

test('a radius of 0 makes every corner square but those of circles and switches', async () => {
  document.documentElement.style.setProperty('--brainstem-radius', '0px');
  onTestFinished(() => void document.documentElement.style.removeProperty('--brainstem-radius'));
  await showWidgets();
  await settled();
  const round = frames()
    .flatMap(elementsOf)
    .filter(([, element]) => {
      const { appearance, borderRadius } = getComputedStyle(element);
      return (
        appearance !== 'auto' &&
        !element.matches('[role=switch]') &&
        !/^(0px|50%)$/.test(borderRadius)
      );
    });
  expect(round.map(([name]) => name)).toEqual([]);
});
