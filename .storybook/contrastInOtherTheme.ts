import axe from 'axe-core';
import type { StoryContext } from '@storybook/react-vite';

/** The rules of axe that judge colours; all others see the same in either theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * After a story was tested, turns it to the other theme and judges the colours of some of its elements
 * once more.
 */
export async function contrastInOtherTheme(
  { viewMode }: StoryContext,
  include: Element[],
): Promise<void> {
  if (viewMode !== 'story' || import.meta.env['VITEST_STORYBOOK'] !== 'false') return;
  if (include.length === 0) return;
  const restore = turnTheme();
  try {
    const { violations } = await axe.run({ include }, { runOnly: rulesOfColour });
    if (violations.length > 0) throw new Error(describe(violations));
  } finally {
    restore();
  }
}

/** Light to dark and dark to light, wherever the page says which; gives back how it was. */
function turnTheme(): () => void {
  const undo: (() => void)[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-theme], [style]')) {
    const { theme } = element.dataset;
    const { colorScheme } = element.style;
    if (theme === 'light' || theme === 'dark') {
      element.dataset['theme'] = otherTheme(theme);
      undo.push(() => (element.dataset['theme'] = theme));
    }
    if (colorScheme === 'light' || colorScheme === 'dark') {
      element.style.colorScheme = otherTheme(colorScheme);
      undo.push(() => (element.style.colorScheme = colorScheme));
    }
  }
  return () => undo.forEach((step) => step());
}

function otherTheme(theme: 'light' | 'dark'): 'light' | 'dark' {
  return theme === 'light' ? 'dark' : 'light';
}

function describe(violations: readonly axe.Result[]): string {
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
  return `In the other theme:\n${found.join('\n')}`;
}
