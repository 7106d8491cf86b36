import { render, screen, waitFor } from '@testing-library/react';
import { Component, StrictMode, type ComponentType, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { lazyPart } from './lazyPart.ts';
import { printedErrors } from '../../test/printedErrors.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const waiting = ({ name }: { name: string }) => <p>Soon {name}</p>;

/** Code that comes, or does not, when the test says. */
function deliver() {
  const calls: { come: () => void; fail: (error: Error) => void }[] = [];
  const load = () =>
    new Promise<ComponentType<{ name: string }>>((resolve, reject) => {
      calls.push({ come: () => resolve(Greeting), fail: reject });
    });
  return { load, calls };
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    return this.state.message === undefined ? this.props.children : <p>{this.state.message}</p>;
  }
}

test('is fetched once when mounted, and shown at the next frame', async () => {
  const { load, calls } = deliver();
  const Part = lazyPart(load, { fallback: waiting });
  render(
    <StrictMode>
      <Part name="Ann" />
      <Part name="Ben" />
    </StrictMode>,
  );
  expect(screen.getByText('Soon Ann')).toBeVisible();
  expect(calls).toHaveLength(1);
  calls[0]?.come();
  // Suspense would hold it back for many frames.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(screen.getByText('Hello Ann')).toBeVisible();
  expect(screen.getByText('Hello Ben')).toBeVisible();
});

test('that was fetched ahead is there at once, for good', async () => {
  const { load, calls } = deliver();
  const Part = lazyPart(load, { fallback: waiting });
  const ahead = Part.preload();
  calls[0]?.come();
  await ahead;
  render(<Part name="Ann" />);
  expect(screen.getByText('Hello Ann')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('that cannot be had reaches the error boundary, and is asked for again by the next mount', async () => {
  printedErrors();
  const { load, calls } = deliver();
  const Part = lazyPart(load);
  const { unmount } = render(
    <Boundary>
      <Part name="Ann" />
    </Boundary>,
  );
  calls[0]?.fail(new Error('No line'));
  expect(await screen.findByText('No line')).toBeVisible();
  unmount();
  render(
    <Boundary>
      <Part name="Ann" />
    </Boundary>,
  );
  await waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.come();
  expect(await screen.findByText('Hello Ann')).toBeVisible();
});

test('an optional part keeps its fallback when its code can’t be loaded', async () => {
  const { load, calls } = deliver();
  const Part = lazyPart(load, { fallback: waiting, isOptional: true });
  const { unmount } = render(<Part name="Ann" />);
  const ahead = Part.preload();
  calls[0]?.fail(new Error('No line'));
  await expect(ahead).rejects.toThrow('No line');
  expect(screen.getByText('Soon Ann')).toBeVisible();
  unmount();
  render(<Part name="Ben" />);
  await waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.come();
  expect(await screen.findByText('Hello Ben')).toBeVisible();
});
