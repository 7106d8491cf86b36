import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPlatformClient } from '../../../test/platformClient.ts';
import type { BrainstemClient } from '../../client/index.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { Surface } from '../../ui/index.ts';
import { BrainstemProvider } from '../BrainstemProvider.tsx';
import { usePlatformQuery } from '../queries/usePlatformQuery.ts';
import { declareWidget } from '../../controller/index.ts';
import { withSession, type WidgetProps } from './withSession.tsx';
import { printedErrors } from '../../../test/printedErrors.ts';

interface CounterProps extends WidgetProps {
  counterId?: string;
  error?: Error;
}

function CounterView({ error }: CounterProps) {
  const [count, setCount] = useState(0);
  if (error !== undefined) throw error;
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
}

const Counter = withSession(
  CounterView,
  declareWidget<CounterProps>()('counter', {
    events: {},
    properties: { counterId: 'string', error: 'property' },
    keys: ['counterId'],
  }),
);

const createClient = () => createPlatformClient(createMockPlatform({ pace: 0 }));

async function pressTwice(): Promise<void> {
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: /Count/ });
  await user.dblClick(button);
  expect(button).toHaveTextContent('Count 2');
}

test('a widget forgets what it held when the user signs out', async () => {
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
  printedErrors();
  const onError = vi.fn();
  const error = new Error('No title');
  render(
    <BrainstemProvider client={createClient()}>
      <Counter error={error} onError={onError} />
      <Counter />
    </BrainstemProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t show this section');
  expect(screen.getByRole('button', { name: 'Count 0' })).toBeVisible();
  expect(onError.mock.calls).toEqual([[error]]);
});

interface CounterEventsProps extends WidgetProps {
  onCount?: (counterId: string, count: number) => void;
  onReset?: () => void;
}
const listenersSeen = new Set<unknown>();
function CountingView({ onCount, onReset }: CounterEventsProps) {
  listenersSeen.add(onCount);
  return (
    <Surface style={{ color: 'red', margin: 1 }} className="own">
      <button onClick={() => onCount?.('c-1', 7)}>Count</button>
      {onReset !== undefined && <button onClick={onReset}>Reset</button>}
      <Surface data-part="inner" />
    </Surface>
  );
}
const Counting = withSession(
  CountingView,
  declareWidget<CounterEventsProps>()('counting', {
    events: { onCount: ['counterId', 'count'], onReset: [] },
    optionalEvents: ['onReset'],
    properties: {},
  }),
);

test('what a host gives for the root reaches the first surface of a widget, and no other', () => {
  const ref = createRef<HTMLDivElement>();
  const root = { className: 'mine', style: { color: 'blue' }, id: 'counter', 'data-test': 'yes' };
  const { rerender, unmount } = render(
    <BrainstemProvider client={createClient()}>
      <Counting {...root} ref={ref} />
    </BrainstemProvider>,
  );
  const element = document.querySelector<HTMLElement>('#counter');
  expect(element).toHaveClass('own', 'mine');
  expect([element?.style.color, element?.style.margin]).toEqual(['blue', '1px']);
  expect(element).toHaveAttribute('data-test', 'yes');
  expect(ref.current).toBe(element);
  expect(element?.querySelector('[data-part="inner"]')).not.toHaveAttribute('data-test');
  const cleanup = vi.fn();
  const attach = vi.fn(() => cleanup);
  rerender(
    <BrainstemProvider client={createClient()}>
      <Counting ref={attach} />
    </BrainstemProvider>,
  );
  unmount();
  expect(attach).toHaveBeenCalledWith(expect.any(HTMLDivElement));
  expect(cleanup).toHaveBeenCalledTimes(attach.mock.calls.length);
});

test('a host hears each event through the last callback, and the provider without its content', async () => {
  const client = createClient();
  const [first, second, onEvent] = [vi.fn(), vi.fn(), vi.fn()];
  const view = (onCount: () => void) => (
    <BrainstemProvider client={client} onEvent={onEvent}>
      <Counting onCount={onCount} />
    </BrainstemProvider>
  );
  listenersSeen.clear();
  const { rerender } = render(view(first));
  rerender(view(second));
  await userEvent.click(screen.getByRole('button', { name: 'Count' }));
  expect(listenersSeen.size).toBe(1);
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([['c-1', 7]]);
  expect(onEvent.mock.calls).toEqual([
    [{ widget: 'counting', name: 'ready', ids: {} }],
    [{ widget: 'counting', name: 'count', ids: { counterId: 'c-1' } }],
  ]);
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});

test('a widget is ready once under strict mode, and one that can’t be shown says so instead', () => {
  printedErrors();
  const [onReady, onLoadError, neverReady] = [vi.fn(), vi.fn(), vi.fn()];
  const error = new Error('No title');
  render(
    <StrictMode>
      <BrainstemProvider client={createClient()}>
        <Counter onReady={onReady} />
        <Counter error={error} onReady={neverReady} onLoadError={onLoadError} className="mine" />
      </BrainstemProvider>
    </StrictMode>,
  );
  expect(onReady).toHaveBeenCalledOnce();
  expect(neverReady).not.toHaveBeenCalled();
  expect(onLoadError.mock.calls).toEqual([[error]]);
  expect(document.querySelector('.mine')).toHaveTextContent('Couldn’t show this section');
});

function ListView() {
  const first = usePlatformQuery(sessionsListQuery);
  const second = usePlatformQuery(sessionsListQuery);
  return <p>{`${first.status}, ${second.status}`}</p>;
}
const List = withSession(ListView, declareWidget()('list', { events: {}, properties: {} }));
const sessionsListQuery = (client: BrainstemClient) => ({
  queryKey: ['brainstem', client.key, 'lists'],
  queryFn: () => Promise.reject(new Error('No list')),
  retry: false,
});

test('a widget says once that something in it can’t be loaded', async () => {
  const [onLoadError, onEvent] = [vi.fn(), vi.fn()];
  render(
    <BrainstemProvider client={createClient()} onEvent={onEvent}>
      <List onLoadError={onLoadError} />
    </BrainstemProvider>,
  );
  await screen.findByText('error, error');
  expect(onLoadError.mock.calls).toEqual([[new Error('No list')]]);
  expect(onEvent).toHaveBeenLastCalledWith({ widget: 'list', name: 'loadError', ids: {} });
});

function FormView() {
  const [name, setName] = useState('Orders');
  const [note, setNote] = useState('');
  const [port, setPort] = useState('5432');
  const [isSafe, setSafe] = useState(true);
  const [mode, setMode] = useState('read');
  const [renders, setRenders] = useState(0);
  return (
    <Surface>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <input
        aria-label="Port"
        type="number"
        value={port}
        onChange={({ target }) => setPort(target.value)}
      />
      <input
        aria-label="Safe"
        type="checkbox"
        checked={isSafe}
        onChange={({ target }) => setSafe(target.checked)}
      />
      <select aria-label="Mode" value={mode} onChange={({ target }) => setMode(target.value)}>
        <option value="read">Read</option>
        <option value="write">Write</option>
      </select>
      <button onClick={() => setRenders(renders + 1)}>Render</button>
      <p role="status">{JSON.stringify({ name, note, port, isSafe, mode })}</p>
    </Surface>
  );
}

const Form = withSession(FormView);

test('what a user typed and chose in the server’s markup is kept when React takes it over', async () => {
  const client = createClient();
  const page = (
    <BrainstemProvider client={client}>
      <Form />
    </BrainstemProvider>
  );
  const container = document.createElement('div');
  container.append(document.createRange().createContextualFragment(renderToString(page)));
  document.body.append(container);
  onTestFinished(() => container.remove());
  // As a browser does it: no listener of React hears of it.
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value = 'Orders of May';
  screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Port' }).value = '5433';
  screen.getByRole('checkbox', { name: 'Safe' }).click();
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mode' }).value = 'write';
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  note.value = 'Only the north';
  note.setSelectionRange(5, 5);

  const root = await act(() => hydrateRoot(container, page));
  onTestFinished(() => act(() => root.unmount()));
  act(() => screen.getByRole('button', { name: 'Render' }).click());
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({
    name: 'Orders of May',
    note: 'Only the north',
    port: '5433',
    isSafe: false,
    mode: 'write',
  });
  expect(note).toHaveValue('Only the north');
  expect(note.selectionStart).toBe(5);
  expect(screen.getByRole('checkbox', { name: 'Safe' })).not.toBeChecked();
});
