import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../button/Button.tsx';
import texts from '../layout/texts.module.css';
import { Surface } from '../theme/Surface.tsx';
import { FormFooter } from './FormFooter.tsx';

test('a sentence about a button leaves the last button in the row of the first', () => {
  render(
    <Surface style={{ inlineSize: 420 }}>
      <FormFooter cancel={<Button variant="quiet">Cancel</Button>}>
        <Button variant="primary">Save changes</Button>
        <Button>Test connection</Button>
        <span className={texts.note}>Testing needs the password. Enter it again to continue.</span>
      </FormFooter>
    </Surface>,
  );
  const [save, , cancel] = screen
    .getAllByRole('button')
    .map((each) => each.getBoundingClientRect());
  expect(cancel?.top).toBe(save?.top);
});
