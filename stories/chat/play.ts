import { screen, userEvent, within } from 'storybook/test';
import type { Canvas } from '../conditions.ts';

/** Types a message and sends it with Enter. */
export async function sendMessage(canvas: Canvas, text: string): Promise<void> {
  const field = await canvas.findByRole('textbox', { name: 'Message' });
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
}

/** Opens the list of conversations: beside the messages or, in a narrow box, in the drawer. */
export async function showSessions(canvas: Canvas): Promise<Canvas> {
  await canvas.findByRole('region');
  const opener = canvas.queryByRole('button', { name: 'Show conversations' });
  if (opener === null) return canvas;
  await userEvent.click(opener);
  return within(await screen.findByRole('dialog'));
}

/** Opens a conversation of the list by its beginning. */
export async function openSession(canvas: Canvas, name: string): Promise<void> {
  const list = await showSessions(canvas);
  await userEvent.click(await list.findByRole('button', { name: startingWith(name) }));
}

/** Picks files as from the file dialog. */
export async function addFiles(canvas: Canvas, files: File[]): Promise<void> {
  await userEvent.upload(canvas.getByLabelText('Add files', { selector: 'input' }), files);
}

function startingWith(name: string): RegExp {
  return new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
