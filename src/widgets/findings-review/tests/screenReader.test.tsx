import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startScreenReader } from '../../../../test/screenReader.ts';
import { listFindings } from '../../../contract/index.ts';
import { renderFindings } from '../testing/renderFindings.tsx';

test('ten findings are cleared with the keyboard, and a screen reader speaks every step', async () => {
  const { client } = renderFindings({ props: { undoSeconds: 60 } });
  await screen.findByRole('grid', { name: 'Findings' });
  const { findings, counters } = await client.json(listFindings, {});
  const titles = findings
    .filter(({ review_state: state }) => state === 'pending')
    .map(({ title }) => title);
  const reader = await startScreenReader();
  await reader.tabTo(/^grid, Findings/);
  for (const [key, at] of [
    ['j', 1],
    ['j', 2],
    ['k', 1],
    ['Home', 0],
  ] as const) {
    await reader.press(key, new RegExp(`^row, ${titles[at] ?? ''}`));
  }
  await reader.press('x', 'polite: 1 selected');
  await reader.press('x');
  for (const [index, title] of titles.slice(0, 10).entries()) {
    const isApproval = index % 2 === 0;
    await reader.press(
      isApproval ? 'a' : 'r',
      // Nothing but what happened: the buttons beside it are no news.
      new RegExp(
        `^polite: “${title}” ${isApproval ? 'approved' : 'rejected'}( ?${index + 1} decisions pending)?$`,
      ),
      new RegExp(`^row, ${titles[index + 1] ?? ''}`),
    );
  }
  await reader.press('u', /^row, /);
  await reader.press('r', /^polite: .* rejected ?10 decisions pending$/);
  await reader.tabTo(/^button, Apply now/);
  await reader.press('Enter');
  await expect
    .poll(async () => (await client.json(listFindings, {})).counters)
    .toMatchObject({ approved: counters.approved + 5, rejected: counters.rejected + 5 });
  await reader.hear(/^grid, Findings/);
});
