import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pseudoLocale } from '../../src/words/testing/pseudoLocale.ts';
import { arabic } from '../../src/words/index.ts';
import { widgetNames } from '../../src/widgets/widgetNames.ts';
import { doubledSizes } from './doubledSizes.ts';
import { emulateMedia } from '../emulateMedia.ts';
import { findCutTexts } from './findCutTexts.ts';
import { findMisplacedStops } from './findMisplacedStops.ts';
import { settled, showWidget } from './showWidget.tsx';

/** The page and its box, as a person with such a window has them. */
const widths = [320, 480, 768, 1200];

afterEach(async () => {
  document.documentElement.removeAttribute('style');
  await page.viewport(1200, 900);
});

/** What sticks out of the page to its side, where a person would have to scroll in two directions. */
function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

test('a text that reaches out of its box is found, and one that scrolls or ends in an ellipsis is not', () => {
  const text = 'Deliveries';
  const box = 'inline-size: 20px; white-space: nowrap;';
  document.body.innerHTML = '';
  const make = (style: string, title?: string): string[] => {
    const element = document.createElement('p');
    element.style.cssText = box + style;
    element.textContent = text;
    if (title !== undefined) element.title = title;
    document.body.append(element);
    return findCutTexts(element);
  };
  expect(make('')).toHaveLength(1);
  expect(make('overflow: hidden')).toHaveLength(1);
  expect(make('overflow: hidden; text-overflow: ellipsis')).toEqual([]);
  expect(make('overflow: auto')).toEqual([]);
  expect(make('overflow: hidden', text)).toEqual([]);
  expect(make('inline-size: 300px')).toEqual([]);
  expect(make('inline-size: 300px; block-size: 6px; overflow: hidden')).toHaveLength(1);
});

test.each(widgetNames)(
  '%s cuts nothing in a language that is 40 percent longer, from 320 to 1,200 px',
  async (name) => {
    await page.viewport(320, 900);
    const box = await showWidget(name, { locale: pseudoLocale });
    expect(box.innerHTML).toMatch(/\[[^\]]*[áéíóú]/);
    for (const width of widths) {
      await page.viewport(width, 900);
      await settled();
      expect(findCutTexts(box), `at ${width} px`).toEqual([]);
      expect(sidewaysScroll(), `at ${width} px`).toBe(0);
    }
  },
);

test('a full stop before the first word of an English sentence is found', () => {
  document.body.innerHTML = '<p dir="rtl">No files were queued.</p>';
  expect(findMisplacedStops(document.body)).toEqual(['No files were queued.']);
  document.body.innerHTML = '<p dir="rtl"><bdi>No files were queued.</bdi></p><p dir="rtl">تم.</p>';
  expect(findMisplacedStops(document.body)).toEqual([]);
});

test.each(widgetNames)(
  '%s ends English sentences where they end on a page that is read from right to left',
  async (name) => {
    const box = await showWidget(name, { direction: 'rtl' });
    expect(findMisplacedStops(document.body)).toEqual([]);
    expect(getComputedStyle(box.querySelector('[data-brainstem]') ?? box).direction).toBe('rtl');
    const labels = [...box.querySelectorAll('[data-part="field"] > :is(label, span), legend')];
    expect(labels.filter((label) => getComputedStyle(label).textAlign !== 'right')).toEqual([]);
  },
);

test.each(widgetNames)('%s ends its sentences where they end in Arabic', async (name) => {
  await showWidget(name, { locale: arabic });
  expect(findMisplacedStops(document.body)).toEqual([]);
});

test.each(widgetNames)('%s cuts nothing with text of twice the size', async (name) => {
  const { style } = document.documentElement;
  for (const [variable, size] of doubledSizes) style.setProperty(variable, size);
  await page.viewport(320, 900);
  const box = await showWidget(name);
  for (const width of [320, 768]) {
    await page.viewport(width, 900);
    await settled();
    expect(findCutTexts(box), `at ${width} px`).toEqual([]);
    expect(sidewaysScroll(), `at ${width} px`).toBe(0);
  }
});

test.each(widgetNames)(
  '%s scrolls in one direction alone in a window of 1280 × 1024 at a zoom of 4',
  async (name) => {
    await page.viewport(320, 256);
    const box = await showWidget(name);
    expect(findCutTexts(box)).toEqual([]);
    expect(sidewaysScroll()).toBe(0);
  },
);

/** Those that a person can press or fill in; the badge is a figure. */
const widgetsWithControls = widgetNames.filter((name) => name !== 'attentionBadge');

test.each(widgetsWithControls)(
  '%s has controls of at least 24 px, in the compact density too',
  async (name) => {
    const box = await showWidget(name, { density: 'compact' });
    const { violations, passes } = await axe.run(box, { runOnly: ['target-size'] });
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(0);
  },
);

test.each(widgetNames)(
  '%s keeps a line around what a person types into in forced colours',
  async (name) => {
    await emulateMedia('forced-colors', 'active');
    const box = await showWidget(name);
    const fields = [
      ...box.querySelectorAll<HTMLElement>('input:not([type=hidden]), textarea, select'),
    ];
    const lost = fields.filter((field) => field.checkVisibility() && !hasLine(field, box));
    expect(lost.map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  },
);

/** Whether a field, or what is drawn around it, has an edge that forced colours leave. */
function hasLine(field: HTMLElement, root: Element): boolean {
  const isNative = getComputedStyle(field).appearance === 'auto';
  if (isNative || (field instanceof HTMLInputElement && field.type === 'file')) return true;
  for (let element: Element | null = field; element !== null && element !== root;) {
    const { borderBlockEndStyle, borderBlockEndWidth, outlineStyle } = getComputedStyle(element);
    if (borderBlockEndStyle !== 'none' && borderBlockEndWidth !== '0px') return true;
    if (outlineStyle !== 'none') return true;
    element = element.parentElement;
  }
  return false;
}

test.each(widgetNames)(
  '%s has texts of a contrast of 7 where more contrast is asked for',
  async (name) => {
    await emulateMedia('prefers-contrast', 'more');
    const box = await showWidget(name);
    const { violations } = await axe.run(box, { runOnly: ['color-contrast-enhanced'] });
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
    );
    expect(found).toEqual([]);
  },
);

/** Seconds of a change that nobody sees, such as one that only tells the graph of new colours. */
const shortest = 0.01;

test.each(widgetNames)('%s stands still where the system asks for less motion', async (name) => {
  await emulateMedia('prefers-reduced-motion', 'reduce');
  const box = await showWidget(name);
  const moving = [...box.querySelectorAll('*')].filter((element) => {
    const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
    const lasts = (times: string): boolean =>
      times.split(',').some((time) => parseFloat(time) > shortest);
    return lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration));
  });
  expect(moving.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
});
