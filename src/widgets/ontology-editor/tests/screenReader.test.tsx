import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { startScreenReader } from '../../../../test/screenReader.ts';
import { listed, renderEditor } from '../testing/renderEditor.tsx';

test('a vocabulary is imported with the keyboard, and a screen reader speaks every step', async () => {
  const { stored } = renderEditor();
  await listed('Cold chain');
  const reader = await startScreenReader();
  await reader.tabTo(/^button, More actions/);
  await reader.press('Enter', /^menuitem, Test together/);
  await reader.press('ArrowDown', /^menuitem, Import/);
  // The browser's own dialog for files opens here, which no page can press keys in.
  const vocabulary = new File(['prefLabel,altLabel\nQuay,wharf;pier\nBollard,\n'], 'harbour.csv');
  await userEvent.upload(screen.getByLabelText('Import', { selector: 'input' }), vocabulary);
  await reader.hear(/^dialog/);
  await reader.tabTo(/^button, Import/);
  await reader.press('Enter', /imported/);
  expect(await stored('harbour')).toMatchObject({
    legalTerms: ['Quay', 'wharf', 'pier', 'Bollard'],
  });
  await reader.stop();
});
