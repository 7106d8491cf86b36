import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { contrast } from '../../docs/.vitepress/theme/contrast.ts';
import { Button, Surface } from '../../src/ui/index.ts';
import { propertyRuns } from '../propertyRuns.ts';

/** The least contrast of text that WCAG 2.2 AA allows. */
const minContrast = 4.5;

const byte = fc.integer({ min: 0, max: 255 });

/** Any colour, and those between whose luminances black and white text change places. */
const accents = fc
  .oneof(
    fc.tuple(byte, byte, byte),
    fc.integer({ min: 100, max: 135 }).map((grey) => [grey, grey, grey] as const),
    byte.map((other) => [235, 0, other] as const),
    byte.map((other) => [0, other, 0] as const),
  )
  .map(([red, green, blue]) => `rgb(${red} ${green} ${blue})`);

/** A main button as it is painted with an accent, in a theme. */
function button(theme: 'light' | 'dark'): HTMLElement {
  render(
    <div style={{ colorScheme: theme }}>
      <Surface>
        <Button variant="primary">{theme}</Button>
      </Surface>
    </div>,
  );
  const painted = screen.getByRole('button', { name: theme });
  // Only what it ends at counts.
  painted.style.transition = 'none';
  return painted;
}

/** The contrast of a button's text on its ground once the page has an accent. */
function contrastWith(accent: string, painted: HTMLElement): number {
  document.documentElement.style.setProperty('--brainstem-accent', accent);
  try {
    const { color, backgroundColor } = getComputedStyle(painted);
    return contrast(color, backgroundColor);
  } finally {
    document.documentElement.style.removeProperty('--brainstem-accent');
  }
}

test.each(['light', 'dark'] as const)(
  'the text of a main button can be read on every accent, in the %s theme',
  (theme) => {
    const painted = button(theme);
    fc.assert(
      fc.property(accents, (accent) => {
        expect(contrastWith(accent, painted)).toBeGreaterThanOrEqual(minContrast);
      }),
      { numRuns: propertyRuns(5000), examples: [['#808080'], ['#ff0000'], ['#0f766e']] },
    );
  },
);

test.each(['light', 'dark'] as const)(
  'the text of a main button can be read under the pointer on every accent, in the %s theme',
  async (theme) => {
    const painted = button(theme);
    await userEvent.hover(painted);
    const resting = getComputedStyle(painted).backgroundColor;
    fc.assert(
      fc.property(accents, (accent) => {
        expect(contrastWith(accent, painted)).toBeGreaterThanOrEqual(minContrast);
      }),
      { numRuns: propertyRuns(5000), examples: [['#808080'], ['#ff0000'], ['#0f766e']] },
    );
    await userEvent.unhover(painted);
    expect(getComputedStyle(painted).backgroundColor).not.toBe(resting);
  },
);

test.each(['--_surface-hover', '--_surface-selected'])(
  'the edge of a checkbox can be seen on a row of the colour %s',
  (ground) => {
    render(
      <div style={{ colorScheme: 'light' }}>
        <Surface>
          <label style={{ background: `var(${ground})` }}>
            <input type="checkbox" style={{ outlineColor: 'var(--_border-strong)' }} />
          </label>
        </Surface>
      </div>,
    );
    const box = screen.getByRole('checkbox');
    const { backgroundColor } = getComputedStyle(box.parentElement ?? box);
    // Translucent colours are painted on white, the light theme's surface.
    expect(contrast(getComputedStyle(box).outlineColor, backgroundColor)).toBeGreaterThanOrEqual(3);
  },
);
