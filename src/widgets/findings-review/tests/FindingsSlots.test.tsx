import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderFindings } from '../testing/renderFindings.tsx';
import { printedErrors } from '../../../../test/printedErrors.ts';

test('a host’s own content takes the place of titles, and adds to the details', async () => {
  renderFindings({
    props: {
      renderFinding: ({ title }) => <em>{title.toUpperCase()}</em>,
      renderDetails: ({ finding_id: id }) => <p>{`Known to us as ${id}`}</p>,
    },
  });
  const grid = await screen.findByRole('grid', { name: 'Findings' });
  const [title] = grid.querySelectorAll('em');
  expect(title?.textContent).toBe(title?.textContent.toUpperCase());
  expect(await screen.findByText(/^Known to us as /)).toBeVisible();
  await userEvent.click(screen.getAllByRole('checkbox')[1] ?? grid);
  expect(grid.querySelector('em')).toBe(title);
});

test('a host’s content that throws leaves the title, and is told', async () => {
  printedErrors();
  const errors: unknown[] = [];
  renderFindings({
    props: {
      onError: (error) => errors.push(error),
      renderFinding: () => {
        throw new Error('A mistake of the host.');
      },
    },
  });
  const grid = await screen.findByRole('grid', { name: 'Findings' });
  await waitFor(() => expect(errors).toContainEqual(new Error('A mistake of the host.')));
  expect(grid.querySelector('[data-column="title"]')?.textContent).toMatch(/^\w/);
});
