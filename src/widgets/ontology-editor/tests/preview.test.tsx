import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createTestEnvironment } from '../../../environment/testing/createTestEnvironment.ts';
import { listed, renderEditor } from '../testing/renderEditor.tsx';
import { chooseForAll } from '../testing/chooseFromMenu.ts';
import { slowFile } from '../../../environment/testing/slowFile.ts';

const open = async (name: string) => {
  await userEvent.click(await listed(name));
  await screen.findByRole('heading', { name });
};
const field = () => screen.getByRole('textbox', { name: 'Sample text' });
const passages = () =>
  within(screen.getByRole('list', { name: 'Passages' })).getAllByRole('listitem');
const drop = (file: File) =>
  userEvent.upload(screen.getByLabelText('Open a file', { selector: 'input' }), file, {
    applyAccept: false,
  });

test('a sample shows what matches by list, and what each mode makes of it, as terms change', async () => {
  renderEditor();
  await open('Cold chain');
  await userEvent.click(field());
  await userEvent.paste('The TRUCK met a temperature-excursion.\nNothing to see.\nA thawed lot.');
  expect(await screen.findByText('3 matches of 3 terms in 1 of 3 passages')).toBeVisible();
  const marks = () => [...document.querySelectorAll('[data-part="passage"] mark')];
  expect(marks().map((mark) => [mark.textContent, mark.getAttribute('data-list')])).toEqual([
    ['TRUCK', 'entityTypes'],
    ['temperature-excursion', 'legalTerms'],
  ]);
  expect(marks()[1]).toHaveAttribute(
    'title',
    'Legal terms: temperature excursion\nRequired fields: temperature',
  );
  expect(screen.getByText('Strict leaves out 2 of 3 passages.')).toBeVisible();
  expect(passages().map((passage) => passage.dataset['kept'])).toEqual(['true', 'false', 'false']);
  expect(passages()[0]).toHaveTextContent('Tagged Cold chain');

  await userEvent.type(screen.getByRole('textbox', { name: 'Add a term' }), 'thawed{Enter}');
  expect(await screen.findByText('Strict leaves out 1 of 3 passages.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'thawed 1 match' })).toBeVisible();
  const [mode, show] = ['Mode', 'Show'].map((name) => screen.getByRole('combobox', { name }));
  expect(mode?.getBoundingClientRect().top).toBe(show?.getBoundingClientRect().top);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'guided');
  expect(screen.getByText('Guided keeps all 3 passages and tags 2.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'others');
  expect(passages()).toHaveLength(1);
});

test('of a long file, only the first passages are drawn', async () => {
  renderEditor();
  await open('Cold chain');
  const line = 'The truck kept its temperature all the way.\n';
  await drop(new File([line.repeat(25_000)], 'log.txt'));
  expect(await screen.findByText(/^log\.txt · 1,100,000 characters/)).toBeVisible();
  expect(
    await screen.findByText('50,000 matches of 2 terms in 25,000 of 25,000 passages'),
  ).toBeVisible();
  expect(screen.getByText('Showing the first 30 of 25,000')).toBeVisible();
  expect(document.querySelectorAll('mark').length).toBeLessThan(100);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(passages()).toHaveLength(60);
});

test('a long text is pasted past the field, between what is written there', async () => {
  renderEditor();
  await open('Cold chain');
  await userEvent.type(field(), 'A truck. The end.');
  const text = field();
  if (text instanceof HTMLTextAreaElement) text.setSelectionRange(9, 9);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Nothing. '.repeat(110_000));
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  await act(() => Promise.resolve(text.dispatchEvent(paste)));
  expect(paste.defaultPrevented).toBe(true);
  const long = await screen.findByRole('group', { name: 'Sample text' });
  expect(long).toHaveTextContent('990,017 characters');
});

test('a long text is matched piece by piece', async () => {
  const environment = createTestEnvironment();
  renderEditor({ environment });
  await open('Cold chain');
  const timers = environment.timers;
  await drop(new File(['A truck. '.repeat(20_000)], 'log.md'));
  // The pieces wait for each other in the provider's time.
  await waitFor(() => expect(environment.timers).toBeGreaterThan(timers));
  expect(screen.queryByText(/^20,000 matches/)).not.toBeInTheDocument();
  await waitFor(() => {
    act(() => environment.advance(0));
    expect(screen.getByText(/^20,000 matches of 1 term/)).toBeVisible();
  });
});

test('a file of another kind is refused in words, and the text stays', async () => {
  renderEditor();
  await open('Cold chain');
  await userEvent.click(field());
  await userEvent.paste('A truck.');
  await drop(new File(['%PDF'], 'contract.pdf'));
  expect(field()).toHaveAccessibleDescription('Choose a .txt, .md or .csv file.');
  expect(field()).toHaveValue('A truck.');
});

test('a file that is still being read replaces neither a later one nor what was typed since', async () => {
  renderEditor();
  await open('Cold chain');
  const first = slowFile('A slow truck.', 'slow.txt');
  await drop(first.file);
  await drop(new File(['A truck.'], 'quick.txt'));
  await waitFor(() => expect(field()).toHaveValue('A truck.'));
  await first.finish();
  expect(field()).toHaveValue('A truck.');

  const second = slowFile('Another slow truck.', 'slow.txt');
  await drop(second.file);
  await userEvent.type(field(), ' Or two.');
  await second.finish();
  expect(field()).toHaveValue('A truck. Or two.');
});

test('a combination shows what the platform makes of it and of the sample', async () => {
  renderEditor();
  await open('Cold chain');
  await userEvent.click(field());
  await userEvent.paste('A truck with a refund.\nNothing.');
  await chooseForAll('Test together');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Cold chain/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Customer complaints/ }));
  const preview = within(screen.getByRole('region', { name: 'Upload settings' }));
  await userEvent.click(preview.getByText('Upload settings'));
  expect(await preview.findByText('cold-chain, customer-complaints')).toBeVisible();
  expect(await screen.findByText('Tagged Cold chain and Customer complaints')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Guided' }));
  await waitFor(() =>
    expect(screen.getByText('Guided keeps all 2 passages and tags 1.')).toBeVisible(),
  );
});
