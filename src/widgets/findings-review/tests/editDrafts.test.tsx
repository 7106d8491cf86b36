import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { createMemoryStorage } from '../../../environment/index.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { BrainstemProvider } from '../../../provider/index.ts';
import { FindingsReview } from '../FindingsReview.tsx';

test('an edit that was begun is still there after a reload, until it is sent', async () => {
  const platform = createMockPlatform({ pace: 0 });
  const storage = createMemoryStorage();
  const openPage = () =>
    render(
      <div style={{ inlineSize: 1150, blockSize: 700 }}>
        <BrainstemProvider client={createPlatformClient(platform)} storage={storage} userKey="ada">
          <FindingsReview />
        </BrainstemProvider>
      </div>,
    );
  const field = () => screen.findByRole('textbox', { name: 'What should change?' });
  const page = openPage();
  (await screen.findByRole('grid', { name: 'Findings' })).focus();
  await userEvent.keyboard('e');
  await userEvent.type(await field(), 'Give the amounts in tonnes');
  page.unmount();

  openPage();
  (await screen.findByRole('grid', { name: 'Findings' })).focus();
  await userEvent.keyboard('e');
  expect(await field()).toHaveValue('Give the amounts in tonnes');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Edited');
  expect(storage.getItem('brainstem-findings:ada')).toBeNull();
});
