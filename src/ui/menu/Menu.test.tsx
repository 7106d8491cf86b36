import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { icons, Menu, MenuItem, Popover, Surface } from '../index.ts';

test('Escape closes a menu in a closed shadow root of the page, and nothing else', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  const shadow = host.attachShadow({ mode: 'closed' });
  const container = shadow.appendChild(document.createElement('div'));
  const { getByRole, queryByRole } = render(
    <Surface>
      <Menu label="More" icon={icons.more}>
        <MenuItem onChoose={() => undefined}>Copy</MenuItem>
      </Menu>
    </Surface>,
    { container },
  );
  await userEvent.click(getByRole('button', { name: 'More' }));
  getByRole('menu');
  const heard: string[] = [];
  const hear = (): void => void heard.push('Escape');
  document.addEventListener('keydown', hear);
  onTestFinished(() => document.removeEventListener('keydown', hear));
  fireEvent.keyDown(shadow.activeElement ?? container, { key: 'Escape', composed: true });
  await waitFor(() => expect(queryByRole('menu')).toBeNull());
  expect(heard).toEqual([]);
});

/** A widget with room for little, whose button is at the end of a line. */
function openIn(direction: 'ltr' | 'rtl') {
  const done: string[] = [];
  const { container } = render(
    <div dir={direction} style={{ paddingInline: 100 }}>
      <Surface style={{ blockSize: 400, inlineSize: 320, display: 'flex', flexWrap: 'wrap' }}>
        <div style={{ marginInlineStart: 'auto' }}>
          <Menu label="More" icon={icons.more}>
            <MenuItem onChoose={() => done.push('copy')}>Copy it with everything in it</MenuItem>
            <MenuItem onChoose={() => undefined} disabled>
              Paste
            </MenuItem>
            <MenuItem onChoose={() => done.push('delete')}>Delete</MenuItem>
          </Menu>
        </div>
        <Popover label="Filter">
          <label>
            <input type="checkbox" /> Late
          </label>
          <p style={{ blockSize: 900, inlineSize: 500 }}>Long</p>
        </Popover>
        <p data-testid="below">Below</p>
      </Surface>
    </div>,
  );
  return {
    done,
    bounds: () => container.querySelector('[data-brainstem]')?.getBoundingClientRect(),
  };
}

test.each(['ltr', 'rtl'] as const)(
  'a menu or popover opens inside of its widget and moves nothing: %s',
  async (direction) => {
    const { bounds } = openIn(direction);
    const top = (): number => screen.getByTestId('below').getBoundingClientRect().top;
    const before = top();
    for (const [name, role] of [
      ['More', 'menu'],
      ['Filter', 'group'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name }));
      // With motion allowed, it moves to its place from 4 px off.
      await waitFor(() => {
        const box = screen.getByRole(role, { name }).getBoundingClientRect();
        const around = bounds();
        expect(box.left).toBeGreaterThanOrEqual((around?.left ?? 0) + 8);
        expect(box.right).toBeLessThanOrEqual((around?.right ?? 0) - 8);
        expect(box.bottom).toBeLessThanOrEqual((around?.bottom ?? 0) - 8);
      });
      expect(top()).toBe(before);
    }
  },
);

test('arrows pass over what is disabled, and what was chosen returns the focus to the button', async () => {
  const { done } = openIn('ltr');
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  expect(screen.getByRole('menuitem', { name: /^Copy/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(done).toEqual(['delete']);
  expect(button).toHaveFocus();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a popover stays for a press inside, and closes by Escape and by a press elsewhere', async () => {
  openIn('ltr');
  const button = screen.getByRole('button', { name: 'Filter' });
  const panel = () => screen.queryByRole('group', { name: 'Filter' });
  await userEvent.click(button);
  await userEvent.click(screen.getByText('Long'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Late' }));
  expect(panel()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(screen.getByText('Below'));
  expect(panel()).toBeNull();
});

/** Presses a button as Safari does: what can take the focus around it gets it, not the button. */
function pressInSafari(button: HTMLElement): void {
  const around = button.parentElement?.closest<HTMLElement>('[tabindex]');
  act(() =>
    around ? around.focus() : button.ownerDocument.querySelector<HTMLElement>(':focus')?.blur(),
  );
  fireEvent.click(button);
}

test.each([
  ['More', 'menu'],
  ['Filter', 'group'],
] as const)(
  '%s closes by its button and by a press elsewhere in Safari, too',
  async (name, role) => {
    openIn('ltr');
    const button = screen.getByRole('button', { name });
    pressInSafari(button);
    expect(screen.getByRole(role, { name })).toBeVisible();
    pressInSafari(button);
    await waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull());
    pressInSafari(button);
    await userEvent.click(screen.getByText('Below'));
    await waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull());
  },
);

/** A filter at the end of a line, whose button says what is set. */
function Filter() {
  const [isLate, setLate] = useState(false);
  return (
    <Popover label="Filter" button={isLate ? 'Filter: late deliveries' : undefined}>
      <label style={{ inlineSize: 250 }}>
        <input type="checkbox" checked={isLate} onChange={() => setLate(!isLate)} /> Late
      </label>
    </Popover>
  );
}

test('a popup stays within its widget when the button’s text grows', async () => {
  const { container } = render(
    <Surface style={{ blockSize: 400, inlineSize: 320, display: 'flex', justifyContent: 'end' }}>
      <Filter />
    </Surface>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Late' }));
  const left = () => screen.getByRole('group', { name: 'Filter' }).getBoundingClientRect().left;
  const edge = container.firstElementChild?.getBoundingClientRect().left ?? 0;
  await expect.poll(left).toBeGreaterThanOrEqual(edge);
});
