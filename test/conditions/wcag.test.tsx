import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contrast } from '../../docs/.vitepress/theme/contrast.ts';
import { widgetNames } from '../../src/widgets/widgetNames.ts';
import { findCutTexts } from './findCutTexts.ts';
import { isCovered, ringOf } from './findCovered.ts';
import { settled, showWidget, type WidgetOnPage } from './showWidget.tsx';

afterEach(async () => {
  for (const added of document.querySelectorAll('[data-added]')) added.remove();
  document.body.style.backgroundColor = '';
  await page.viewport(1200, 900);
});

function add<K extends 'style' | 'button'>(tag: K, text: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.dataset['added'] = '';
  element.textContent = text;
  return element;
}

const nameOf = (element: Element): string => element.outerHTML.slice(0, 160);

/** Every rule that axe has for WCAG 2.2 A and AA, and that a name has the words one sees. */
async function checkRules({ box }: WidgetOnPage, theme: string): Promise<void> {
  const { violations } = await axe.run(box, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  });
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect.soft(found, theme).toEqual([]);
}

/** The edge of what a user fills in differs from its ground by 3 to 1. */
function checkEdges({ box }: WidgetOnPage, theme: string): void {
  const fields = [...box.querySelectorAll<HTMLElement>('input, textarea, select')];
  const faint = fields.flatMap((field) => {
    const edge = edgeOf(field, box);
    if (!field.checkVisibility() || field.matches('[type=file], :disabled') || edge === undefined)
      return [];
    const best = Math.max(
      ...[edge.line, edge.inside].map((colour) => contrast(colour, edge.outside)),
    );
    return best >= 3 ? [] : [`${best.toFixed(1)} ${nameOf(field)}`];
  });
  expect.soft(faint, `edges of fields, ${theme}`).toEqual([]);
}

/** Returns the colours at the edge of a field, or of the first box around it that has an edge. */
function edgeOf(
  field: Element,
  root: Element,
): { line: string; inside: string; outside: string } | undefined {
  for (let box: Element | null = field; box !== null && box !== root; box = box.parentElement) {
    const { borderBlockEndWidth, borderBlockEndStyle, borderBlockEndColor } = getComputedStyle(box);
    if (borderBlockEndWidth === '0px' || borderBlockEndStyle === 'none') continue;
    const [inside, outside] = [groundOf(box), groundOf(box.parentElement ?? root)];
    return { line: borderBlockEndColor, inside, outside };
  }
  return undefined;
}

function groundOf(element: Element): string {
  for (let box: Element | null = element; box !== null; box = box.parentElement) {
    const { backgroundColor } = getComputedStyle(box);
    if (!/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(backgroundColor)) return backgroundColor;
  }
  return 'white';
}

/** Texts are whole with the distances of WCAG 2.2, 1.4.12. */
async function checkTextSpacing({ box }: WidgetOnPage): Promise<void> {
  const root = box.querySelector('[data-brainstem]') ?? box;
  const before = root.scrollHeight;
  document.head.append(
    add(
      'style',
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    ),
  );
  for (const width of [1200, 320]) {
    await page.viewport(width, 900);
    await settled();
    expect.soft(findCutTexts(box), `text spacing at ${width} px`).toEqual([]);
  }
  expect.soft(getComputedStyle(root).lineHeight, `${before}`).not.toBe('normal');
}

/** A press that is let go elsewhere changes nothing that a user reads. */
function checkLetGo({ box }: WidgetOnPage): void {
  const before = document.body.textContent;
  const controls = [...box.querySelectorAll('button, a, [role=tab], [role=row], [role=option]')];
  for (const control of controls) {
    for (const [type, target] of [
      ['down', control],
      ['up', document.body],
    ] as const) {
      target.dispatchEvent(new PointerEvent(`pointer${type}`, { bubbles: true, cancelable: true }));
      target.dispatchEvent(new MouseEvent(`mouse${type}`, { bubbles: true, cancelable: true }));
    }
  }
  expect.soft(document.body.textContent, 'pressed and let go elsewhere').toBe(before);
}

test.each(widgetNames)(
  '%s passes the rules of axe in both themes, has edges of 3 to 1, keeps text with wide spacing whole, and lets a press be taken back',
  async (name) => {
    const widget = await showWidget(name, {});
    for (const [theme, ground] of [
      ['light', 'white'],
      ['dark', '#16181d'],
    ] as const) {
      document.body.style.backgroundColor = ground;
      await widget.change({ theme });
      await checkRules(widget, theme);
      checkEdges(widget, theme);
    }
    checkLetGo(widget);
    await checkTextSpacing(widget);
  },
);

/** More stops than any widget has with all that the mock platform gives it. */
const maxStops = 160;

test.each(widgetNames)(
  '%s leads the focus through stops with a name and a ring that nothing covers, and out again; neither focus nor input leads away',
  async (name) => {
    await page.viewport(320, 640);
    const { box } = await showWidget(name, {});
    const [first, last] = [add('button', 'Before'), add('button', 'After')];
    // Narrow and at the end, so that it covers no stop of a widget that is taller than its box.
    last.style.cssText =
      'display: block; inline-size: 8px; margin-inline-start: auto; padding: 0; overflow: hidden';
    box.before(first);
    box.after(last);
    first.focus();
    const place = location.href;
    const dialogs = (): number => document.querySelectorAll('[role=dialog], dialog[open]').length;
    const open = dialogs();
    let lastStop: { element: Element; ring: string } | undefined;
    let stops = 0;
    for (; stops <= maxStops; stops += 1) {
      await userEvent.keyboard('{Tab}');
      const stop = document.activeElement;
      if (lastStop !== undefined && lastStop.element !== stop) {
        const { element, ring } = lastStop;
        // A ring may be that of a box around several stops.
        if (ringOf(element, box) === ring) first.focus();
        expect.soft(ringOf(element, box), `no ring: ${nameOf(element)}`).not.toBe(ring);
        if (stop instanceof HTMLElement) stop.focus();
      }
      if (stop === last || stop === null) break;
      axe.setup(stop.ownerDocument);
      expect.soft(axe.commons.text.accessibleText(stop), nameOf(stop)).not.toBe('');
      axe.teardown();
      expect.soft(isCovered(stop), `covered: ${nameOf(stop)}`).toBe(false);
      if (
        stop instanceof HTMLTextAreaElement ||
        stop.matches('input[type=text], input[type=search], input:not([type])')
      ) {
        await userEvent.keyboard('a{Backspace}');
      }
      expect.soft(document.activeElement, 'moved by input').toBe(stop);
      expect.soft([location.href, dialogs()]).toEqual([place, open]);
      // A date has stops of the browser's own within it.
      if (lastStop?.element !== stop) lastStop = { element: stop, ring: ringOf(stop, box) };
    }
    expect(document.activeElement).toBe(last);
    if (name !== 'attentionBadge') expect(stops).toBeGreaterThan(0);
  },
);

test.each(['findingsReview', 'ontologyEditor', 'brainViewer'] as const)(
  '%s opens its help by the key of every widget that has help',
  async (name) => {
    await page.viewport(1200, 900);
    const { box } = await showWidget(name, {});
    const button = box.querySelector<HTMLElement>('[role=grid], button');
    button?.focus();
    await userEvent.keyboard('?');
    await expect
      .poll(() => document.querySelector('[role=dialog], dialog[open]')?.textContent)
      .toMatch(/^Keyboard shortcuts/);
  },
);
