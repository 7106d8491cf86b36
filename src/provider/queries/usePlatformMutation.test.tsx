import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWidget } from '../../../test/renderWidget.tsx';
import { usePlatformMutation } from './usePlatformQuery.ts';

/** Renders a button that saves a document, and answers each save when the test says. */
function renderSave() {
  const answers: (() => void)[] = [];
  const asked: string[] = [];
  const saved: string[] = [];
  function Save({ id }: { id: string }) {
    const { mutate, isPending } = usePlatformMutation(() => ({
      mutationFn: () => new Promise<void>((resolve) => answers.push(resolve)),
      onSuccess: () => void saved.push(id),
    }));
    const save = () => {
      if (isPending) return;
      asked.push(id);
      mutate();
    };
    return (
      <button type="button" onClick={save}>
        Save
      </button>
    );
  }
  const { rerender } = renderWidget(<Save id="one" />);
  return { answers, asked, saved, open: (id: string) => rerender(<Save id={id} />) };
}

test('a second click that a busy page handles before any timer sees that it is pending', async () => {
  const { asked } = renderSave();
  const button = screen.getByRole('button', { name: 'Save' });
  button.click();
  // Browsers run microtasks between two clicks, and put waiting input before timers.
  await Promise.resolve();
  button.click();
  expect(asked).toHaveLength(1);
});

test('a run ends for what it started with, also when the widget shows something else by then', async () => {
  const { answers, saved, open } = renderSave();
  screen.getByRole('button', { name: 'Save' }).click();
  await waitFor(() => expect(answers).toHaveLength(1));
  open('two');
  answers[0]?.();
  await waitFor(() => expect(saved).toEqual(['one']));
});
