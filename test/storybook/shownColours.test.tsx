import { render } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { shownColours } from '../../.storybook/shownColours.ts';

const text = (style: CSSProperties, around: CSSProperties = {}) => (
  <div style={around}>
    <p style={style}>Some words</p>
  </div>
);

test('texts that look the same are one kind', () => {
  const { container } = render(
    <>
      {text({ color: 'red' })}
      {text({ color: 'red' })}
    </>,
  );
  expect(shownColours(container).size).toBe(1);
});

const differences: readonly (readonly [string, CSSProperties, CSSProperties])[] = [
  ['the colour of the text', { color: 'blue' }, {}],
  ['the size of the text', { fontSize: 30 }, {}],
  ['the weight of the text', { fontWeight: 700 }, {}],
  ['the ground', { backgroundColor: 'black' }, {}],
  ['the ground of something around it', {}, { backgroundColor: 'black' }],
  ['the transparency of something around it', {}, { opacity: 0.5 }],
  ['a picture behind it', {}, { backgroundImage: 'linear-gradient(red, blue)' }],
];

test.each(differences)('%s makes a kind of its own', (_, style, around) => {
  const { container } = render(
    <>
      {text({ color: 'red' })}
      {text({ color: 'red', ...style }, around)}
    </>,
  );
  expect(shownColours(container).size).toBe(2);
});

test('text in a shadow root counts, on the ground of its host', () => {
  const { container } = render(
    <>
      <div style={{ backgroundColor: 'black' }} />
      <div style={{ backgroundColor: 'white' }} />
    </>,
  );
  for (const host of container.children) {
    host.attachShadow({ mode: 'open' }).append(document.createElement('p'));
    host.shadowRoot?.firstElementChild?.append('Some words');
  }
  expect(shownColours(container).size).toBe(2);
});
