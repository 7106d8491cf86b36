import { userEvent } from 'storybook/test';
import type { Canvas } from '../conditions.ts';

/** Puts texts into fields, found by the beginnings of their labels. */
export async function fillIn(canvas: Canvas, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const name = new RegExp(`^${label}`);
    const field = await canvas.findByLabelText(name, { selector: 'input, textarea' });
    const fold = field.closest('details:not([open])')?.querySelector('summary');
    if (fold instanceof HTMLElement) await userEvent.click(fold);
    await userEvent.click(field);
    await userEvent.paste(text);
  }
}

/** Presses a button. */
export async function press(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** The required fields of a SQL database. */
export const sqlFields = {
  'Connection name': 'Orders',
  Host: 'orders.example',
  Username: 'reader',
  Password: 'pw',
};
