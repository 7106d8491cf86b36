import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWidget } from '../../../../test/renderWidget.tsx';
import { createMemoryStorage } from '../../../environment/index.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { FindingsReview } from '../FindingsReview.tsx';

test('an edit that was begun is still there after a reload, until it is sent', async () => {
  const platform = createMockPlatform({ pace: 0 });
  const storage = createMemoryStorage();
  const page = { platform, storage, userKey: 'ada', width: 1150, height: 700 };
  const openPage = () => renderWidget(<FindingsReview />, page).view;
  const field = () => screen.findByRole('textbox', { name: 'What should change?' });
  const opened = openPage();
  (await screen.findByRole('grid', { name: 'Findings' })).focus();
  await userEvent.keyboard('e');
  await userEvent.type(await field(), 'Give the amounts in tonnes');
  opened.unmount();

  openPage();
  (await screen.findByRole('grid', { name: 'Findings' })).focus();
  await userEvent.keyboard('e');
  expect(await field()).toHaveValue('Give the amounts in tonnes');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Edited');
  expect(storage.getItem('brainstem-findings:ada')).toBeNull();
});
