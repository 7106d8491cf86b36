import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Choice } from './Choice.tsx';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

const long = 'A label in English, long enough to take more than one line of a narrow form';

test('an English label of an Arabic form begins at the edge of its field, before its hint', () => {
  render(
    <div dir="rtl" style={{ inlineSize: 300 }}>
      <Field label="Site" hint="اختياري">
        <TextInput />
      </Field>
    </div>,
  );
  const [label, hint] = ['Site', 'اختياري'].map((text) =>
    screen.getByText(text).getBoundingClientRect(),
  );
  expect(label?.right).toBeCloseTo(screen.getByRole('textbox').getBoundingClientRect().right, 0);
  expect(hint?.right).toBeLessThanOrEqual(label?.left ?? 0);
});

test('the lines of an English choice in an Arabic form begin where the choice does', () => {
  render(
    <div dir="rtl" style={{ inlineSize: 200 }}>
      <Choice label={long} />
    </div>,
  );
  expect(getComputedStyle(screen.getByText(long)).textAlign).toBe('right');
});

test.each(['ltr', 'rtl'])('what only a screen reader reads stays within its box, %s', (dir) => {
  render(
    <div dir={dir} data-testid="box" style={{ position: 'relative', inlineSize: 200 }}>
      <VisuallyHidden>Loading</VisuallyHidden>
    </div>,
  );
  const [box, hidden] = [screen.getByTestId('box'), screen.getByText('Loading')].map((element) =>
    element.getBoundingClientRect(),
  );
  expect(hidden?.left).toBeGreaterThanOrEqual(box?.left ?? 0);
  expect(hidden?.right).toBeLessThanOrEqual(box?.right ?? 0);
});
