import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import type { FormValues } from '../declaration.ts';
import type { FormReading } from '../body/readForm.ts';
import { PasteBox } from './PasteBox.tsx';
import { press, renderForm } from '../testing/renderForm.tsx';

/** A paste box whose reader is fetched when the test says so. */
function renderBox() {
  type Reader = () => string;
  const loads: { load: (reader: Reader) => void; fail: (reason: Error) => void }[] = [];
  const taken: string[] = [];
  const errors = vi.fn();
  function Box() {
    const form = useForm<FormValues, unknown, FormReading>();
    useEffect(() => {
      window.addEventListener('unhandledrejection', errors);
      return () => window.removeEventListener('unhandledrejection', errors);
    }, []);
    return (
      <PasteBox
        form={form}
        plainFields={[]}
        loadReader={() =>
          new Promise<Reader>((load, fail) => {
            loads.push({ load, fail });
          })
        }
        onPaste={(text, reader) => {
          taken.push(text);
          return { isProblem: false, understood: [reader()], undo: () => undefined };
        }}
      />
    );
  }
  const form = renderForm(
    <StrictMode>
      <Box />
    </StrictMode>,
  );
  const box = screen.getByLabelText(/^Paste a connection string/);
  const settle = (how: 'load' | 'fail'): Promise<void> =>
    act(async () => {
      for (const { load, fail } of loads.splice(0)) {
        if (how === 'load') load(() => 'understood');
        else fail(new Error('offline'));
      }
      await Promise.resolve();
    });
  const paste = async (text: string): Promise<void> => {
    await form.user.click(box);
    await form.user.paste(text);
  };
  return { ...form, box, loads, taken, errors, settle, paste };
}

const secret = 'mysql://ann:hunter2@db/shop';

it('fetches what reads connection strings as soon as the paste box has the focus', async () => {
  const { user, box, loads } = renderBox();
  expect(loads).toHaveLength(0);
  await user.click(box);
  expect(loads).toHaveLength(1);
});

it('empties the paste box at once, and reads the text when the code is there', async () => {
  const { box, taken, settle, paste } = renderBox();
  await paste(secret);
  expect(box).toHaveValue('');
  await screen.findByText('Reading the connection string…');
  expect(taken).toEqual([]);
  await settle('load');
  await screen.findByText('understood');
  expect(taken).toEqual([secret]);
  expect(screen.queryByText('Reading the connection string…')).toBeNull();
});

it('says that the code which reads a pasted text did not load, and reads that text at a second try', async () => {
  const { user, view, box, taken, errors, settle, paste } = renderBox();
  await paste(secret);
  await settle('fail');
  await screen.findByText(/^Couldn’t read connection strings right now/);
  expect(view.container).not.toHaveTextContent('hunter2');
  expect(box).toHaveValue('');
  await press(user, 'Try again');
  expect(box).toHaveFocus();
  await settle('load');
  await screen.findByText('understood');
  expect(taken).toEqual([secret]);
  expect(screen.queryByText(/^Couldn’t load/)).toBeNull();
  expect(errors).not.toHaveBeenCalled();
});

it('reads the last of two texts that were pasted while the code loads, and never the first', async () => {
  const { taken, settle, paste } = renderBox();
  await paste(secret);
  await paste('postgres://third.example/x');
  await settle('load');
  await screen.findByText('understood');
  expect(taken).toEqual(['postgres://third.example/x']);
});

it('forgets a pasted text that still waits for the code when the page is left', async () => {
  const { taken, settle, paste } = renderBox();
  await paste(secret);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await waitFor(() => expect(screen.queryByText('Reading the connection string…')).toBeNull());
  await settle('load');
  expect(taken).toEqual([]);
});

it('forgets a pasted text that could not be read when the page is left, and offers no second try', async () => {
  const { taken, settle, paste } = renderBox();
  await paste(secret);
  await settle('fail');
  await screen.findByRole('button', { name: 'Try again' });
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(taken).toEqual([]);
});

it('forgets a pasted text that still waits for the code when the form goes', async () => {
  const { view, taken, settle, paste } = renderBox();
  await paste(secret);
  view.unmount();
  await settle('load');
  expect(taken).toEqual([]);
});
