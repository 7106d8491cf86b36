import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QuestionField } from './QuestionField.tsx';
import { words } from './testing/words.ts';

function show(label: string, options: readonly string[] = []): void {
  render(
    <QuestionField
      label={label}
      question={{ kind: options.length === 0 ? 'text' : 'choice', options, allowsOther: true }}
      draft={{ chosen: [], isOther: false, text: '' }}
      words={words}
      onChange={() => undefined}
    />,
  );
}

test.each([
  ['Which **port** has `id` 2 * 3?', 'Which port has id 2 * 3?'],
  ['__proto__', '__proto__'],
  ['  ', 'Your own answer'],
])('a label is shown in words alone, and a blank one has a name: %j', (label, name) => {
  show(label);
  expect(screen.getByRole('textbox', { name })).toBeVisible();
});

test('“Something else” is offered once, whoever offers it', () => {
  show('Which?', ['Hull', 'Something else…', 'Other']);
  const radios = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(radios.map((text) => text?.replace(/\d$/, ''))).toEqual(['Hull', 'Something else']);
});
