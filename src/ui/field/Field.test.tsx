import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { doubleText } from '../../../test/conditions/doubleText.ts';
import { Surface } from '../theme/Surface.tsx';
import { Choice, ChoiceGroup } from './Choice.tsx';
import { Field } from './Field.tsx';
import { SearchField } from './SearchField.tsx';
import { Select } from './Select.tsx';
import { TextArea, TextInput } from './TextInput.tsx';

test('an error takes the place of a field’s description, and both are tied to the control', () => {
  const field = (error?: string) => (
    <Field label="Host" description="Without the port." {...(error === undefined ? {} : { error })}>
      <TextInput />
    </Field>
  );
  const { rerender } = render(field());
  expect(screen.getByRole('textbox', { name: 'Host' })).toHaveAccessibleDescription(
    'Without the port.',
  );
  rerender(field('Enter a host.'));
  expect(screen.getByRole('textbox', { name: 'Host' })).toHaveAccessibleDescription(
    'Enter a host.',
  );
  expect(screen.queryByText('Without the port.')).toBeNull();
});

test.each([TextInput, TextArea, Select])(
  'a field is tied to its control alone, not to one with a name of its own: %o',
  (Control) => {
    render(
      <Field label="Port" description="5432 as a rule." required>
        <Control />
        <TextInput type="search" aria-label="Search ports" />
      </Field>,
    );
    const control = screen.getByLabelText('Port');
    expect(control).toHaveAccessibleDescription('5432 as a rule.');
    expect(control).toHaveAttribute('aria-required', 'true');
    expect(screen.getByRole('searchbox', { name: 'Search ports' })).not.toHaveAttribute('id');
  },
);

test('checkboxes and radio buttons are drawn by tokens, the ticked one in the accent', () => {
  const { style } = document.documentElement;
  style.setProperty('--brainstem-choice-size', '22px');
  onTestFinished(() => void style.removeProperty('--brainstem-choice-size'));
  const { getByRole } = render(
    <div data-brainstem="">
      <ChoiceGroup legend="Kinds">
        <Choice label="Files" defaultChecked />
        <Choice type="radio" label="Mail" />
      </ChoiceGroup>
    </div>,
  );
  const box = getByRole('checkbox', { name: 'Files' });
  const radio = getByRole('radio', { name: 'Mail' });
  expect(box.getBoundingClientRect().width).toBe(22);
  expect(radio.getBoundingClientRect().width).toBe(22);
  expect(getComputedStyle(box).backgroundColor).not.toBe(getComputedStyle(radio).backgroundColor);
});

test('doubled text is whole in a drop-down, and a search field’s icon stays at its middle', () => {
  doubleText();
  const { getByRole } = render(
    <Surface>
      <Select aria-label="Priority">
        <option>Any</option>
      </Select>
      <SearchField label="Search" value="" onChange={() => undefined} />
    </Surface>,
  );
  const { fontSize, lineHeight } = getComputedStyle(getByRole('combobox', { name: 'Priority' }));
  expect(parseFloat(lineHeight)).toBeGreaterThan(parseFloat(fontSize) * 1.2);
  const field = getByRole('searchbox', { name: 'Search' });
  const middle = (element: Element | null | undefined): number => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    return (top + bottom) / 2;
  };
  expect(middle(field.parentElement?.querySelector('svg'))).toBeCloseTo(middle(field), 0);
});

test('the line of a field fills its box, so that its placeholder is in the middle', () => {
  render(
    <Surface>
      <SearchField label="Search" value="" onChange={() => undefined} />
      <TextInput aria-label="Host" />
    </Surface>,
  );
  for (const role of ['searchbox', 'textbox']) {
    const field = screen.getByRole(role);
    const { lineHeight, paddingTop, borderTopWidth } = getComputedStyle(field);
    const line = parseFloat(lineHeight) + 2 * (parseFloat(paddingTop) + parseFloat(borderTopWidth));
    expect(line).toBeCloseTo(field.getBoundingClientRect().height, 1);
  }
});

test('the description of a group of choices is below its legend, apart from the first choice', () => {
  const { getByRole, getByText } = render(
    <Surface>
      <ChoiceGroup legend="Groups" description="Only selected groups sync.">
        <Choice label="Drivers north" style={{ margin: 0 }} />
      </ChoiceGroup>
    </Surface>,
  );
  const description = getByText('Only selected groups sync.').getBoundingClientRect();
  const choice = getByRole('checkbox').closest('label')?.getBoundingClientRect();
  expect((choice?.top ?? 0) - description.bottom).toBeGreaterThanOrEqual(6);
});
