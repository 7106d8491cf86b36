import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Surface } from './Surface.tsx';

test('a word that is longer than a widget is broken instead of reaching out of it', () => {
  render(
    <Surface>
      <p style={{ inlineSize: 200 }}>{`+49 30 ${'5550117'.repeat(20)} is paired.`}</p>
    </Surface>,
  );
  const text = screen.getByText(/is paired/);
  expect(text.scrollWidth).toBeLessThanOrEqual(200);
});
