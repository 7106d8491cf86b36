import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Confirm, type ConfirmProps } from './Confirm.tsx';

function ask(props: Partial<ConfirmProps>) {
  const answers = { onCancel: vi.fn(), onConfirm: vi.fn() };
  const question = (more: Partial<ConfirmProps>) => (
    <Confirm
      title="Delete?"
      labels={{ cancel: 'Keep', confirm: 'Delete' }}
      {...answers}
      {...more}
    />
  );
  const { rerender } = render(question(props));
  return { ...answers, change: (more: Partial<ConfirmProps>) => rerender(question(more)) };
}

const button = (name: string) => screen.getByRole('button', { name });

test('takes no answer while it is being done, not even Escape', async () => {
  const { onCancel, onConfirm, change } = ask({ isPending: true });
  expect(button('Keep')).toBeDisabled();
  expect(button('Delete')).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  change({ isPending: false });
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('begins on the safe answer', async () => {
  const { onConfirm } = ask({});
  expect(button('Keep')).toHaveFocus();
  await userEvent.click(button('Delete'));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('begins on the confirming button for what can be undone', async () => {
  const { onConfirm } = ask({ startsOnConfirm: true });
  expect(button('Delete')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('can still be left where the act itself is not possible', async () => {
  const { onCancel } = ask({ disabled: true });
  expect(button('Delete')).toBeDisabled();
  await userEvent.click(button('Keep'));
  expect(onCancel).toHaveBeenCalledOnce();
});
