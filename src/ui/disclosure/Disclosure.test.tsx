import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Surface } from '../theme/Surface.tsx';
import { Disclosure } from './Disclosure.tsx';

test('what is unfolded keeps clear of the focus ring of its summary', () => {
  render(
    <Surface>
      <Disclosure label="Not added (1)" isOpen>
        <div>HACCP</div>
      </Disclosure>
    </Surface>,
  );
  const summary = screen.getByText('Not added (1)').getBoundingClientRect();
  const content = screen.getByText('HACCP').getBoundingClientRect();
  expect(content.top - summary.bottom).toBeGreaterThanOrEqual(4);
});
