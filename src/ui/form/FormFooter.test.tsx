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
