import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isLong } from '../propertyRuns.ts';
import { pseudoLocale } from '../../src/words/testing/pseudoLocale.ts';
import { arabic } from '../../src/words/index.ts';
import { widgetNames } from '../../src/widgets/widgetNames.ts';
import { doubledSizes } from './doubledSizes.ts';
import { emulateMedia } from '../emulateMedia.ts';
import { findCutTexts } from './findCutTexts.ts';
import { findMisplacedStops } from './findMisplacedStops.ts';
import { settled, showWidget, type WidgetOnPage } from './showWidget.tsx';

afterEach(async () => {
  document.documentElement.removeAttribute('style');
  await page.viewport(1200, 900);
});

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

test('a full stop before the first word of an English sentence is found', () => {
  document.body.innerHTML = '<p dir="rtl">No files were queued.</p>';
  expect(findMisplacedStops(document.body)).toEqual(['No files were queued.']);
  document.body.innerHTML = '<p dir="rtl"><bdi>No files were queued.</bdi></p><p dir="rtl">تم.</p>';
  expect(findMisplacedStops(document.body)).toEqual([]);
});

/** A language that is 40 percent longer cuts nothing in windows of these widths. */
async function checkLongWords({ box }: WidgetOnPage): Promise<void> {
  expect.soft(box.innerHTML).toMatch(/\[[^\]]*[áéíóú]/);
  for (const width of [320, 480, 768, 1200]) await checkWidth(box, width, 'longer words');
}

async function checkWidth(box: Element, width: number, condition: string): Promise<void> {
  await page.viewport(width, 900);
  await settled();
  checkSpace(box, `${condition} at ${width} px`);
}

/** Nothing is cut, and nobody has to scroll in two directions. */
function checkSpace(box: Element, condition: string): void {
  expect.soft(findCutTexts(box), condition).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect.soft(scrollWidth - clientWidth, `sideways, ${condition}`).toBe(0);
}

/** Forced colours leave a line around what a user types into. */
async function checkForcedColours({ box }: WidgetOnPage): Promise<void> {
  await emulateMedia('forced-colors', 'active');
  await settled();
  const fields = [
    ...box.querySelectorAll<HTMLElement>('input:not([type=hidden]), textarea, select'),
  ];
  const lost = fields.filter((field) => field.checkVisibility() && !hasLine(field, box));
  expect
    .soft(
      lost.map(({ outerHTML }) => outerHTML),
      'forced colours',
    )
    .toEqual([]);
  expect.soft(matchMedia('(forced-colors: active)').matches).toBe(true);
}

/** Returns true if a field, or what is drawn around it, has an edge that forced colours leave. */
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

/** Texts have a contrast of 7 where more contrast is asked for. */
async function checkMoreContrast({ box }: WidgetOnPage): Promise<void> {
  await emulateMedia('prefers-contrast', 'more');
  await settled();
  const { violations } = await axe.run(box, { runOnly: ['color-contrast-enhanced'] });
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
  );
  expect.soft(found, 'more contrast').toEqual([]);
  expect.soft(matchMedia('(prefers-contrast: more)').matches).toBe(true);
  expect.soft(matchMedia('(forced-colors: active)').matches).toBe(false);
}

/** Seconds of a change that nobody sees, such as one that only tells the graph of new colours. */
const minDuration = 0.01;

/** Checks that nothing moves if the system asks for less motion. */
async function checkLessMotion({ box }: WidgetOnPage): Promise<void> {
  await emulateMedia('prefers-reduced-motion', 'reduce');
  await settled();
  const moving = [...box.querySelectorAll('*')].filter((element) => {
    const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
    const lasts = (times: string): boolean =>
      times.split(',').some((time) => parseFloat(time) > minDuration);
    return lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration));
  });
  const found = moving.map(({ outerHTML }) => outerHTML.slice(0, 200));
  expect.soft(found, 'less motion').toEqual([]);
}

/** Controls have at least 24 px in the compact density too. */
async function checkCompactControls({ box, change }: WidgetOnPage): Promise<void> {
  await change({ density: 'compact' });
  const { violations, passes } = await axe.run(box, { runOnly: ['target-size'] });
  const small = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  expect.soft(small, 'compact controls').toEqual([]);
  expect.soft(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(0);
}

/** English sentences end where they end on a page that is read from right to left. */
async function checkRightToLeft({ box, change }: WidgetOnPage): Promise<void> {
  await change({ direction: 'rtl' });
  expect.soft(findMisplacedStops(document.body), 'English from right to left').toEqual([]);
  const root = box.querySelector('[data-brainstem]') ?? box;
  expect.soft(getComputedStyle(root).direction).toBe('rtl');
  const labels = [...box.querySelectorAll('[data-part="field"] > :is(label, span), legend')];
  const wrong = labels.filter((label) => getComputedStyle(label).textAlign !== 'right');
  expect.soft(wrong, 'labels from right to left').toEqual([]);
}

/** Sentences end where they end in Arabic. */
async function checkArabic({ change }: WidgetOnPage): Promise<void> {
  await change({ locale: arabic });
  expect.soft(document.body.textContent).toMatch(/\p{Script=Arabic}/u);
  expect.soft(findMisplacedStops(document.body), 'Arabic').toEqual([]);
}

/** Text of twice the size is not cut. */
async function checkDoubleText({ box, change }: WidgetOnPage): Promise<void> {
  await change({});
  const { style } = document.documentElement;
  for (const [variable, size] of doubledSizes) style.setProperty(variable, size);
  for (const width of [320, 768]) await checkWidth(box, width, 'double text');
  for (const [variable] of doubledSizes) style.removeProperty(variable);
}

/** It scrolls in one direction alone in a window of 1280 × 1024 at a zoom of 4. */
async function checkZoom({ box }: WidgetOnPage): Promise<void> {
  await page.viewport(320, 256);
  await settled();
  checkSpace(box, 'zoom of 4');
}

test.each(widgetNames)('%s holds in every condition', async (name) => {
  await page.viewport(320, 900);
  // The hardest condition first: the widget begins in it.
  const widget = await showWidget(name, { locale: pseudoLocale });
  await checkLongWords(widget);
  await widget.change({});
  await checkForcedColours(widget);
  await checkMoreContrast(widget);
  await checkLessMotion(widget);
  // The badge is a figure: there is nothing to press or to fill in.
  if (name !== 'attentionBadge') await checkCompactControls(widget);
  await checkRightToLeft(widget);
  if (!isLong) return;
  await checkArabic(widget);
  await checkDoubleText(widget);
  await checkZoom(widget);
});
