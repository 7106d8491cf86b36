import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from './testing/createMemoryStorage.ts';
import { renderOnboarding } from './testing/renderOnboarding.tsx';

const begin = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Get started' });

/** Waits for a step and checks that its heading has the focus. */
async function step(number: number): Promise<void> {
  const heading = await screen.findByRole('heading', { name: `Step ${number}` });
  await waitFor(() => expect(heading).toHaveFocus());
}

/** Answers by keys alone: the first option of every question, then Enter. */
async function answerByKeys(): Promise<void> {
  const { length } = screen.getAllByRole('group');
  for (let at = 0; at < length; at += 1) await userEvent.keyboard('{Tab} ');
  await userEvent.keyboard('{Enter}');
}

describe('the onboarding', () => {
  test('goes to its end by keys alone, without promising how many steps there are', async () => {
    const completed: unknown[] = [];
    renderOnboarding({ props: { onComplete: (id, answers) => completed.push([id, answers]) } });
    (await begin()).focus();
    await userEvent.keyboard('{Enter}');
    for (let number = 1; number <= 5; number += 1) {
      await step(number);
      expect(screen.queryByText(/ of \d/)).toBeNull();
      await answerByKeys();
    }
    const heading = await screen.findByRole('heading', { name: 'That’s all we need' });
    expect(heading).toHaveFocus();
    const summary = screen.getByRole('region', { name: 'Your answers' });
    expect(within(summary).getByText('Make products')).toBeVisible();
    expect(within(summary).getAllByRole('definition')).toHaveLength(9);
    expect(completed).toHaveLength(1);
  });

  test('arrows move in a group of radios, and own words are asked for where they are chosen', async () => {
    renderOnboarding();
    await userEvent.click(await begin());
    await step(1);
    await userEvent.keyboard('{Tab} {ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Trade products' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const [other] = screen.getAllByRole('radio', { name: 'Something else' });
    expect(other).toBeChecked();
    const own = screen.getByRole('textbox', {
      name: 'Your own answer: What does your organisation mainly do?',
    });
    await userEvent.fill(own, 'Import fish');
    await userEvent.keyboard('{Enter}');
    // The second question is open: it is marked, and has the focus.
    const second = screen.getByRole('group', { name: 'Who are your customers?' });
    expect(within(second).getByText('Choose an answer or write your own.')).toBeVisible();
    expect(within(second).getAllByRole('radio')[0]).toHaveFocus();
    expect(own).toHaveValue('Import fish');
  });

  test('a failure keeps the answers and mends with one press', async () => {
    const { platform } = renderOnboarding();
    await userEvent.click(await begin());
    await step(1);
    platform.faults.add({ route: 'postAnalyticsChat', status: 503, times: 1 });
    await answerByKeys();
    await screen.findByText('Couldn’t send your answers. They’re still here.');
    expect(screen.getByRole('radio', { name: 'Make products' })).toBeChecked();
    const again = screen.getByRole('button', { name: 'Try again' });
    expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await step(2);
  });

  test('going back keeps all, and checks nothing', async () => {
    renderOnboarding();
    await userEvent.click(await begin());
    await step(1);
    await answerByKeys();
    await step(2);
    const [own] = screen.getAllByRole('radio', { name: 'Something else' });
    if (own !== undefined) await userEvent.click(own);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await step(1);
    expect(screen.getByRole('radio', { name: 'Make products' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await step(2);
    expect(screen.getAllByRole('radio', { name: 'Something else' })[0]).toBeChecked();
  });

  test('a refused scope makes it read-only and is named; earlier answers can be read', async () => {
    const { platform, view } = renderOnboarding();
    await userEvent.click(await begin());
    await step(1);
    await answerByKeys();
    await step(2);
    view.unmount();

    const { readOnlyServiceActorId } = platform.credentials;
    renderOnboarding({ platform, serviceActorId: readOnlyServiceActorId });
    await userEvent.click(await begin());
    await screen.findByText(/need the “analytics:query” permission/);
    expect(screen.queryByRole('button', { name: 'Get started' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Earlier answers' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Earlier answers' }));
    await dialog.findByText('Make products');
  });
});

describe('answers in a storage of the host’s choice', () => {
  test('come back after a refresh, without taking the focus', async () => {
    const { storage, entries } = createMemoryStorage();
    const { platform, client, view } = renderOnboarding({ props: { storage, storageKey: 'mine' } });
    await userEvent.click(await begin());
    await step(1);
    await answerByKeys();
    await step(2);
    await userEvent.keyboard('{Tab} ');
    await waitFor(() => expect(entries.get('mine')).toContain('"at":1'));
    const token = await client.tokens.get();
    expect(JSON.stringify([...entries])).not.toContain(token);
    view.unmount();

    renderOnboarding({ platform, props: { storage, storageKey: 'mine' } });
    const heading = await screen.findByRole('heading', { name: 'Step 2' });
    expect(heading).not.toHaveFocus();
    expect(screen.getByRole('radio', { name: 'By mail' })).toBeChecked();
  });

  test('go when the person signs out, also after the widget has gone', async () => {
    const { storage, entries } = createMemoryStorage();
    const { client, view } = renderOnboarding({ props: { storage } });
    await userEvent.click(await begin());
    await step(1);
    await userEvent.keyboard('{Tab} ');
    await waitFor(() => expect(entries.size).toBe(1));
    view.unmount();
    expect(entries.size).toBe(1);
    act(() => client.tokens.logout());
    await waitFor(() => expect(entries.size).toBe(0));
  });
});
