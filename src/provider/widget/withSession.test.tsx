import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createPlatformClient } from '../../../test/platformClient.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { BrainstemProvider } from '../BrainstemProvider.tsx';
import { withSession, type WidgetProps } from './withSession.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

interface CounterProps extends WidgetProps {
  counterId?: string;
  error?: Error;
}

function CounterView({ error }: CounterProps) {
  const [count, setCount] = useState(0);
  if (error !== undefined) throw error;
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
}

const Counter = withSession(CounterView, { keyOf: ({ counterId }) => [counterId] });

const createClient = () => createPlatformClient(createMockPlatform({ pace: 0 }));

async function pressTwice(): Promise<void> {
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: /Count/ });
  await user.dblClick(button);
  expect(button).toHaveTextContent('Count 2');
}

test('a widget forgets what it held when the person signs out', async () => {
  const client = createClient();
  render(
    <BrainstemProvider client={client}>
      <Counter />
    </BrainstemProvider>,
  );
  await pressTwice();
  act(() => client.tokens.logout());
  expect(screen.getByRole('button')).toHaveTextContent('Count 0');
});

test('a widget forgets what it held for another client, and for another of its own keys', async () => {
  const client = createClient();
  const other = createClient();
  const view = (given: typeof client, counterId: string) => (
    <BrainstemProvider client={given}>
      <Counter counterId={counterId} />
    </BrainstemProvider>
  );
  const { rerender } = render(view(client, 'a'));
  await pressTwice();
  rerender(view(client, 'a'));
  expect(screen.getByRole('button')).toHaveTextContent('Count 2');
  rerender(view(other, 'a'));
  expect(screen.getByRole('button')).toHaveTextContent('Count 0');
  await pressTwice();
  rerender(view(other, 'b'));
  expect(screen.getByRole('button')).toHaveTextContent('Count 0');
});

test('an error in a widget stays in it, and goes to its onError', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const onError = vi.fn();
  const error = new Error('No title');
  render(
    <BrainstemProvider client={createClient()}>
      <Counter error={error} onError={onError} />
      <Counter />
    </BrainstemProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This part can’t be shown');
  expect(screen.getByRole('button', { name: 'Count 0' })).toBeVisible();
  expect(onError.mock.calls).toEqual([[error]]);
});
