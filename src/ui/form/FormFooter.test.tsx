import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../button/Button.tsx';
import texts from '../layout/texts.module.css';
import { Surface } from '../theme/Surface.tsx';
import { FormFooter } from './FormFooter.tsx';

test.each([undefined, 'status'])(
  'a sentence leaves the last button in the row of the first: %s',
  (role) => {
    render(
      <div style={{ inlineSize: 420, containerType: 'inline-size' }}>
        <Surface>
          <FormFooter cancel={<Button variant="quiet">Cancel</Button>}>
            <Button variant="primary">Save changes</Button>
            <Button>Test connection</Button>
            <span role={role} className={texts.note}>
              Testing needs the password. Enter it again to continue.
            </span>
          </FormFooter>
        </Surface>
      </div>,
    );
    const [save, , cancel] = screen
      .getAllByRole('button')
      .map((each) => each.getBoundingClientRect());
    expect(cancel?.top).toBe(save?.top);
  },
);

test('the last button shares the row of a sentence where it finds no room beside the others', () => {
  render(
    <div style={{ inlineSize: 288, containerType: 'inline-size' }}>
      <Surface>
        <FormFooter cancel={<Button variant="quiet">Cancel</Button>}>
          <Button variant="primary">Save all of the changes</Button>
          <Button>Test connection</Button>
          <span className={texts.note}>Testing needs the password. Enter it again.</span>
        </FormFooter>
      </Surface>
    </div>,
  );
  const cancel = screen.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
  const sentence = screen.getByText(/^Testing/).getBoundingClientRect();
  expect(cancel.top).toBeLessThan(sentence.bottom);
  expect(cancel.left).toBeGreaterThanOrEqual(sentence.right);
});
