import type { BoundFunctions, queries } from '@testing-library/dom';
import { screen, userEvent, within } from 'storybook/test';

type Canvas = BoundFunctions<typeof queries>;

/** Types a message and sends it with Enter. */
export async function sendMessage(canvas: Canvas, text: string): Promise<void> {
  const field = await canvas.findByRole('textbox', { name: 'Message' });
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
}

/** Opens a conversation of the list by its beginning. */
export async function openSession(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: startingWith(name) }));
}

/** Opens a conversation by way of the drawer, as in a narrow box. */
export async function openSessionFromDrawer(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Show conversations' }));
  const drawer = within(await screen.findByRole('dialog'));
  await openSession(drawer, name);
}

/** Picks files as from the file dialog. */
export async function addFiles(canvas: Canvas, files: File[]): Promise<void> {
  await userEvent.upload(canvas.getByLabelText('Add files', { selector: 'input' }), files);
}

function startingWith(name: string): RegExp {
  return new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
