import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import { BrainstemProvider } from '../../src/provider/index.ts';
import { Connectors } from '../../src/widgets/connectors/index.ts';
import { FindingsReview } from '../../src/widgets/findings-review/index.ts';
import { OntologyEditor } from '../../src/widgets/ontology-editor/index.ts';
import { TaskList } from '../../src/widgets/task-list/index.ts';
import { createPlatformClient } from '../platformClient.ts';

// Chromium counts no shifts in a transparent frame, as whole runs have it: see vitest.config.ts.
beforeAll(() => window.frameElement?.setAttribute('data-seen', ''));
afterAll(() => window.frameElement?.removeAttribute('data-seen'));

/** Returns a function that sums up how far things have moved by themselves, as Web Vitals do. */
function observeShifts(): () => number {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () =>
    [...entries, ...observer.takeRecords()]
      .map((entry) => ('value' in entry ? Number(entry.value) : 0))
      .reduce((sum, value) => sum + value, 0);
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const widgets: readonly (readonly [string, ReactElement, () => Promise<unknown>])[] = [
  ['the gallery', <Connectors />, () => screen.findByRole('button', { name: 'Team chat' })],
  ['a review', <FindingsReview />, () => screen.findAllByRole('gridcell')],
  [
    'the ontologies',
    <OntologyEditor />,
    () => screen.findByRole('button', { name: /^Cold chain/ }),
  ],
  ['the tasks', <TaskList />, () => screen.findAllByRole('listitem')],
];

test.each(widgets)('%s moves nothing by itself when it loads', async (_name, widget, isThere) => {
  const platform = createMockPlatform({ pace: 0 });
  // Long enough for what shows while it loads.
  platform.faults.add({ route: '*', latency: 400 });
  const shift = observeShifts();
  render(
    <div style={{ inlineSize: 1000, blockSize: 720, overflow: 'auto' }}>
      <BrainstemProvider client={createPlatformClient(platform)}>{widget}</BrainstemProvider>
    </div>,
  );
  await isThere();
  await frame();
  await frame();
  expect(shift()).toBeLessThanOrEqual(0.02);
});

test('what moves is counted', async () => {
  const shift = observeShifts();
  const { rerender } = render(<p style={{ fontSize: 40 }}>Below</p>);
  await frame();
  await frame();
  rerender(<p style={{ fontSize: 40, marginBlockStart: 300 }}>Below</p>);
  await expect.poll(shift).toBeGreaterThan(0.02);
});
