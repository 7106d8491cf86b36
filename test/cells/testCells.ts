import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { WidgetEntry } from '../../src/widgets/lazyWidgets.ts';
import { registry } from '../../src/widgets/registry.ts';
import type { WidgetName } from '../../src/widgets/widgetNames.ts';
import { isLong } from '../propertyRuns.ts';
import { everyWidget } from './everyWidget.ts';
import { openWidget, sides, type Side } from './openWidget.tsx';
import type { MethodCell, WidgetCells } from './WidgetCells.ts';

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

  const kindOfProperty = (property: string): string => entry.properties[property] ?? 'not there';
  /** An element hands on all of one kind in the same way, so that it is tried out with one of them. */
  const toTry = <Cell>(
    all: readonly [name: string, cell: Cell][],
    kindOf: (name: string, cell: Cell) => string,
  ): readonly [name: string, cell: Cell][] => {
    if (side === 'React' || isLong) return all;
    const kinds = all.map(([name, cell]) => kindOf(name, cell));
    return all.filter(([name, cell], at) => kinds.indexOf(kindOf(name, cell)) === at);
  };

  test('is shown, and leaves nothing behind', async () => {
    const widget = await openWidget(side, name, { settings: [cells], events: ['onReady'] });
    await expect.poll(() => widget.told('onReady')).toEqual([{}]);
    await widget.end();
  });

  const known = [...entry.events, ...entry.optionalEvents];
  const events = Object.entries(cells.events).filter(([event]) => isThere(known, event));
  const kindOfEvent = (event: string): string => {
    if (event === entry.controlled?.event) return 'of the value';
    return entry.optionalEvents.includes(event) ? 'optional' : 'any';
  };
  test.each(toTry(events, kindOfEvent))('%s tells what happened', async (event, cell) => {
    const widget = await openWidget(side, name, { settings: [cells, cell], events: [event] });
    await cell.cause(widget);
    await expect.poll(() => widget.told(event).at(-1)).toMatchObject(cell.detail);
    await widget.end();
  });

  test.each(toTry(Object.entries(cells.controlled), kindOfProperty))(
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
  test.each(toTry(slots, kindOfProperty))('%s shows the page’s own content', async (slot, cell) => {
    const own = side === 'React' ? cell.given : (cell.asElement ?? cell.given);
    const widget = await openWidget(side, name, {
      settings: [cells, cell],
      props: () => ({ [slot]: own }),
    });
    await cell.show?.(widget);
    await widget.reads(cell.text);
    await widget.end();
  });

  const kindOfMethod = (_: string, { isAnswer }: MethodCell): string =>
    isAnswer === undefined ? 'silent' : 'answers';
  test.each(toTry(Object.entries(cells.methods), kindOfMethod))(
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
