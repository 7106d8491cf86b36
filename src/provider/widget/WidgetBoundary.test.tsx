import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { english, type Locale } from '../../words/index.ts';
import { TokenlessProvider } from '../TokenlessProvider.tsx';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { printedErrors } from '../../../test/printedErrors.ts';

beforeEach(() => {
  // React logs each error that a boundary catches.
  printedErrors();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function Part({ error }: { error: { thrown: unknown } | undefined }): ReactNode {
  if (error !== undefined) throw error.thrown;
  return <p>The part</p>;
}

function Page({ children, locale = english }: { children: ReactNode; locale?: Locale }) {
  return (
    <>
      <p>The page</p>
      <TokenlessProvider baseUrl="https://platform.example.com" locale={locale}>
        {children}
      </TokenlessProvider>
    </>
  );
}

test('what throws is replaced by a notice, its error is passed on once, and the rest stays', () => {
  const onError = vi.fn();
  const thrown = new Error('No title');
  render(
    <Page>
      <WidgetBoundary onError={onError}>
        <Part error={{ thrown }} />
      </WidgetBoundary>
    </Page>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t show this section');
  expect(screen.getByRole('alert')).toHaveTextContent('No title');
  expect(screen.getByText('The page')).toBeVisible();
  expect(onError.mock.calls).toEqual([[thrown]]);
});

test('what throws undefined or null is caught like any error', () => {
  render(
    <Page>
      <WidgetBoundary>
        <Part error={{ thrown: undefined }} />
      </WidgetBoundary>
      <WidgetBoundary>
        <Part error={{ thrown: null }} />
      </WidgetBoundary>
    </Page>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

test('Try again shows the part once it no longer throws', async () => {
  const error = { thrown: new Error('Too early') };
  const view = (given: typeof error | undefined) => (
    <Page>
      <WidgetBoundary>
        <Part error={given} />
      </WidgetBoundary>
    </Page>
  );
  const { rerender } = render(view(error));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(view(undefined));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The part')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('another reset key tries again without a press', () => {
  const view = (resetKey: string, error: { thrown: unknown } | undefined) => (
    <Page>
      <WidgetBoundary resetKey={resetKey}>
        <Part error={error} />
      </WidgetBoundary>
    </Page>
  );
  const { rerender } = render(view('a', { thrown: new Error('a') }));
  rerender(view('a', undefined));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(view('b', undefined));
  expect(screen.getByText('The part')).toBeVisible();
});

test('a boundary inside another keeps the outer one whole and tells the outer one’s onError', () => {
  const onError = vi.fn();
  render(
    <Page>
      <WidgetBoundary onError={onError}>
        <p>The rest of the widget</p>
        <WidgetBoundary>
          <Part error={{ thrown: 'a string' }} />
        </WidgetBoundary>
      </WidgetBoundary>
    </Page>,
  );
  expect(screen.getByText('The rest of the widget')).toBeVisible();
  expect(onError.mock.calls).toEqual([['a string']]);
});

test('a host whose onError throws loses nothing, and its mistake is reported as uncaught', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const mistake = new Error('A mistake of the host');
  render(
    <Page>
      <WidgetBoundary
        onError={() => {
          throw mistake;
        }}
      >
        <Part error={{ thrown: new Error('No title') }} />
      </WidgetBoundary>
    </Page>,
  );
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(reportError).toHaveBeenCalledWith(mistake);
});

test('where the host’s own words throw too, the part is left out and the page lives on', () => {
  const locale: Locale = {
    tag: 'en',
    direction: 'ltr',
    get words(): Locale['words'] {
      throw new Error('No words');
    },
  };
  render(
    <Page locale={locale}>
      <WidgetBoundary>
        <Part error={{ thrown: new Error('No title') }} />
      </WidgetBoundary>
      <p>Another part</p>
    </Page>,
  );
  expect(screen.getByText('Another part')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
