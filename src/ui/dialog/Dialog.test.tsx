import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shrinkView } from '../../../test/shrinkView.ts';
import { Surface } from '../theme/Surface.tsx';
import { Dialog } from './Dialog.tsx';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      ref={(element) => {
        element?.style.setProperty('--brainstem-accent', 'rebeccapurple');
        element?.style.setProperty('font-family', 'Georgia');
        element?.style.setProperty('color-scheme', 'dark');
      }}
    >
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title="Sure">
          <button type="button">Yes</button>
        </Dialog>
      )}
    </div>
  );
}

test('looks like the place it was opened from, though it stands elsewhere', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const style = getComputedStyle(await screen.findByRole('dialog', { name: 'Sure' }));
  expect(style.getPropertyValue('--brainstem-accent')).toBe('rebeccapurple');
  expect(style.fontFamily).toBe('Georgia');
  expect(style.colorScheme).toBe('dark');
});

test('stands above the keyboard of a phone', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = await screen.findByRole('dialog');
  const { top } = dialog.getBoundingClientRect();
  shrinkView(window.innerHeight - 300);
  expect(dialog.getBoundingClientRect().top).toBeCloseTo(top - 150, 0);
});

test('gives the focus back to what had it, when it is closed or taken away', async () => {
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Ask' });
  await userEvent.click(opener);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(opener);
});

test('stays open at an Escape that cancels a composition in Safari', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Yes' }), {
    key: 'Escape',
    keyCode: 229,
  });
  expect(screen.getByRole('dialog', { name: 'Sure' })).toBeVisible();
});

test('keeps Escape from a host that hears keys before anything in the page', async () => {
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent): void => {
    heard.push(key);
  };
  document.addEventListener('keydown', hear, { capture: true });
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(heard).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(heard).toEqual(['Escape']);
  document.removeEventListener('keydown', hear, { capture: true });
});

test('that is longer than the page shows its buttons wherever it is scrolled, and no field below them', async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Terms" actions={<button>Agree</button>}>
      <input aria-label="Company" />
      <p style={{ minBlockSize: 3000 }}>A long text</p>
      <input aria-label="Name" />
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Terms' });
  const heading = screen.getByRole('heading', { name: 'Terms' });
  const agree = screen.getByRole('button', { name: 'Agree' });
  const box = () => dialog.getBoundingClientRect();
  expect(dialog.scrollHeight).toBeGreaterThan(3000);
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveFocus();
  expect(agree.getBoundingClientRect().bottom).toBeLessThanOrEqual(box().bottom);
  act(() => screen.getByRole('textbox', { name: 'Name' }).focus());
  expect(agree.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    screen.getByRole('textbox', { name: 'Name' }).getBoundingClientRect().bottom,
  );
  expect(agree.getBoundingClientRect().bottom).toBeLessThanOrEqual(box().bottom);
  expect(heading.getBoundingClientRect().bottom).toBeLessThan(box().top);
});

test('begins at its title where its buttons are all that takes the focus', async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Terms" actions={<button>Agree</button>}>
      <p style={{ minBlockSize: 3000 }}>A long text</p>
    </Dialog>,
  );
  const agree = await screen.findByRole('button', { name: 'Agree' });
  expect(agree).toHaveFocus();
  const box = screen.getByRole('dialog').getBoundingClientRect();
  const heading = screen.getByRole('heading', { name: 'Terms' }).getBoundingClientRect();
  expect(heading.top).toBeGreaterThanOrEqual(box.top);
  expect(agree.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom);
});

test('leaves a host’s dialog around the widget open when it closes', async () => {
  const onHostClose = vi.fn();
  render(
    <dialog open aria-label="Host" onClose={onHostClose} onCancel={onHostClose}>
      <Opener />
    </dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sure' });
  const closed = new Promise((resolve) => {
    dialog.addEventListener('close', resolve);
  });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await closed;
  expect(onHostClose).not.toHaveBeenCalled();
});

const hostDialogs: [string, (widget: ReactElement) => ReactElement][] = [
  ['MUI’s', (widget) => <div data-testid="host">{widget}</div>],
  [
    'Headless UI’s, in its panel',
    (widget) => (
      <div>
        <div data-testid="host">{widget}</div>
      </div>
    ),
  ],
  [
    'one with a form, outside that',
    (widget) => (
      <div data-testid="host">
        <form>{widget}</form>
      </div>
    ),
  ],
];

test.each(hostDialogs)('stands inside a host’s dialog around the widget: %s', async (_, around) => {
  const widget = (
    <Surface>
      <Opener />
    </Surface>
  );
  render(<div role="dialog">{around(widget)}</div>);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sure' });
  expect(dialog.parentElement).toBe(screen.getByTestId('host'));
});

test.each(['before', 'after'])(
  'leaves the page as it was when a host’s dialog, which locks its scroll, closes %s it',
  async (order) => {
    const root = document.documentElement;
    onTestFinished(() => void root.style.removeProperty('overflow'));
    root.style.overflow = 'hidden';
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('dialog', { name: 'Sure' });
    if (order === 'before') root.style.removeProperty('overflow');
    expect(getComputedStyle(root).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(root.style.overflow).toBe(order === 'before' ? '' : 'hidden');
  },
);

test('leaves the page scrollable when a host’s dialog, which opened above it, closes after it', async () => {
  const root = document.documentElement;
  onTestFinished(() => void root.style.removeProperty('overflow'));
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Sure' });
  const { overflow } = root.style;
  root.style.overflow = 'hidden';
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(getComputedStyle(root).overflow).toBe('hidden');
  root.style.overflow = overflow;
  expect(getComputedStyle(root).overflow).toBe('visible');
});

test('leaves Escape to a host’s native dialog above it, wherever the focus is in that', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Sure' });
  const above = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => above.remove());
  const stay = above.appendChild(document.createElement('button'));
  above.showModal();
  // The browser closes the host's dialog by a key that nobody prevented.
  expect(fireEvent.keyDown(stay, { key: 'Escape' })).toBe(true);
  // A press on its text leaves the focus with the page.
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Sure' })).toBeVisible();
  above.close();
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('can be pressed while a host’s modal turns off the pointer for the page', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sure' });
  document.body.style.pointerEvents = 'none';
  onTestFinished(() => void document.body.style.removeProperty('pointer-events'));
  expect(getComputedStyle(dialog).pointerEvents).toBe('auto');
});
