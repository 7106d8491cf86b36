import { userEvent } from 'storybook/test';
import type { Canvas } from '../conditions.ts';

/** Opens an ontology of the list by its name. */
export async function openOntology(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${name}`) }));
  await canvas.findByRole('heading', { name });
}

/** Writes a term and adds it. */
export async function addTerm(canvas: Canvas, term: string): Promise<void> {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Add a term' }));
  await userEvent.paste(term);
  await userEvent.keyboard('{Enter}');
}

/** Puts a text into the sample. */
export async function giveSample(canvas: Canvas, text: string): Promise<void> {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Sample text' }));
  await userEvent.paste(text);
}

/** A text that contains the terms of "Cold chain". */
export const coldChainText = `The truck left the warehouse at six. Its deep-frozen load had lot number 4471.
At ten the temperature log showed a temperature excursion of nine minutes.
The driver had lunch.
HACCP asks for the time of reading; the delivery was refused.
Payment is due within thirty days.`;
