import { render } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { Button } from '../button/Button.tsx';
import { Choice } from '../field/Choice.tsx';
import { Select } from '../field/Select.tsx';
import { Surface } from './Surface.tsx';
import { ThemeContext, type Density } from './ThemeContext.ts';

const appearance = {
  theme: 'light',
  direction: 'ltr',
  textDirection: 'ltr',
  language: 'en',
  portalContainer: undefined,
} as const;

const root = document.documentElement;

beforeEach(() => onTestFinished(() => root.removeAttribute('style')));

/** The sizes of small, usual and large texts, in CSS pixels. */
function sizes(density: Density): number[] {
  const { container } = render(
    <ThemeContext.Provider value={{ ...appearance, density }}>
      <Surface>
        {['-small', '', '-large'].map((size) => (
          <p key={size} style={{ fontSize: `var(--_font-size${size})` }}>
            Text
          </p>
        ))}
      </Surface>
    </ThemeContext.Provider>,
  );
  return [...container.querySelectorAll('p')].map((text) =>
    parseFloat(getComputedStyle(text).fontSize),
  );
}

describe.each([
  ['comfortable', [12, 14, 16]],
  ['compact', [12, 13, 16]],
] as const)('%s texts', (density, usual) => {
  const doubled = usual.map((size) => size * 2);

  test('follow the text size of the browser', () => {
    root.style.fontSize = '16px';
    expect(sizes(density)).toEqual(usual);
    root.style.fontSize = '32px';
    expect(sizes(density)).toEqual(doubled);
  });

  test('are none the smaller in a page whose root is, as for a rem of 10px', () => {
    root.style.fontSize = '62.5%';
    expect(sizes(density)).toEqual(usual);
  });

  test('follow the one size that a host sets', () => {
    root.style.setProperty('--brainstem-font-size', `${usual[1] * 2}px`);
    expect(sizes(density)).toEqual(doubled);
  });
});

test.each(['medium', 'small'] as const)('a %s button has room around doubled text', (size) => {
  root.style.setProperty('--brainstem-font-size', '28px');
  const { container } = render(
    <Surface>
      <Button size={size}>Text</Button>
    </Surface>,
  );
  const button = container.querySelector('button');
  if (button === null) throw new Error('no button');
  const { fontSize, height } = getComputedStyle(button);
  expect(parseFloat(height) / parseFloat(fontSize)).toBeGreaterThan(1.75);
});

test('a switch and the arrow of a select grow with their text', () => {
  root.style.setProperty('--brainstem-font-size', '28px');
  const { container } = render(
    <Surface>
      <Choice type="switch" label="Sync" />
      <Select aria-label="Limit">
        <option>All</option>
      </Select>
    </Surface>,
  );
  const [control, select] = container.querySelectorAll('input, select');
  if (control === undefined || select === undefined) throw new Error('no controls');
  expect(getComputedStyle(control).inlineSize).toBe('64px');
  expect(getComputedStyle(select).backgroundSize).toMatch(/^10px 10px/);
});
