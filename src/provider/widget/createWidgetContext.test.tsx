import { act, render, screen } from '@testing-library/react';
import { StrictMode, useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { defineController } from '../../controller/index.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../../environment/testing/createTestEnvironment.ts';
import { createWidgetContext } from './createWidgetContext.tsx';
import { useControllerEvent } from './useControllerEvent.ts';
import { printedErrors } from '../../../test/printedErrors.ts';

interface TimerState {
  seconds: number;
  label: string;
}
interface TimerActions {
  run: () => void;
  rename: (label: string) => void;
}
interface TimerEvents {
  second: [seconds: number];
}

function createTimer(environment: TestEnvironment) {
  return defineController<TimerState, TimerActions, TimerEvents>({
    environment,
    initialState: { seconds: 0, label: 'Timer' },
    actions: ({ scope, getState, setState, emit }) => ({
      run() {
        const mine = scope();
        const tick = (): void => {
          mine.after(1000, () => {
            setState({ ...getState(), seconds: getState().seconds + 1 });
            emit('second', getState().seconds);
            tick();
          });
        };
        tick();
      },
      rename: (label) => setState({ ...getState(), label }),
    }),
  });
}

const { Provider, useActions, useSelect } = createWidgetContext<
  TimerState,
  TimerActions,
  TimerEvents
>('Timer');

function Seconds({ onRender }: { onRender: () => void }) {
  const { run } = useActions();
  const seconds = useSelect((state) => state.seconds);
  useEffect(run, [run]);
  useEffect(onRender);
  return <p>{seconds} seconds</p>;
}

function Timer({
  environment,
  onSecond,
  onRender = () => undefined,
}: {
  environment: TestEnvironment;
  onSecond?: (seconds: number) => void;
  onRender?: () => void;
}) {
  const [controller] = useState(() => createTimer(environment));
  useControllerEvent(controller, 'second', onSecond);
  return (
    <Provider controller={controller}>
      <Seconds onRender={onRender} />
      <Rename />
    </Provider>
  );
}

function Rename() {
  const { rename } = useActions();
  return <button onClick={() => rename('Clock')}>Rename</button>;
}

test('parts of a widget act on its controller and show what they select of its state', () => {
  const environment = createTestEnvironment();
  const onRender = vi.fn();
  render(<Timer environment={environment} onRender={onRender} />);
  act(() => environment.advance(2000));
  expect(screen.getByText('2 seconds')).toBeVisible();
  onRender.mockClear();
  act(() => screen.getByRole('button', { name: 'Rename' }).click());
  expect(onRender).not.toHaveBeenCalled();
});

test('under strict mode what a part starts as it mounts runs once, and ends with the widget', () => {
  const environment = createTestEnvironment();
  const { unmount } = render(
    <StrictMode>
      <Timer environment={environment} />
    </StrictMode>,
  );
  expect(environment.timers).toBe(1);
  act(() => environment.advance(1000));
  expect(screen.getByText('1 seconds')).toBeVisible();
  unmount();
  expect(environment.timers).toBe(0);
});

test('a host’s callback of the last render hears the events of the controller', () => {
  const environment = createTestEnvironment();
  const first = vi.fn();
  const second = vi.fn();
  const { rerender, unmount } = render(<Timer environment={environment} onSecond={first} />);
  act(() => environment.advance(1000));
  rerender(<Timer environment={environment} onSecond={second} />);
  act(() => environment.advance(1000));
  unmount();
  expect([first.mock.calls, second.mock.calls]).toEqual([[[1]], [[2]]]);
});

test('a part that is rendered outside of its widget says where it belongs', () => {
  printedErrors();
  expect(() => render(<Rename />)).toThrow(
    'Brainstem: a part of <Timer> was rendered outside of it, so it has no state. Render it inside.',
  );
});
