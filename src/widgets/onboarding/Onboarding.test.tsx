import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { emulateMedia } from '../../../test/emulateMedia.ts';
import { createPlatformClient } from '../../../test/platformClient.ts';
import { createMemoryStorage } from '../../environment/index.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { BrainstemProvider } from '../../provider/index.ts';
import { Onboarding } from './Onboarding.tsx';
import { renderOnboarding } from './testing/renderOnboarding.tsx';

const begin = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Get started' });

/** Waits for a step and checks that its heading has the focus. */
async function step(number: number): Promise<void> {
  const heading = await screen.findByRole('heading', { name: `Step ${number}` });
  await waitFor(() => expect(heading).toHaveFocus());
}

/** Answers with keys alone: the first option of every question, then Enter. */
async function answerByKeys(): Promise<void> {
  const { length } = screen.getAllByRole('group');
  for (let count = 0; count < length; count += 1) await userEvent.keyboard('{Tab} ');
  await userEvent.keyboard('{Enter}');
}

test('the onboarding is finished with keys alone, without a promise of how many steps there are, and stays so', async () => {
  const completed: unknown[] = [];
  const storage = createMemoryStorage();
  const { platform, view } = renderOnboarding({
    props: { storage, onComplete: (id, answers) => completed.push([id, answers]) },
  });
  (await begin()).focus();
  await userEvent.keyboard('{Enter}');
  for (let number = 1; number <= 5; number += 1) {
    await step(number);
    expect(screen.queryByText(/ of \d/)).toBeNull();
    await answerByKeys();
  }
  const heading = await screen.findByRole('heading', { name: 'That’s all we need' });
  expect(heading).toHaveFocus();
  const summary = async () => within(await screen.findByRole('region', { name: 'Your answers' }));
  expect((await summary()).getByText('Make products')).toBeVisible();
  expect((await summary()).getAllByRole('definition')).toHaveLength(9);
  expect(completed).toHaveLength(1);
  view.unmount();

  // After a refresh it is still finished, and can be begun again.
  renderOnboarding({ platform, props: { storage } });
  expect(await screen.findByRole('heading', { name: 'That’s all we need' })).not.toHaveFocus();
  expect((await summary()).getByText('Make products')).toBeVisible();
  expect(screen.queryByText('Continue where you left off')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await step(1);
  expect(screen.getByRole('radio', { name: 'Make products' })).toBeChecked();
});

test.each([
  ['fades in', 'no-preference', true],
  ['is there at once for who wants less motion', 'reduce', false],
])('the next step %s', async (_, motion, isMoving) => {
  await emulateMedia('prefers-reduced-motion', motion);
  renderOnboarding();
  const started: unknown[] = [];
  document.addEventListener('transitionrun', ({ target }) => started.push(target), true);
  await userEvent.click(await begin());
  await step(1);
  const form = screen.getByRole('heading', { name: 'Step 1' }).closest('form');
  expect(started.includes(form)).toBe(isMoving);
});

test('digits select options, first in the step and then in the group that has the focus', async () => {
  renderOnboarding();
  await userEvent.click(await begin());
  await step(1);
  await userEvent.keyboard('2');
  const trade = screen.getByRole('radio', { name: 'Trade products' });
  expect(trade).toBeChecked();
  expect(trade).toHaveFocus();
  expect(trade).toHaveAttribute('aria-keyshortcuts', '2');
  await userEvent.keyboard('3');
  expect(screen.getByRole('radio', { name: 'Provide services' })).toBeChecked();
  // Five is an answer in own words, where digits are text.
  await userEvent.keyboard('5');
  const own = screen.getByRole('textbox', {
    name: 'Your own answer: What does your organization mainly do?',
  });
  expect(own).toHaveFocus();
  await userEvent.keyboard('4 fish shops');
  expect(own).toHaveValue('4 fish shops');
  expect(screen.getAllByRole('radio', { name: 'Something else' })[0]).toBeChecked();
});

test('Something else moves the focus into its field when it is pressed, but not while arrows pass it', async () => {
  renderOnboarding();
  await userEvent.click(await begin());
  await step(1);
  await userEvent.keyboard('{Tab} {ArrowUp}');
  const [other] = screen.getAllByRole('radio', { name: 'Something else' });
  expect(other).toBeChecked();
  expect(other).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Run a platform' })).toBeChecked();
  if (other !== undefined) await userEvent.click(other);
  const own = screen.getByRole('textbox', {
    name: 'Your own answer: What does your organization mainly do?',
  });
  await waitFor(() => expect(own).toHaveFocus());
});

test('arrows move in a group of radios, and the first unanswered question takes the focus', async () => {
  renderOnboarding();
  await userEvent.click(await begin());
  await step(1);
  await userEvent.keyboard('{Tab} {ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Trade products' })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  const second = screen.getByRole('group', { name: 'Who are your customers?' });
  expect(within(second).getByText('Choose an answer or write your own.')).toBeVisible();
  const [first] = within(second).getAllByRole('radio');
  expect(first).toHaveFocus();
  // Firefox with Orca passes over what only the group is described by.
  expect(first).toHaveAccessibleDescription('Choose an answer or write your own.');
});

