import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderWidget } from '../../test/renderWidget.tsx';
import { elementContents } from '../../test/e2e/elementContents.ts';
import { createMockPlatform } from '../mock-platform/index.ts';
import { registry } from './registry.ts';
import { widgetNames } from './widgetNames.ts';

/** Every scroll area takes the focus of the Tab key in Firefox, also one that has buttons in it. */
function scrollAreas(): HTMLElement[] {
  const isOver = (overflow: string, range: number): boolean =>
    /auto|scroll/.test(overflow) && range > 0;
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const isScrollable =
      isOver(overflowX, scrollWidth - clientWidth) ||
      isOver(overflowY, scrollHeight - clientHeight);
    return isScrollable && !element.matches('textarea, input');
  });
}

/** Returns whether Tab skips an element, or it has a role and a name. */
function isSpoken(element: HTMLElement): boolean {
  if (element.getAttribute('tabindex') === '-1') return true;
  const hasRole = element.hasAttribute('role') || !element.matches('div, span, pre, ul, ol');
  return hasRole && element.matches('[aria-label], [aria-labelledby]');
}

test.each(widgetNames)('no scroll area of %s in a low box is a nameless Tab stop', async (name) => {
  const platform = createMockPlatform({ pace: 0 });
  const contents: Record<string, object> = await elementContents({ platform });
  const { tag, loadWidget } = registry[name];
  const { Widget } = await loadWidget();
  const box = { width: 1100, height: 200 };
  renderWidget(createElement(Widget, { ...contents[tag] }), { platform, ...box });
  let elements = -1;
  await expect
    .poll(() => {
      const before = elements;
      elements = document.body.querySelectorAll('*').length;
      const isLoading = document.querySelector('[aria-busy=true], [class*=Skeleton]') !== null;
      return !isLoading && before === elements;
    })
    .toBe(true);
  const nameless = scrollAreas().filter((element) => !isSpoken(element));
  expect(nameless.map(({ className }) => className)).toEqual([]);
});
