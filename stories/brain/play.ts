import type { BoundFunctions, queries } from '@testing-library/dom';
import { userEvent } from 'storybook/test';

type Canvas = BoundFunctions<typeof queries>;

/** Waits until the graph is drawn. */
export async function isDrawn({ canvas }: { canvas: Canvas }): Promise<void> {
  await canvas.findByRole('button', { name: /linked to|verbunden mit/ });
}

/** Opens a tab of the side panel. */
export async function openTab(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('tab', { name }));
}

/** Says a sentence that changes the brain. */
export async function say(canvas: Canvas, sentence: string): Promise<void> {
  await openTab(canvas, 'Change');
  const field = await canvas.findByRole('textbox', { name: 'What changed?' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(sentence);
  await userEvent.keyboard('{Enter}');
}