test('writing the first of two missing answers doesn’t move the focus to the second', async () => {
  renderOnboarding();
  await userEvent.click(await begin());
  await step(1);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const [other] = screen.getAllByRole('radio', { name: 'Something else' });
  if (other !== undefined) await userEvent.click(other);
  await userEvent.keyboard('Import fish');
  const own = screen.getByRole('textbox', {
    name: 'Your own answer: What does your organization mainly do?',
  });
  expect(own).toHaveValue('Import fish');
  expect(own).toHaveFocus();
});

test.each([
  ['A failure', { status: 503 }],
  ['A lost connection', { cutAfterBytes: 0 }],
])('%s keeps the answers, and Try again, which has the focus, sends them', async (_, fault) => {
  const { platform } = renderOnboarding();
  await userEvent.click(await begin());
  await step(1);
  platform.faults.add({ route: 'postAnalyticsChat', times: 1, ...fault });
  await answerByKeys();
  await screen.findByText('Couldn’t send your answers. They’re still here.');
  expect(screen.getByRole('radio', { name: 'Make products' })).toBeChecked();
  const again = screen.getByRole('button', { name: 'Try again' });
  expect(again).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await step(2);
});

test('going back keeps every answer and checks nothing', async () => {
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

test('a missing scope makes it read-only and is named, and earlier answers can be read', async () => {
  const { platform, view } = renderOnboarding();
  await userEvent.click(await begin());
  await step(1);
  await answerByKeys();
  await step(2);
  view.unmount();

  const { readOnlyServiceActorId } = platform.credentials;
  renderOnboarding({ platform, client: { serviceActorId: readOnlyServiceActorId } });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue where you left off' }));
  await screen.findByText('Ask your admin for access.');
  expect(screen.queryByRole('button', { name: 'Continue where you left off' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Earlier answers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Earlier answers' }));
  await dialog.findByText('Make products');
});

test('someone who answered before can continue at the next step, go back to what was said, or start over with it', async () => {
  const { platform, view } = renderOnboarding();
  await userEvent.click(await begin());
  await step(1);
  await answerByKeys();
  await step(2);
  view.unmount();

  const again = renderOnboarding({ platform });
  const resume = await screen.findByRole('button', { name: 'Continue where you left off' });
  expect(screen.getByText('2 questions answered')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start over' })).toBeVisible();
  await userEvent.click(resume);
  await step(2);
  expect(screen.getByRole('radio', { name: 'By mail' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await step(1);
  expect(
    screen.getByRole('textbox', { name: 'What does your organization mainly do?' }),
  ).toHaveValue('Make products');
  again.view.unmount();

  renderOnboarding({ platform });
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  await step(1);
  expect(screen.getByRole('radio', { name: 'Make products' })).toBeChecked();
});

test('it can be started when the earlier answers can’t be loaded, and says so', async () => {
  const platform = createMockPlatform({ pace: 0 });
  platform.faults.add({ route: 'listOnboardingConversations', status: 500, times: 5 });
  renderOnboarding({ platform });
  await screen.findByText('Couldn’t load all earlier answers');
  expect(await begin()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Couldn’t load all earlier answers')).toBeNull());
});

test('saved answers come back after a refresh, without taking the focus', async () => {
  const storage = createMemoryStorage();
  const { platform, client, view } = renderOnboarding({ props: { storage, storageKey: 'mine' } });
  await userEvent.click(await begin());
  await step(1);
  await answerByKeys();
  await step(2);
  await userEvent.keyboard('{Tab} ');
  await waitFor(() => expect(storage.getItem('mine')).toContain('By mail'));
  expect(storage.getItem('mine')).not.toContain(await client.tokens.get());
  view.unmount();

  renderOnboarding({ platform, props: { storage, storageKey: 'mine' } });
  const heading = await screen.findByRole('heading', { name: 'Step 2' });
  expect(heading).not.toHaveFocus();
  expect(screen.getByRole('radio', { name: 'By mail' })).toBeChecked();
});

test('who starts over after completion waits for the earlier answers, and hears that some are missing', async () => {
  const storage = createMemoryStorage();
  await storage.setItem(
    'mine',
    '{"version":2,"completed":true,"steps":[],"current":0,"drafts":[]}',
  );
  const platform = createMockPlatform({ pace: 0 });
  const route = 'listOnboardingConversations';
  platform.faults.add({ route, latency: 300 });
  platform.faults.add({ route, status: 500, times: 5 });
  renderOnboarding({ platform, props: { storage, storageKey: 'mine' } });
  await screen.findByRole('heading', { name: 'That’s all we need' });
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  await screen.findByText('Couldn’t load all earlier answers');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Couldn’t load all earlier answers')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  await step(1);
});

test('saved answers are removed when the user signs out, even after the widget has gone', async () => {
  const storage = createMemoryStorage();
  const { client, view } = renderOnboarding({ props: { storage } });
  await userEvent.click(await begin());
  await step(1);
  await userEvent.keyboard('{Tab} ');
  await waitFor(() => expect(storage.getItem('brainstem-onboarding')).toContain('Make products'));
  view.unmount();
  expect(storage.getItem('brainstem-onboarding')).not.toBeNull();
  act(() => client.tokens.logout());
  await waitFor(() => expect(storage.getItem('brainstem-onboarding')).toBeNull());
});

test('two onboardings on one page of the same user keep what is answered in either', async () => {
  const storage = createMemoryStorage();
  const platform = createMockPlatform({ pace: 0 });
  const client = createPlatformClient(platform);
  const page = (...labels: string[]) => (
    <BrainstemProvider client={client} storage={storage} userKey="ada">
      {labels.map((label) => (
        <Onboarding key={label} label={label} />
      ))}
    </BrainstemProvider>
  );
  const part = (name: string) => within(screen.getByRole('region', { name }));
  const { rerender } = render(page('First', 'Second'));
  for (const name of ['First', 'Second']) {
    await userEvent.click(await part(name).findByRole('button', { name: 'Get started' }));
    await part(name).findByRole('heading', { name: 'Step 1' });
  }
  await userEvent.click(part('First').getByRole('radio', { name: 'Trade products' }));
  await userEvent.click(part('Second').getByRole('radio', { name: 'Public bodies' }));
  rerender(page('Third'));
  await part('Third').findByRole('heading', { name: 'Step 1' });
  expect(part('Third').getByRole('radio', { name: 'Trade products' })).toBeChecked();
  expect(part('Third').getByRole('radio', { name: 'Public bodies' })).toBeChecked();
});

test('in a narrow box each question is a page, which going back and forth keeps as it was left', async () => {
  renderOnboarding({ width: 480 });
  await userEvent.click(await begin());
  await step(1);
  const pressed = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  expect(screen.getAllByRole('group')).toHaveLength(1);
  await pressed('Continue');
  await screen.findByText('Choose an answer or write your own.');
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Trade products' }));
  await pressed('Continue');
  await screen.findByText('1 question answered');
  await step(1);
  expect(screen.queryByText('Choose an answer or write your own.')).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Trade products' })).toBeNull();
  await userEvent.keyboard('{Tab} ');
  await pressed('Back');
  await step(1);
  expect(screen.getByRole('radio', { name: 'Trade products' })).toBeChecked();
  await pressed('Continue');
  await pressed('Continue');
  await step(2);
  await pressed('Back');
  await step(1);
  expect(screen.getAllByRole('radio')[0]).toBeChecked();
});
