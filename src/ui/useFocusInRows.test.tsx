import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useFocusInRows } from './useFocusInRows.ts';

function Rows() {
  const [names, setNames] = useState(['one', 'two']);
  return (
    <ul {...useFocusInRows<HTMLUListElement>('li')} tabIndex={-1} aria-label="Names">
      {names.map((name) => (
        <li key={name} tabIndex={-1} aria-label={name}>
          <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
            Remove {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

test('the focus of a removed row goes to the row in its place, and to the list after the last', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove one' }));
  expect(screen.getByRole('button', { name: 'Remove two' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('list', { name: 'Names' })).toHaveFocus();
});

test('a row without an enabled button has the focus itself', async () => {
  function Locked() {
    const [isShown, setShown] = useState(true);
    return (
      <ul {...useFocusInRows<HTMLUListElement>('li')}>
        {isShown && (
          <li>
            <button type="button" onClick={() => setShown(false)}>
              Remove
            </button>
          </li>
        )}
        <li tabIndex={-1} aria-label="Locked">
          <button type="button" disabled>
            Describe
          </button>
        </li>
      </ul>
    );
  }
  render(<Locked />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('listitem', { name: 'Locked' })).toHaveFocus();
});
