import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openElementHost, type ElementHost } from '../e2e/openElementPage.ts';
import { askInside } from './askInside.ts';
import type { DrivenPage } from './drivenPage.ts';

/**
 * An element, what is pressed on the way to its dialog, what opens that, and its title; then what
 * has the focus once it is closed, and the keys that open it from there.
 */
const dialogs = [
  {
    tag: 'brainstem-findings-review',
    way: ['^More actions$'],
    opener: '^Keyboard shortcuts$',
    title: 'Keyboard',
    back: '^More actions$',
    again: ['Enter', 'End', 'Enter'],
  },
  {
    tag: 'brainstem-connectors',
    way: ['^Contracts folder'],
    opener: '^Remove Delivery note',
    title: 'Remove',
    back: '^Remove Delivery note',
    again: ['Enter'],
  },
  {
    tag: 'brainstem-ontology-editor',
    way: ['^Supply contracts', '^More actions for'],
    opener: '^Delete$',
    title: 'Delete',
    back: '^More actions for',
    again: ['Enter', 'End', 'Enter'],
  },
] as const;

/** A part that opens over the rest without being a modal, what opens it, and where the focus goes. */
const layers = [
  {
    tag: 'brainstem-chat-launcher',
    ready: '^Open chat$',
    opener: '^Open chat$',
    inside: '^Message$',
  },
  // The export formats depend on whether the picture is there.
  { tag: 'brainstem-brain-viewer', ready: ', group, ', opener: '^More$', inside: 'Overview' },
] as const;

const surroundings = [
  { where: 'in the page', start: '', end: '' },
  { where: 'in a dialog of the host', start: '<dialog id="modal">', end: '</dialog>' },
  {
    where: 'in a modal that a library made',
    start: '<div id="modal" role="dialog" aria-modal="true" tabindex="-1" hidden>',
    end: '</div>',
  },
] as const;

const point = v.object({ x: v.number(), y: v.number() });

/** Tests the kit's dialogs in shadow roots, in the browser that `open` starts. */
export function testOverlays(open: () => Promise<DrivenPage>): void {
  let host: ElementHost;
  let page: DrivenPage;

  beforeAll(async () => {
    host = await openElementHost();
    page = await open();
  });
  afterAll(async () => {
    await page.close();
    await host.close();
  });

  const { ask, becomes, goto } = askInside(() => page);

  async function press(name: string): Promise<void> {
    await becomes('has', true, name);
    await becomes('focus', true, name);
    await page.press('Enter');
  }

  async function click(name: string): Promise<void> {
    const { x, y } = v.parse(point, await ask('middleOf', name));
    await page.click(x, y);
  }

  describe.each(surroundings)('$where', ({ start, end }) => {
    const isInModal = start !== '';

    beforeAll(async () => {
      const markup = `${start}<button>Beside</button>${end}`;
      await goto(`${host.url}/?beside&markup=${encodeURIComponent(markup)}`);
    });

    test.each(dialogs)('a dialog of <$tag>', async ({ tag, way, opener, title, back, again }) => {
      await ask('show', tag);
      for (const step of [...way, opener]) await press(step);
      const titled: unknown = expect.stringContaining(title);
      const open = { title: titled, isModal: true, isHidden: false };
      await becomes('dialog', open);

      await becomes('whereIsFocus', 'dialog');
      expect(await ask('isScrollLocked')).toBe(true);
      for (const withShift of [false, true]) {
        for (let count = 0; count < 6; count += 1) {
          await page.press('Tab', withShift);
          expect(await ask('whereIsFocus')).toMatch(/^(dialog|browser)$/);
        }
      }

      const comeBack = async (): Promise<unknown> => {
        if ((await ask('whereIsFocus')) === 'browser') await page.press('Tab');
        return ask('whereIsFocus');
      };
      await expect.poll(comeBack).toBe('dialog');

      // Nothing but the dialog hears Escape, not even a host that listens first.
      await page.press('Escape');
      await becomes('dialog', null);
      await becomes('isFocused', true, back);
      expect(await ask('isScrollLocked')).toBe(false);
      expect(await ask('isModalOpen')).toBe(isInModal ? true : null);

      // A press beside it closes it too, and presses nothing of the host's.
      for (const key of again) await page.press(key);
      await becomes('dialog', open);
      await click('^Beside$');
      await becomes('dialog', null);
      await becomes('isFocused', true, back);
      expect(await ask('heard')).not.toContain('Beside');
      expect(await ask('isModalOpen')).toBe(isInModal ? true : null);
      await click('^Beside$');
      await becomes('heard', expect.arrayContaining(['Beside']));

      if (isInModal) {
        await page.press('Escape');
        await becomes('isModalOpen', false);
      }
      expect(await ask('violations')).toEqual([]);
    });

    test.each(layers)(
      'Escape closes what is open in <$tag>, and no modal around it',
      async ({ tag, ready, opener, inside }) => {
        await ask('show', tag);
        await becomes('has', true, ready);
        await press(opener);
        await becomes('isFocused', true, inside);
        await page.press('Escape');
        await becomes('has', false, inside);
        await becomes('isFocused', true, opener);
        expect(await ask('isModalOpen')).toBe(isInModal ? true : null);
        if (isInModal) {
          await page.press('Escape');
          await becomes('isModalOpen', false);
        }
      },
    );

    test('an element that is moved keeps its focus, and its dialog stays modal', async () => {
      const [, , { tag, way, opener, title, back }] = dialogs;
      await ask('show', tag);
      await press(way[0]);
      await becomes('has', true, way[1]);
      await becomes('focus', true, way[1]);
      await ask('moveElements');
      expect(await ask('isFocused', way[1])).toBe(true);
      for (const step of [way[1], opener]) await press(step);
      const titled: unknown = expect.stringContaining(title);
      const open = { title: titled, isModal: true, isHidden: false };
      await becomes('dialog', open);
      await ask('moveElements');
      expect(await ask('dialog')).toEqual(open);
      expect(await ask('whereIsFocus')).toBe('dialog');
      await page.press('Escape');
      await becomes('dialog', null);
      await becomes('isFocused', true, back);
      expect(await ask('isModalOpen')).toBe(isInModal ? true : null);
      expect(await ask('violations')).toEqual([]);
    });

    test('an element that is taken away with its dialog open leaves the page as it was', async () => {
      const [{ tag, way, opener }] = dialogs;
      await ask('show', tag);
      for (const step of [...way, opener]) await press(step);
      await becomes('isScrollLocked', true);
      await ask('removeElements');
      await becomes('isScrollLocked', false);
      await click('^Beside$');
      await becomes('heard', ['Beside']);
      if (isInModal) {
        await page.press('Escape');
        await becomes('isModalOpen', false);
      }
    });
  });
}
