import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { renderWidget } from '../../../test/renderWidget.tsx';
import { reportedErrors } from '../../../test/reportedErrors.ts';
import { workspaceAdapter } from '../../../playground/src/setup/workspaceAdapter.ts';
import { createMemoryStorage } from '../../environment/index.ts';
import { createMockPlatform, type MockPlatform } from '../../mock-platform/index.ts';
import { ProductOnboarding } from './ProductOnboarding.tsx';
import type { ProductOnboardingProps } from './declaration.ts';
import type { ProductOnboardingAdapter } from './core/productAdapter.ts';

function renderProduct(
  adapter: ProductOnboardingAdapter | undefined,
  platform: MockPlatform = createMockPlatform({ pace: 0 }),
  props: Partial<ProductOnboardingProps> = {},
  direction: 'ltr' | 'rtl' = 'ltr',
) {
  const { tenantId, userId } = platform.credentials;
  return renderWidget(
    <ProductOnboarding tenantId={tenantId} userId={userId} adapter={adapter} {...props} />,
    { platform, width: 900, direction },
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

/** Answers the baseline of the first chapter and goes on. */
async function answerBaseline(): Promise<void> {
  await heading('Business · Baseline');
  await userEvent.click(await screen.findByRole('radio', { name: 'Trade products' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Public bodies' }));
  await userEvent.click(button('Save and continue'));
}

describe('with a host that knows the bodies', () => {
  test('a chapter goes from its baseline over the follow-up to a confirmed review', async () => {
    renderProduct(workspaceAdapter);
    await answerBaseline();
    expect(await heading('Business · Follow-up')).toHaveFocus();
    await userEvent.click(await screen.findByRole('radio', { name: 'The range' }));
    await userEvent.fill(
      screen.getByRole('textbox', { name: /^How many customers ordered/ }),
      '210',
    );
    await userEvent.click(button('Save and continue'));
    await heading('Business · Review');
    expect(await screen.findByRole('radio', { name: 'Trade products' })).toBeChecked();
    await userEvent.click(button('Confirm chapter'));
    await heading('Processes · Baseline');
    const chapters = screen.getByRole('group', { name: 'Chapters' });
    await waitFor(() =>
      expect(
        within(chapters).getByRole('button', { name: /^Business\s*3 of 3 parts complete$/ }),
      ).toBeVisible(),
    );
  });

  test('any part can be looked at, and what was written there stays', async () => {
    renderProduct(workspaceAdapter);
    await userEvent.click(await screen.findByRole('radio', { name: 'Trade products' }));
    const chapters = within(screen.getByRole('group', { name: 'Chapters' }));
    const chapter = (name: string) =>
      chapters.getByRole('button', { name: new RegExp(`^${name}`) });
    await userEvent.click(chapter('Processes'));
    await heading('Processes · Baseline');
    expect(chapter('Business')).toHaveAttribute('aria-expanded', 'false');
    // The parts of the open chapter alone.
    await userEvent.click(chapters.getByRole('button', { name: /^Follow-up/ }));
    await heading('Processes · Follow-up');
    await userEvent.click(chapter('Business'));
    expect(await screen.findByRole('radio', { name: 'Trade products' })).toBeChecked();
  });

  test('a failure keeps what was written', async () => {
    const { platform } = renderProduct(workspaceAdapter);
    await screen.findByRole('radio', { name: 'Trade products' });
    platform.faults.add({ route: 'answerOnboardingQuestions', status: 500, times: 1 });
    await answerBaseline();
    await screen.findByText('Couldn’t send your answers. They’re still here.');
    expect(screen.getByRole('checkbox', { name: 'Public bodies' })).toBeChecked();
    await userEvent.click(button('Try again'));
    await heading('Business · Follow-up');
  });

  test('Back opens the part before, with what was answered there', async () => {
    renderProduct(workspaceAdapter);
    await heading('Business · Baseline');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await answerBaseline();
    await heading('Business · Follow-up');
    await userEvent.click(button('Back'));
    expect(await heading('Business · Baseline')).toHaveFocus();
    expect(await screen.findByRole('radio', { name: 'Trade products' })).toBeChecked();
  });

  test('a status without its parts begins at the first one', async () => {
    renderProduct({ ...workspaceAdapter, readStatus: () => ({ completed: false }) });
    await heading('Business · Baseline');
    expect(await screen.findByRole('radio', { name: 'Trade products' })).toBeVisible();
  });
});

test('without a host that knows the bodies, what arrives is shown and nothing can be sent', async () => {
  renderProduct(undefined);
  await screen.findByText('What does your organization mainly do?');
  expect(screen.getByText('Answers can’t be sent from this app.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save and continue' })).toBeNull();
});

test('without a host that knows the bodies, no name, id or empty field of the platform is shown raw', async () => {
  renderProduct(undefined);
  const question = await screen.findByText('What does your organization mainly do?');
  expect(question.closest('li')).toHaveTextContent(/Trade products/);
  const region = screen.getByRole('region', { name: 'Set up your workspace' });
  for (const summary of within(region).getAllByText('Raw data')) await userEvent.click(summary);
  expect(region).toHaveTextContent(/Sub steps/);
  const names = [...region.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => /_|[a-z][A-Z]|^[a-z]|\bid\b/.test(name))).toEqual([]);
});

test('without a network there is one notice, and its button loads the status and the questions', async () => {
  const platform = createMockPlatform({ pace: 0 });
  platform.faults.add({ route: 'getOnboardingStatus', status: 503, times: 1 });
  platform.faults.add({ route: 'getOnboardingQuestions', status: 503, times: 1 });
  renderProduct(workspaceAdapter, platform);
  await screen.findByText('Couldn’t load the questions');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await userEvent.click(button('Try again'));
  await screen.findByRole('radio', { name: 'Trade products' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is typed in a chapter survives a refresh until it is saved', async () => {
  const storage = createMemoryStorage();
  const { platform, view } = renderProduct(workspaceAdapter, undefined, { storage });
  const key = 'brainstem-product-onboarding';
  await userEvent.click(await screen.findByRole('radio', { name: 'Trade products' }));
  await waitFor(() => expect(storage.getItem(key)).toContain('Trade products'));
  view.unmount();

  renderProduct(workspaceAdapter, platform, { storage });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Trade products' })).toBeChecked());
  await answerBaseline();
  await heading('Business · Follow-up');
  await waitFor(() => expect(storage.getItem(key)).toBeNull());
});

test('an adapter that throws while it writes is reported, and what was typed stays', async () => {
  const errors: unknown[] = [];
  const mistake = new Error('A mistake of the host');
  const writeAnswers = (): never => {
    throw mistake;
  };
  renderProduct({ ...workspaceAdapter, writeAnswers }, undefined, {
    onError: (error) => errors.push(error),
  });
  await answerBaseline();
  await screen.findByText('Couldn’t send your answers. They’re still here.');
  expect(screen.getByRole('radio', { name: 'Trade products' })).toBeChecked();
  expect(errors).toEqual([mistake]);
});

test('a status that the adapter can’t read hides no question, and the reverse, and each is reported', async () => {
  const errors = reportedErrors();
  const [status, questions] = [new Error('No such status'), new Error('No such questions')];
  const { view } = renderProduct({
    ...workspaceAdapter,
    readStatus: () => {
      throw status;
    },
  });
  expect(await screen.findByRole('radio', { name: 'Trade products' })).toBeVisible();
  await screen.findByText('Raw data');
  view.unmount();

  renderProduct({
    ...workspaceAdapter,
    readQuestions: () => {
      throw questions;
    },
  });
  await screen.findByText('What does your organization mainly do?');
  expect(new Set(errors)).toEqual(new Set([status, questions]));
});

test('options in English keep their bullets within a right-to-left page, and begin beside them', async () => {
  renderProduct(undefined, undefined, {}, 'rtl');
  const option = await screen.findByText('Make products');
  expect(getComputedStyle(option.closest('li') ?? option).direction).toBe('rtl');
  expect(getComputedStyle(option).textAlign).toBe('right');
});

test('what couldn’t be loaded is said below the title of the part, not above an empty one', async () => {
  const platform = createMockPlatform({ pace: 0 });
  platform.faults.add({ route: 'getOnboardingQuestions', status: 503, times: 1 });
  renderProduct(workspaceAdapter, platform);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const title = await heading('Business · Baseline');
  expect(title.compareDocumentPosition(retry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(retry);
  await screen.findByRole('radio', { name: 'Trade products' });
});

test('a part is parted from how far it is by a mark that every language has', async () => {
  renderProduct(workspaceAdapter);
  await heading('Business · Baseline');
  await waitFor(() =>
    expect(document.querySelector('option')).toHaveTextContent(/^Baseline · not started$/),
  );
});

test('the questions are centred on a wide page, beside the chapters', async () => {
  const { view } = renderProduct(workspaceAdapter);
  const box = view.container.firstElementChild;
  if (!(box instanceof HTMLElement)) throw new TypeError('there is no box');
  box.style.inlineSize = '1200px';
  await heading('Business · Baseline');
  const chapters = box.querySelector('[data-part="chapters"]');
  const form = chapters?.nextElementSibling?.getBoundingClientRect();
  const edges = [chapters?.getBoundingClientRect().right ?? 0, box.getBoundingClientRect().right];
  expect(form?.width).toBe(608);
  expect((form?.left ?? 0) - (edges[0] ?? 0)).toBe((edges[1] ?? 0) - (form?.right ?? 0));
});
