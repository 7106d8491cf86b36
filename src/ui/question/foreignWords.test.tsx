import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnswerDraft, Question } from '../../controller/index.ts';
import { Surface } from '../theme/Surface.tsx';
import { QuestionField } from './QuestionField.tsx';
import { words } from './testing/words.ts';

const question: Question = {
  kind: 'choice',
  options: ['Quayside Store', 'المخزن الشمالي'],
  allowsOther: false,
};
const draft: AnswerDraft = { text: '', chosen: [], isOther: false };

/** A question on a page of the other direction, too. */
function show(dir: 'ltr' | 'rtl'): void {
  render(
    <Surface style={{ inlineSize: 400 }}>
      <div dir={dir}>
        <QuestionField
          label="Store"
          hint={<span>اختياري</span>}
          question={question}
          draft={draft}
          onChange={() => undefined}
          words={words}
        />
      </div>
    </Surface>,
  );
}

/** The box around the words alone. */
function boxOf(text: string): DOMRect {
  const element = screen.getByText(text);
  const range = document.createRange();
  range.selectNode(element.firstChild ?? element);
  return range.getBoundingClientRect();
}

test.each(['ltr', 'rtl'] as const)(
  'options stand beside their radios, whatever language they are in: %s',
  (dir) => {
    show(dir);
    for (const option of question.options) {
      const radio = screen.getByRole('radio', { name: option }).getBoundingClientRect();
      const words = boxOf(option);
      const gap = dir === 'ltr' ? words.left - radio.right : radio.left - words.right;
      expect(gap).toBeCloseTo(8, -0.5);
    }
  },
);

test.each(['ltr', 'rtl'] as const)('what is said beside a legend follows it: %s', (dir) => {
  show(dir);
  const [label, hint] = [boxOf('Store'), boxOf('اختياري')];
  if (dir === 'ltr') expect(hint.left).toBeGreaterThan(label.right);
  else expect(hint.right).toBeLessThan(label.left);
});
