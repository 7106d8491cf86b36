import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { doubledSizes } from '../../../test/conditions/doubledSizes.ts';
import { Surface } from '../theme/Surface.tsx';
import { Icon } from './Icon.tsx';
import { back, down, forward, search } from './icons.ts';

const sizes = [14, 16, 20] as const;

/** Shows an icon of each size, and returns how large they are on the page. */
function measure(density: 'comfortable' | 'compact', variables: Readonly<Record<string, string>>) {
  const { container } = render(
    <div style={variables}>
      <Surface data-density={density}>
        {sizes.map((size) => (
          <Icon key={size} path={search} size={size} />
        ))}
      </Surface>
    </div>,
  );
  return Array.from(container.querySelectorAll('svg'), (icon) => {
    const { width, height } = icon.getBoundingClientRect();
    return [width, height];
  });
}

test.each(['comfortable', 'compact'] as const)(
  'an icon beside text of the usual size has the size that it is given: %s',
  (density) => {
    expect(measure(density, {})).toEqual(sizes.map((size) => [size, size]));
  },
);

test('icons grow with the text', () => {
  expect(measure('comfortable', Object.fromEntries(doubledSizes))).toEqual(
    sizes.map((size) => [size * 2, size * 2]),
  );
});

test('an icon that points along the line of text turns with its direction, and no other does', () => {
  const { container } = render(
    <Surface>
      {([forward, back, down, search] as const).map((path) => (
        <Icon key={path} path={path} />
      ))}
    </Surface>,
  );
  const turned = () =>
    Array.from(container.querySelectorAll('svg'), (icon) => getComputedStyle(icon).scale);
  expect(turned()).toEqual(['none', 'none', 'none', 'none']);
  container.querySelector('[data-brainstem]')?.setAttribute('dir', 'rtl');
  expect(turned()).toEqual(['-1 1', '-1 1', 'none', 'none']);
});
