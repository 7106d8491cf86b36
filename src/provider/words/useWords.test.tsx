import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWidget } from '../../../test/renderWidget.tsx';
import { arabic, chatWords, type Locale } from '../../words/index.ts';
import { useWords } from './useWords.ts';

function Words() {
  const { previousWeek, newAnswers, removeFile } = useWords('chat', chatWords);
  return <p>{[previousWeek(7), newAnswers(12), removeFile('Q4.pdf')].join(' | ')}</p>;
}

function renderWords(locale: Locale): string {
  renderWidget(<Words />, { locale });
  return screen.getByRole('paragraph').textContent;
}

test('Arabic has the figures 0 to 9', () => {
  expect(renderWords(arabic)).toBe(
    'آخر 7 أيام | 12 إجابة جديدة | إزالة \u200f«\u2068Q4.pdf\u2069»',
  );
});

test('words have the figures that a tag asks for, but for names', () => {
  expect(renderWords({ ...arabic, tag: 'ar-EG-u-nu-arab' })).toBe(
    'آخر ٧ أيام | ١٢ إجابة جديدة | إزالة \u200f«\u2068Q4.pdf\u2069»',
  );
});
