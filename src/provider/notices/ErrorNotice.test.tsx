import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorNotice, QueryError } from './ErrorNotice.tsx';
import { arabic, english, german } from '../../words/index.ts';
import { Surface } from '../../ui/index.ts';
import { TokenlessProvider } from '../TokenlessProvider.tsx';

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

test('while an error notice is being tried again, its button does nothing and keeps the focus', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(page(<ErrorNotice error="No title" onRetry={onRetry} />));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(page(<ErrorNotice error="No title" onRetry={onRetry} isRetrying />));
  const button = screen.getByRole('button', { name: 'Try again' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('an error notice without onRetry offers no button', () => {
  render(page(<ErrorNotice error="No title" />));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the error of a query is gone without one, and its button sends the query once at a time', async () => {
  const refetch = vi.fn();
  const query = { error: null, isFetching: false, refetch };
  const { rerender } = render(page(<QueryError query={query} />));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const failed = { ...query, error: new Error('No title') };
  rerender(page(<QueryError query={failed} />));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(page(<QueryError query={{ ...failed, isFetching: true }} />));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test.each([english, german, arabic])(
  'in a narrow notice in $tag, the details start beside the button, and open below both',
  async (locale) => {
    render(
      <TokenlessProvider baseUrl="https://platform.example.com" locale={locale}>
        <Surface style={{ inlineSize: 260 }}>
          <ErrorNotice error="The connection string has no host." onRetry={() => undefined} />
        </Surface>
      </TokenlessProvider>,
    );
    const button = screen.getByRole('button').getBoundingClientRect();
    const summary = document.querySelector('summary');
    const detail = screen.getByText('The connection string has no host.');
    const top = summary?.getBoundingClientRect().top;
    expect(top).toBeLessThan(button.bottom);
    if (summary !== null) await userEvent.click(summary);
    const opened = detail.getBoundingClientRect();
    expect(summary?.getBoundingClientRect().top).toBe(top);
    expect(opened.top).toBeGreaterThanOrEqual(button.bottom);
    const start = locale === arabic ? 'right' : 'left';
    expect(opened[start]).toBeCloseTo(button[start]);
    expect(opened.width).toBeGreaterThan(180);
  },
);
