import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWidget } from '../../../../test/renderWidget.tsx';
import { isRecord } from '../../../contract/index.ts';
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

test('an edit that is stopped before it leaves the page is back in its field, also one that failed', async () => {
  const platform = createMockPlatform({ pace: 0 });
  let look: 'as it is' | 'is processed' | 'is refused' = 'as it is';
  const { view } = renderWidget(<FindingsReview />, {
    platform,
    client: {
      async fetch(input, init) {
        const request = new Request(input, init);
        const isLook =
          /findings\/[^/]+$/.test(request.url) && !/(approved|rejected)$/.test(request.url);
        if (isLook && look === 'is refused') return new Response(null, { status: 403 });
        const answer = await platform.fetch(request);
        if (!isLook || look === 'as it is') return answer;
        const detail: unknown = await answer.json();
        return Response.json({ ...(isRecord(detail) && detail), processing: true });
      },
    },
    width: 1150,
    height: 700,
  });
  platform.faults.add({ route: 'streamFindingEdit', latency: 60_000 });
  (await view.findByRole('grid', { name: 'Findings' })).focus();
  await userEvent.keyboard('e');
  const field = () => view.findByRole('textbox', { name: 'What should change?' });
  const stop = async () =>
    userEvent.click(await view.findByRole('button', { name: 'Stop waiting' }));
  await userEvent.type(await field(), 'Give tonnes{Control>}{Enter}{/Control}');
  look = 'is processed';
  await stop();
  await view.findByText('Still working…');
  look = 'is refused';
  await view.findByText('The edit couldn’t be saved');
  expect(await field()).toHaveValue('Give tonnes');
  look = 'as it is';
  await userEvent.click(view.getByRole('button', { name: 'Apply edit' }));
  await stop();
  expect(await field()).toHaveValue('Give tonnes');
});
