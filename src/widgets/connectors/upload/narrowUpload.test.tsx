import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderUpload, textFile } from './testing/renderUpload.tsx';

test('a name keeps its room in a side panel, and the buttons are below it', async () => {
  const { view } = renderUpload({ platform: { seed: 'empty' } });
  view.container.style.inlineSize = '280px';
  const input = screen.getByLabelText('Choose files', { selector: 'input' });
  const file = textFile('Renewal of the contract with all annexes.txt');
  await userEvent.upload(input, [file]);
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
  await screen.findByText('1 file uploaded');
  await userEvent.click(screen.getByRole('button', { name: 'Clear finished' }));
  await screen.findByRole('region', { name: 'Your documents' });
  await userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), [file]);
  const button = await screen.findByRole('button', { name: /anyway$/ });
  const row = button.closest('li');
  const name = row?.querySelector('[title]');
  expect(name?.getBoundingClientRect().width).toBeGreaterThan(180);
  expect(button.getBoundingClientRect().top).toBeGreaterThan(
    name?.getBoundingClientRect().bottom ?? Infinity,
  );
  const end = row?.getBoundingClientRect().right ?? 0;
  expect(button.getBoundingClientRect().right).toBeLessThan(end);
});

test('buttons that stand one below the other in a side panel are of one width', () => {
  const { view } = renderUpload({ platform: { seed: 'empty' } });
  view.container.style.inlineSize = '320px';
  const [files, folder] = ['Choose files', 'Choose a folder'].map((name) =>
    screen.getByRole('button', { name }).getBoundingClientRect(),
  );
  expect(folder?.top).toBeGreaterThan(files?.bottom ?? Infinity);
  expect(folder?.width).toBe(files?.width);
});

test('nothing stands empty below files that can’t be uploaded', async () => {
  const { view } = renderUpload({ platform: { seed: 'empty' } });
  const input = screen.getByLabelText('Choose files', { selector: 'input' });
  await userEvent.upload(input, [textFile('empty.txt', '')]);
  const list = await screen.findByRole('region', { name: 'Files to upload' });
  const upload = view.container.querySelector('[data-part="upload"]')?.getBoundingClientRect();
  expect((upload?.bottom ?? Infinity) - list.getBoundingClientRect().bottom).toBe(16);
});
