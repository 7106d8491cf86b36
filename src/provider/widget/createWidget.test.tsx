import { act, render, screen } from '@testing-library/react';
import { useStore } from 'zustand';
import { expect, test, vi } from 'vitest';
import { createPlatformClient } from '../../../test/platformClient.ts';
import { declareWidget, defineController } from '../../controller/index.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { BrainstemProvider } from '../BrainstemProvider.tsx';
import { createWidget } from './createWidget.tsx';
import { withSession, type WidgetProps } from './withSession.tsx';

interface PagesProps extends WidgetProps {
  view?: { page: number };
  onViewChange?: (view: { page: number }) => void;
  label?: string;
}

interface PagesActions {
  turn: () => void;
  followView: (view: { page: number }) => void;
}

const declaration = declareWidget<PagesProps>()('pages', {
  events: { onViewChange: ['view'] },
  properties: { view: 'property', label: 'string' },
});

const { Provider, useActions, useOwn, useProps, useSelect } = createWidget(
  declaration,
  ({ view }: PagesProps) =>
    () =>
      defineController<
        { page: number },
        PagesActions,
        { viewChange: [view: { page: number }]; error: [error: unknown] }
      >({
        initialState: view ?? { page: 1 },
        actions: ({ getState, setState, emit }) => ({
          turn() {
            setState({ page: getState().page + 1 });
            emit('viewChange', getState());
            if (getState().page > 2) emit('error', 'No more pages');
          },
          followView: setState,
        }),
      }),
);

function Page() {
  const { turn } = useActions();
  const { label } = useProps();
  const page = useSelect((state) => state.page);
  return <button onClick={turn}>{`${label}: ${page}`}</button>;
}

const Pages = withSession(function PagesView(props: PagesProps) {
  return (
    <Provider props={props}>
      <Page />
    </Provider>
  );
}, declaration);

function OwnPages(props: PagesProps) {
  const { store, actions } = useOwn(props);
  return <button onClick={actions.turn}>{`Own: ${useStore(store, ({ page }) => page)}`}</button>;
}

const client = createPlatformClient(createMockPlatform({ pace: 0 }));
const host = (children: React.ReactNode) => (
  <BrainstemProvider client={client}>{children}</BrainstemProvider>
);
const press = () => act(() => screen.getByRole('button').click());

test('the host’s listeners of the last render hear the controller, and parts read the last props', () => {
  const [first, onViewChange, onError] = [vi.fn(), vi.fn(), vi.fn()];
  const { rerender } = render(host(<Pages label="Old" onViewChange={first} />));
  rerender(host(<Pages label="New" onViewChange={onViewChange} onError={onError} />));
  press();
  press();
  expect(screen.getByRole('button')).toHaveTextContent('New: 3');
  expect(first).not.toHaveBeenCalled();
  expect(onViewChange.mock.calls).toEqual([[{ page: 2 }], [{ page: 3 }]]);
  expect(onError.mock.calls).toEqual([['No more pages']]);
});

test('a view that the host keeps is shown until it gives another, and what it ignores is undone', () => {
  const onViewChange = vi.fn();
  const { rerender } = render(host(<Pages label="On" view={{ page: 4 }} {...{ onViewChange }} />));
  press();
  expect(onViewChange).toHaveBeenCalledWith({ page: 5 });
  expect(screen.getByRole('button')).toHaveTextContent('On: 4');
  rerender(host(<Pages label="On" view={{ page: 9 }} />));
  expect(screen.getByRole('button')).toHaveTextContent('On: 9');
});

test('a hook has the same wiring for a host that renders its own', () => {
  const onViewChange = vi.fn();
  render(host(<OwnPages onViewChange={onViewChange} />));
  press();
  expect(screen.getByRole('button')).toHaveTextContent('Own: 2');
  expect(onViewChange.mock.calls).toEqual([[{ page: 2 }]]);
});
