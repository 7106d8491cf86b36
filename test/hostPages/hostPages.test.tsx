import { render } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import { BrainstemProvider } from '../../src/provider/index.ts';
import { noOntologies } from '../../src/query/index.ts';
import { registry } from '../../src/widgets/registry.ts';
import { elementContents } from '../e2e/elementContents.ts';
import { createPlatformClient } from '../platformClient.ts';
import { hostSheets } from './hostSheets.ts';
import { elementNames, lookOf, type Look } from './lookOf.ts';

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
  const contents: Record<string, object> = {
    ...(await elementContents({ platform })),
    'brainstem-ontology-picker': { value: noOntologies, onChange: () => undefined },
  };
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
      const names = frames().flatMap(elementNames);
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

/** Pico 2 joins the buttons of a group by rules of three classes and more. The docs say so. */
const shortfalls: Readonly<Record<string, readonly string[]>> = {
  'Pico 2': ['place', 'margin', 'border-radius'],
};

/** What looks different, by element. */
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
  // What still moves, such as a picture that is being laid out, ends first.
  await expect
    .poll(() => {
      const before = look;
      look = lookOf(frames());
      return differences(before, look);
    })
    .toEqual([]);
  const different: Record<string, string[]> = {};
  for (const [name, css] of Object.entries(sheets)) {
    for (const place of ['before', 'after'] as const) {
      const compare = (): string[] =>
        withSheet(css, place, () => differences(look, lookOf(frames()), shortfalls[name]));
      let found = compare();
      if (found.length > 0) {
        // It may have changed by itself meanwhile.
        look = lookOf(frames());
        found = compare();
      }
      if (found.length > 0) different[`${name}, ${place}`] = found;
    }
  }
  expect(different).toEqual({});
});
