import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { WidgetEntry } from '../../src/widgets/defineWidget.ts';
import { registry } from '../../src/widgets/registry.ts';
import type { WidgetName } from '../../src/widgets/widgetNames.ts';
import { everyWidget } from './everyWidget.ts';
import { openWidget, sides, type Side } from './openWidget.tsx';
import type { WidgetCells } from './WidgetCells.ts';

/**
 * Tries out all that the tables of the docs say of widgets. One file of tests for each few of them, so
 * that none takes long.
 */
export function testCells(...names: readonly WidgetName[]): void {
  beforeEach(() => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  });
  for (const name of names) {
    for (const side of sides) {
      describe(`${name}, in ${side}`, () => testWidget(name, side));
    }
  }
}

function testWidget(name: WidgetName, side: Side): void {
  const cells: WidgetCells = everyWidget[name];
  const entry: WidgetEntry = registry[name];
  const isThere = (known: readonly string[], one: string): boolean =>
    side === 'React' || known.includes(one);

  test('is shown, and leaves nothing behind', async () => {
    const widget = await openWidget(side, name, { settings: [cells], events: ['onReady'] });
    await expect.poll(() => widget.told('onReady')).toEqual([{}]);
    await widget.end();
  });

  const known = [...entry.events, ...entry.optionalEvents];
  const events = Object.entries(cells.events).filter(([event]) => isThere(known, event));
  test.each(events)('%s tells what happened', async (event, cell) => {
    const widget = await openWidget(side, name, { settings: [cells, cell], events: [event] });
    await cell.cause(widget);
    await expect.poll(() => widget.told(event).at(-1)).toMatchObject(cell.detail);
    await widget.end();
  });

  test.each(Object.entries(cells.controlled))(
    '%s is what the page keeps',
    async (property, cell) => {
      const [first, second] = cell.values;
      const widget = await openWidget(side, name, {
        settings: [cells, cell],
        props: async (platform) => ({ [property]: await first.value(platform) }),
        events: [cell.event],
      });
      await first.seen(widget);
      expect(widget.told(cell.event)).toEqual([]);
      await cell.change(widget);
      await expect.poll(() => widget.told(cell.event).at(-1)).toMatchObject(cell.wanted);
      await first.seen(widget);
      widget.give({ [property]: await second.value(widget.platform) });
      await second.seen(widget);
      expect(widget.told(cell.event)).toHaveLength(1);
      await widget.end();
    },
  );

  const slots = Object.entries(cells.slots).filter(([slot]) =>
    isThere(Object.keys(entry.properties), slot),
  );
  test.each(slots)('%s shows the page’s own content', async (slot, cell) => {
    const own = side === 'React' ? cell.given : (cell.asElement ?? cell.given);
    const widget = await openWidget(side, name, {
      settings: [cells, cell],
      props: () => ({ [slot]: own }),
    });
    await cell.show?.(widget);
    await widget.reads(cell.text);
    await widget.end();
  });

  test.each(Object.entries(cells.methods))(
    '%s does what the page asks, though it asks before the widget is there',
    async (method, cell) => {
      const widget = await openWidget(side, name, {
        settings: [cells, cell],
        call: async (platform) => ({ name: method, values: (await cell.values?.(platform)) ?? [] }),
      });
      const answer = await widget.answer;
      expect(cell.isAnswer?.(answer) ?? answer === undefined).toBe(true);
      await cell.seen(widget);
      await widget.end();
    },
  );
}
