import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emulateMedia } from '../../../../test/emulateMedia.ts';
import { renderFindings } from '../testing/renderFindings.tsx';

test('a page of findings is printed whole, with one row below the other', async () => {
  const { view } = renderFindings();
  const grid = await screen.findByRole('grid', { name: 'Findings' });
  // The other rows don't fit, and aren't rendered.
  view.container.firstElementChild?.setAttribute('style', 'inline-size: 1150px; block-size: 360px');
  await expect.poll(() => screen.getAllByRole('row').length).toBeLessThan(15);
  await emulateMedia('media', 'print');
  fireEvent(window, new Event('beforeprint'));
  const boxes = screen.getAllByRole('row').map((row) => row.getBoundingClientRect());
  expect(boxes).toHaveLength(20);
  for (const [at, box] of boxes.entries()) {
    if (at > 0) expect(box.top).toBeCloseTo(boxes[at - 1]?.bottom ?? 0);
  }
  expect(grid.scrollHeight).toBe(grid.clientHeight);
  const page = screen.getByRole('region', { name: 'Findings' }).getBoundingClientRect();
  expect(page.bottom).toBeGreaterThan(boxes.at(-1)?.bottom ?? Infinity);
  fireEvent(window, new Event('afterprint'));
  await emulateMedia('media', 'screen');
  await expect.poll(() => screen.getAllByRole('row').length).toBeLessThan(20);
});
