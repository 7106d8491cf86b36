import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { arabic } from '../../../../words/index.ts';
import { renderChat } from '../../testing/renderChat.tsx';

test('on an Arabic page, the long name of a file is cut at its end, not at its beginning', async () => {
  const name = `${'deliveries-of-the-quarter-'.repeat(4)}by-port.csv`;
  renderChat({ platform: { seed: 'empty' }, locale: arabic });
  const picker = await screen.findByLabelText('إضافة ملفات', { selector: 'input' });
  await userEvent.upload(picker, new File(['id'], name));
  const shown = await screen.findByText(name);
  const first = document.createRange();
  first.setStart(shown.firstChild ?? shown, 0);
  first.setEnd(shown.firstChild ?? shown, 1);
  const box = shown.closest('[data-part="file"]')?.getBoundingClientRect();
  const letter = first.getBoundingClientRect();
  expect(letter.left).toBeGreaterThan(box?.left ?? NaN);
  expect(letter.right).toBeLessThan(box?.right ?? NaN);
});
