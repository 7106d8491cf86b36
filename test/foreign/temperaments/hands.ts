import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';

type Name = string | RegExp;

/** Presses what has a role and a name, once it can be pressed. */
export async function press(name: Name, role = 'button'): Promise<void> {
  const [found] = await screen.findAllByRole(role, { name });
  if (found !== undefined) await userEvent.click(found);
}

/** Writes into the field with a label, once it is there. */
export async function fill(label: Name, text: string): Promise<void> {
  const fields = await screen.findAllByLabelText(label, { selector: 'input, textarea' });
  const [field] = fields;
  if (field !== undefined) await userEvent.fill(field, text);
}

/** Waits until a text is on the page. */
export async function reads(text: Name): Promise<void> {
  await screen.findAllByText(text);
}

/** Waits until something with a role and a name is on the page. */
export async function sees(role: string, name: Name): Promise<void> {
  await screen.findAllByRole(role, { name });
}
