import { userEvent } from 'storybook/test';
import type { Canvas } from '../conditions.ts';

/** Waits until the picture is drawn. */
export async function isDrawn({ canvas }: { canvas: Canvas }): Promise<void> {
  const [first] = await canvas.findAllByRole('button', {
    name: /linked to|verknüpft mit|, group, |, Gruppe, /,
  });
  if (first === undefined) throw new Error('Nothing is drawn.');
}

/** Opens a panel by its button. */
async function openPanel(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Opens what the menu has. */
export async function chooseInMenu(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
  await userEvent.click(await canvas.findByRole('menuitem', { name }));
}

/** Says a sentence that changes the brain. */
export async function say(canvas: Canvas, sentence: string): Promise<void> {
  await openPanel(canvas, 'Edit with a sentence');
  const field = await canvas.findByRole('textbox', { name: 'What changed?' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(sentence);
  await userEvent.keyboard('{Enter}');
}
