import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { arabic, english, german } from '../../../words/index.ts';
import { renderChat } from '../testing/renderChat.tsx';

/** More than 4,000 characters. */
const pasted = 'Quay 4 costs $& a day, $1 more at night.\n'.repeat(120);

const inEnglish = {
  locale: english,
  field: 'Message',
  offer: 'That’s a lot of text',
  attach: 'Attach as file',
  file: 'Remove Pasted text.txt',
  undo: 'Undo',
};
const inGerman = {
  locale: german,
  field: 'Nachricht',
  offer: 'Das ist viel Text',
  attach: 'Als Datei anhängen',
  file: 'Eingefügter Text.txt entfernen',
  undo: 'Rückgängig',
};
const inArabic = {
  locale: arabic,
  field: 'الرسالة',
  offer: 'هذا نص طويل',
  attach: 'إرفاقه كملف',
  file: /نص ملصوق.txt/,
  undo: 'تراجع',
};

test.each([inEnglish, inGerman, inArabic])(
  'a long pasted text is offered as a file, and Undo returns the text: $locale.tag',
  async ({ locale, field: name, offer, attach, file, undo }) => {
    renderChat({ platform: { seed: 'empty' }, locale });
    const field = await screen.findByRole('textbox', { name });
    await userEvent.type(field, 'What is this? ');
    await userEvent.paste(pasted.replaceAll('\n', '\r\n'));
    expect(field).toHaveValue(`What is this? ${pasted}`);
    expect(await screen.findByText(offer)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: attach }));
    expect(field).toHaveValue('What is this? ');
    expect(field).toHaveFocus();
    await screen.findByRole('button', { name: file });
    expect(screen.queryByText(offer)).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: undo }));
    expect(field).toHaveValue(`What is this? ${pasted}`);
    await waitFor(() => expect(screen.queryByRole('button', { name: file })).toBeNull());
    expect(screen.getByRole('button', { name: attach })).toBeVisible();
  },
);

test('Undo keeps what was written after a pasted text became a file', async () => {
  renderChat({ platform: { seed: 'empty' } });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await userEvent.click(field);
  await userEvent.paste(pasted);
  await userEvent.click(await screen.findByRole('button', { name: 'Attach as file' }));
  await userEvent.type(field, 'Sum this up');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field).toHaveDisplayValue(/^Sum this up\s+Quay 4 costs \$& a day/);
});

test('a short pasted text, and one where text files are not taken, stay text without an offer', async () => {
  const { view } = renderChat({ platform: { seed: 'empty' } });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  // Once there is a menu, there would be an offer.
  await userEvent.type(field, '/');
  await screen.findByRole('listbox', { name: 'Commands' });
  await userEvent.clear(field);
  await userEvent.paste(pasted.slice(0, 4_000));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(pasted.slice(0, 4_000));
  expect(screen.queryByRole('button', { name: 'Attach as file' })).toBeNull();
  view.unmount();
  renderChat({ platform: { seed: 'empty' }, props: { accept: 'image/*' } });
  await userEvent.click(await screen.findByRole('textbox', { name: 'Message' }));
  await userEvent.paste(pasted);
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(pasted);
  expect(screen.queryByRole('button', { name: 'Attach as file' })).toBeNull();
});
