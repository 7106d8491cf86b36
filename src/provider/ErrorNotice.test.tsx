import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorNotice } from './ErrorNotice.tsx';
import { TokenlessProvider } from './TokenlessProvider.tsx';

const page = (notice: ReactNode) => (
  <TokenlessProvider baseUrl="https://platform.example.com">{notice}</TokenlessProvider>
);

test('an error notice with onRetry offers to try again, before the other buttons', async () => {
  const onRetry = vi.fn();
  render(
    page(
      <ErrorNotice
        error={new Error('No title')}
        onRetry={onRetry}
        actions={<button type="button">Close</button>}
      />,
    ),
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Try again',
    'Close',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('an error notice cannot be tried again while it is being tried', () => {
  render(page(<ErrorNotice error="No title" onRetry={() => undefined} isRetrying />));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled();
});

test('an error notice without onRetry offers no button', () => {
  render(page(<ErrorNotice error="No title" />));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
