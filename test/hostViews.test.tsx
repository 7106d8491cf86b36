import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import { defaultFindingsView } from '../src/widgets/findings-review/core/findingsView.ts';
import { initialView as brainView } from '../src/widgets/brain-viewer/core/brainView.ts';
import { initialView as taskListView } from '../src/widgets/task-list/core/taskListView.ts';
import { createMockPlatform } from '../src/mock-platform/index.ts';
import { BrainstemProvider } from '../src/provider/index.ts';
import type { WidgetEntry } from '../src/widgets/lazyWidgets.ts';
import { registry } from '../src/widgets/registry.ts';
import { settled } from './conditions/showWidget.tsx';
import { createPlatformClient } from './platformClient.ts';
import { propertyRuns } from './propertyRuns.ts';
import { throughJson } from './throughJson.ts';
import { printedErrors } from './printedErrors.ts';

/** A view of each widget that takes one, with a value for every member. */
const views: Readonly<Record<string, object>> = {
  findingsReview: {
    ...defaultFindingsView,
    sort: { column: 'title', direction: 'ascending' },
    group: 'theme',
    layout: 'focus',
    findingId: 'a',
    filter: {
      search: 'a',
      themes: ['a'],
      confidence: { from: 0, to: 1 },
      connectionIds: ['a'],
      statuses: ['a'],
      isSkipped: true,
    },
  },
  brainViewer: {
    ...brainView,
    selected: 'a',
    link: 'a',
    focus: { label: 'a', steps: 1 },
    path: { from: 'a', to: 'b', anyDirection: true },
    openGroups: ['a'],
    group: 'a',
    filter: { hiddenTypes: ['a'], hiddenLabels: ['a'], hiddenStores: ['a'], minimumCount: 1 },
    viewport: { x: 0, y: 0, zoom: 1 },
  },
  taskList: { ...taskListView, taskId: 'a' },
  ontologyEditor: { ontologyId: 'a', page: 'new' },
  connectors: { connectorId: 'a', connectionId: 'a' },
};

test('every widget that takes a view has one here', () => {
  const names = Object.entries<WidgetEntry>(registry)
    .filter(([, { properties }]) => 'view' in properties)
    .map(([name]) => name);
  expect(Object.keys(views).toSorted()).toEqual(names.toSorted());
});

for (const [name, entry] of Object.entries<WidgetEntry>(registry)) {
  const view = views[name];
  if (view === undefined) continue;

  test(`${name} shows itself whatever view an address holds`, async () => {
    const { Widget } = await entry.loadWidget();
    const platform = createMockPlatform({ pace: 0 });
    const complaints = printedErrors();
    let show: (view: unknown) => void = () => undefined;
    function Host() {
      const [given, setGiven] = useState<{ view: unknown; key: number }>({ view, key: 0 });
      show = (next) => setGiven(({ key }) => ({ view: next, key: key + 1 }));
      // Every other one is the first view of a widget.
      const props: object = { key: given.key >> 1, view: given.view };
      return createElement(Widget, props);
    }
    const { container } = render(
      <div style={{ inlineSize: 1150, blockSize: 700 }}>
        <BrainstemProvider client={createPlatformClient(platform)}>
          <Host />
        </BrainstemProvider>
      </div>,
    );
    await settled();
    await fc.assert(
      fc.asyncProperty(viewLike(view), async (next) => {
        await act(async () => {
          show(next);
          await Promise.resolve();
        });
        expect(container.textContent).not.toMatch(/can’t be shown|Couldn’t show/);
        expect(complaints.mock.calls).toEqual([]);
      }),
      { numRuns: propertyRuns(1_000) / 4 },
    );
  });
}

/** Returns an arbitrary of JSON values in place of a view, and in place of each of its members. */
function viewLike(view: object): fc.Arbitrary<unknown> {
  const anything = fc.jsonValue({ maxDepth: 2 });
  const changed = fc
    .tuple(fc.constantFrom(...pathsIn(view)), anything)
    .map(([path, value]) => changedAt(throughJson(view), path, value));
  const others = fc.dictionary(fc.constantFrom(...Object.keys(view)), anything);
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 2, arbitrary: others },
    { weight: 1, arbitrary: anything },
  );
}

type Path = readonly [string, ...string[]];

/** The ways to each member, however deep. */
function pathsIn(value: object): Path[] {
  return Object.entries(value).flatMap(([key, member]: [string, unknown]): Path[] => [
    [key],
    ...(typeof member === 'object' && member !== null
      ? pathsIn(member).map((rest): Path => [key, ...rest])
      : []),
  ]);
}

function changedAt(object: object, [key, next, ...rest]: Path, value: unknown): object {
  const member: unknown = Reflect.get(object, key);
  const changed =
    next === undefined || typeof member !== 'object' || member === null
      ? value
      : changedAt(member, [next, ...rest], value);
  return Array.isArray(object) ? object.with(Number(key), changed) : { ...object, [key]: changed };
}
