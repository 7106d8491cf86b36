import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { emulateMedia } from '../../../../test/emulateMedia.ts';
import { listed, renderEditor } from '../testing/renderEditor.tsx';

test('an ontology is printed whole, with its preview', async () => {
  renderEditor();
  await userEvent.click(await listed('Cold chain'));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Sample text' }));
  await userEvent.paste('A thawed lot.\n'.repeat(30));
  const list = await screen.findByRole('list', { name: 'Passages' });
  expect(list.clientHeight).toBeLessThan(list.scrollHeight);
  await emulateMedia('media', 'print');
  expect(list.clientHeight).toBe(list.scrollHeight);
  const page = screen.getByRole('region', { name: 'Ontologies' }).getBoundingClientRect();
  expect(list.getBoundingClientRect().bottom).toBeLessThan(page.bottom);
});
