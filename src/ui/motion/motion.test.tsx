import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { emulateMedia } from '../../../test/emulateMedia.ts';
import { Dialog, icons, Menu, MenuItem, Surface } from '../index.ts';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Surface>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Sure">
        <button type="button">Yes</button>
      </Dialog>
      <Menu label="More" icon={icons.more}>
        <MenuItem onChoose={() => undefined}>Copy</MenuItem>
      </Menu>
    </Surface>
  );
}

/** Finds what is fading out, which nobody can reach. */
const leaving = (): Element | null =>
  document.querySelector(':is(dialog, [role="menu"])[aria-hidden="true"]');

test.each([
  ['Ask', 'dialog'],
  ['More', 'menu'],
] as const)(
  'what “%s” opened fades out when it is closed, and the focus is back before',
  async (name, role) => {
    await emulateMedia('prefers-reduced-motion', 'no-preference');
    render(<Opener />);
    const opener = screen.getByRole('button', { name });
    await userEvent.click(opener);
    await screen.findByRole(role);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole(role)).toBeNull();
    expect(opener).toHaveFocus();
    expect(leaving()).toBeVisible();
    await expect.poll(leaving).toBeNull();
    await userEvent.click(opener);
    await screen.findByRole(role);
  },
);

test.each(['Ask', 'More'])(
  'what “%s” opened is gone at once for a user who wants no motion',
  async (name) => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('dialog, [role="menu"]')).toBeNull();
  },
);

test('a key goes to the page while a dialog fades out, and takes it away', async () => {
  await emulateMedia('prefers-reduced-motion', 'no-preference');
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(leaving()).toBeVisible();
  const heard: boolean[] = [];
  const hear = (event: KeyboardEvent): void => void heard.push(event.defaultPrevented);
  document.addEventListener('keydown', hear);
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', hear);
  expect(heard).toEqual([false]);
  expect(leaving()).toBeNull();
});
