import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { reportedErrors } from '../../../test/reportedErrors.ts';
import { createMemoryStorage } from '../../environment/index.ts';
import { createMockPlatform, type MockPlatform } from '../../mock-platform/index.ts';
import { DelegatedOnboarding } from './DelegatedOnboarding.tsx';
import type { DelegatedOnboardingProps } from './declaration.ts';

const textQuestion = 'What happens to a delivery that arrives too warm?';
const numberQuestion = 'How many pallets fit into store 2?';

/** The widget on a page of its own, without a provider. */
function renderLink(
  props: Partial<DelegatedOnboardingProps> = {},
  platform: MockPlatform = createMockPlatform({ pace: 0 }),
) {
  const { baseUrl, appUrl, delegationToken } = platform.credentials;
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    return platform.fetch(request);
  };
  const view = render(
    <DelegatedOnboarding
      baseUrl={baseUrl}
      appUrl={appUrl}
      fetch={fetch}
      token={delegationToken}
      {...props}
    />,
  );
  return { platform, requests, view };
}

describe('the questions behind a link', () => {
  test('say who asks and when they are due, and need no token', async () => {
    const { requests } = renderLink();
    await screen.findByRole('heading', { name: /^Ingrid Solberg from .* has questions for you$/ });
    expect(screen.getByText('1 of 6 answered')).toBeVisible();
    expect(screen.getAllByText(/^Overdue since /).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/^Due /).length).toBeGreaterThan(0);
    expect(screen.getByRole('checkbox', { name: 'Core temperature' })).toBeVisible();
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((request) => request.headers.has('authorization'))).toEqual([]);
    expect(requests.every(({ credentials }) => credentials === 'omit')).toBe(true);
  });

  test('stay on the screen when the host throws in onAnswersSent', async () => {
    const reported = reportedErrors();
    const mistake = new Error('A mistake of the host');
    renderLink({
      onAnswersSent: () => {
        throw mistake;
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Door seals' }));
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    await screen.findByText(/^1 answer sent/);
    expect(screen.getByRole('textbox', { name: textQuestion })).toBeVisible();
    expect(reported).toContain(mistake);
  });

  test('some can be sent now and the rest later', async () => {
    const counts: number[] = [];
    const { platform, view } = renderLink({ onAnswersSent: (count) => counts.push(count) });
    await userEvent.fill(await screen.findByRole('textbox', { name: textQuestion }), 'Sent back');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Door seals' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Core temperature' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send 2 answers' }));
    await screen.findByText('2 answers sent. 3 questions left.');
    expect(screen.getByText('3 of 6 answered')).toBeVisible();
    expect(screen.getAllByText(/^Your answer/).map(({ textContent }) => textContent)).toContain(
      'Your answer: Core temperature and Door seals',
    );
    expect(counts).toEqual([2]);
    view.unmount();
    renderLink({}, platform);
    await screen.findByText('3 of 6 answered');
  });

  test('a number that is none is named before anything is sent', async () => {
    const { requests } = renderLink();
    const field = await screen.findByRole('textbox', { name: numberQuestion });
    await userEvent.fill(field, 'many');
    await userEvent.click(screen.getByRole('button', { name: 'Send 1 answer' }));
    expect(field).toHaveAccessibleDescription('Enter a number, like 12.');
    expect(field).toHaveFocus();
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.fill(field, '12,5');
    await userEvent.click(screen.getByRole('button', { name: 'Send 1 answer' }));
    await screen.findByText('1 answer sent. 4 questions left.');
  });

  test('a failure keeps what was written', async () => {
    const { platform } = renderLink();
    await userEvent.fill(await screen.findByRole('textbox', { name: textQuestion }), 'Sent back');
    platform.faults.add({ route: 'answerDelegation', status: 500, times: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Send 1 answer' }));
    await screen.findByText('Couldn’t send your answers. They’re still here.');
    expect(screen.getByRole('textbox', { name: textQuestion })).toHaveValue('Sent back');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1 answer sent. 4 questions left.');
  });

  test('what somebody else answered meanwhile is not replaced unasked', async () => {
    const platform = createMockPlatform({ pace: 0 });
    const first = renderLink({ label: 'First' }, platform);
    const second = renderLink({ label: 'Second' }, platform);
    const one = within(await first.view.findByRole('region', { name: 'First' }));
    const two = within(await second.view.findByRole('region', { name: 'Second' }));
    await userEvent.fill(await one.findByRole('textbox', { name: textQuestion }), 'First words');
    await userEvent.fill(await two.findByRole('textbox', { name: textQuestion }), 'Second words');
    await userEvent.fill(await two.findByRole('textbox', { name: numberQuestion }), '40');
    await userEvent.click(one.getByRole('button', { name: 'Send 1 answer' }));
    await one.findByText('1 answer sent. 4 questions left.');

    await userEvent.click(two.getByRole('button', { name: 'Send 2 answers' }));
    await two.findByText('Someone else has answered 1 of these questions');
    expect(second.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(two.getByRole('button', { name: 'Keep theirs' }));
    await two.findByText('1 answer sent. 3 questions left.');
    const posted = second.requests.filter(({ method }) => method === 'POST');
    const [body] = await Promise.all(posted.map((request) => request.text()));
    expect(body).toContain('"40"');
    expect(body).not.toContain('Second words');
  });
});

describe('links that do not open', () => {
  test('one that is too short asks the platform nothing', async () => {
    const { requests } = renderLink({ token: 'dlg_123' });
    await screen.findByRole('heading', { name: 'This link is incomplete' });
    expect(requests).toEqual([]);
  });

  test('one that is unknown says so', async () => {
    renderLink({ token: 'dlg_that_nobody_sent' });
    await screen.findByRole('heading', { name: 'This link isn’t valid' });
  });

  test('one that the platform says is gone has expired', async () => {
    const platform = createMockPlatform({ pace: 0 });
    platform.faults.add({ route: 'getDelegation', status: 410 });
    renderLink({}, platform);
    await screen.findByRole('heading', { name: 'This link has expired' });
  });

  test('one that ends while it is open gives back what was written', async () => {
    const { platform } = renderLink();
    await userEvent.fill(await screen.findByRole('textbox', { name: textQuestion }), 'Sent back');
    platform.clock.advance(31 * 24 * 60 * 60);
    await userEvent.click(screen.getByRole('button', { name: 'Send 1 answer' }));
    await screen.findByRole('heading', { name: 'This link has expired' });
    expect(screen.getByText('Sent back')).toBeVisible();
  });

  test('one that cannot be fetched can be tried again', async () => {
    const platform = createMockPlatform({ pace: 0 });
    platform.faults.add({ route: 'getDelegation', status: 400 });
    renderLink({}, platform);
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.faults.clear();
    await userEvent.click(again);
    await waitFor(() => expect(screen.getByText('1 of 6 answered')).toBeVisible());
  });
});

test('Send and the count stay in view while sixty questions scroll, and hide no field with the focus', async () => {
  const platform = createMockPlatform({ pace: 0, seed: 'large' });
  renderLink({}, platform);
  await screen.findByText(/ of 60 answered$/);
  const send = screen.getByRole('button', { name: 'Send answers' });
  const isInView = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  };
  expect(document.documentElement.scrollHeight).toBeGreaterThan(2 * window.innerHeight);
  expect(isInView(send)).toBe(true);
  for (const field of screen.getAllByRole('textbox').slice(0, 6)) {
    field.focus();
    await waitFor(() => {
      const { left, bottom } = field.getBoundingClientRect();
      expect(field.contains(document.elementFromPoint(left + 4, bottom - 4))).toBe(true);
    });
    expect(isInView(send)).toBe(true);
  }
});

test('what is typed behind a link survives a refresh until it is sent', async () => {
  const storage = createMemoryStorage();
  const { platform, view } = renderLink({ storage, storageKey: 'link-1' });
  await userEvent.fill(await screen.findByRole('textbox', { name: textQuestion }), 'Sent back');
  await waitFor(() => expect(storage.getItem('link-1')).toContain('Sent back'));
  expect(storage.getItem('link-1')).not.toContain(platform.credentials.delegationToken);
  view.unmount();

  renderLink({ storage, storageKey: 'link-1' }, platform);
  const field = await screen.findByRole('textbox', { name: textQuestion });
  await waitFor(() => expect(field).toHaveValue('Sent back'));
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 answer' }));
  await screen.findByText('1 answer sent. 4 questions left.');
  await waitFor(() => expect(storage.getItem('link-1')).toBeNull());
});

test('assignments named constructor and __proto__ are answered like any other', async () => {
  const platform = createMockPlatform({ pace: 0 });
  const { baseUrl, appUrl } = platform.credentials;
  const posted: unknown[] = [];
  const names = ['constructor', '__proto__'];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST') {
      posted.push(await request.json());
      return Response.json({ answered_count: 2 });
    }
    return Response.json({
      questions: names.map((name) => ({ assignment_id: name, question: `About ${name}` })),
    });
  };
  render(<DelegatedOnboarding baseUrl={baseUrl} appUrl={appUrl} fetch={fetch} token="12345678" />);
  for (const name of names) {
    const field = await screen.findByRole('textbox', { name: `About ${name}` });
    expect(field).toHaveValue('');
    await userEvent.fill(field, `Answer to ${name}`);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Send 2 answers' }));
  await screen.findByText(/^2 answers sent/);
  expect(posted).toEqual([
    {
      token: '12345678',
      answers: names.map((name) => ({ assignment_id: name, answer: [`Answer to ${name}`] })),
    },
  ]);
});

test('what was written can be sent after someone else has answered the last question', async () => {
  const { baseUrl, appUrl } = createMockPlatform({ pace: 0 }).credentials;
  const question = { assignment_id: 'a1', question: 'Who signs?' };
  let status = 'open';
  const posted: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ questions: [{ ...question, status }] });
    posted.push(await request.json());
    return Response.json({ answered_count: 1 });
  };
  const link = { baseUrl, appUrl, fetch, token: '12345678', storage: createMemoryStorage() };
  const { unmount } = render(<DelegatedOnboarding {...link} />);
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Who signs?' }), 'Mara');
  unmount();
  status = 'answered';
  render(<DelegatedOnboarding {...link} />);
  expect(await screen.findByRole('textbox', { name: 'Who signs?' })).toHaveValue('Mara');
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 answer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send mine' }));
  const answers = [{ assignment_id: 'a1', answer: ['Mara'] }];
  await expect.poll(() => posted).toEqual([{ token: '12345678', answers }]);
});
