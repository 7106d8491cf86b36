import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent as simulated } from '@testing-library/user-event';
import { userEvent as real } from 'vitest/browser';

type Name = string | RegExp;

/** A user’s hands: what they press, and where they write. */
export interface Hands {
  /** Presses what has a role and a name, once it can be pressed. */
  readonly press: (name: Name, role?: string) => Promise<void>;
  /** Writes into the field with a label, once it is there. */
  readonly fill: (label: Name, text: string) => Promise<void>;
  readonly click: (element: HTMLElement) => Promise<unknown>;
  readonly keyboard: (keys: string) => Promise<unknown>;
  readonly upload: (field: HTMLElement, file: File) => Promise<unknown>;
  readonly selectOptions: (field: HTMLElement, option: string) => Promise<unknown>;
}

type Input = Omit<Hands, 'press' | 'fill'> & {
  readonly fill: (field: HTMLElement, text: string) => Promise<unknown>;
};

function handsWith(input: Input): Hands {
  return {
    ...input,
    async press(name, role = 'button') {
      await input.click(await waitFor(() => pressable(role, name)));
    },
    async fill(label, text) {
      const [field] = await screen.findAllByLabelText(label, { selector: 'input, textarea' });
      if (field !== undefined) await input.fill(field, text);
    },
  };
}

/** The browser's own pointer and keyboard. */
export const realHands: Hands = handsWith(real);

/** The events that these would send, without a wait for frames at each press. */
export const simulatedHands: Hands = handsWith({
  ...simulated,
  async fill(field, text) {
    await simulated.click(field);
    act(() => void fireEvent.change(field, { target: { value: text } }));
  },
});

/** @throws Error while nothing with the role and the name can be pressed. */
function pressable(role: string, name: Name): HTMLElement {
  const [first] = screen.getAllByRole(role, { name });
  if (first === undefined || first.closest(':disabled, [aria-disabled="true"]') !== null) {
    throw new Error(`The ${role} ${String(name)} can’t be pressed.`);
  }
  return first;
}

/** Waits until a text is on the page. */
export async function reads(text: Name): Promise<void> {
  await screen.findAllByText(text);
}

/** Waits until something with a role and a name is on the page. */
export async function sees(role: string, name: Name): Promise<void> {
  await screen.findAllByRole(role, { name });
}
