import type { BoundFunctions, queries } from '@testing-library/dom';
import { userEvent } from 'storybook/test';

type Canvas = BoundFunctions<typeof queries>;

/** Puts the keyboard into the list. */
async function focusList(canvas: Canvas): Promise<void> {
  (await canvas.findByRole('grid')).focus();
}

/** Presses keys in the list, as a reviewer would. */
export async function press(canvas: Canvas, keys: string): Promise<void> {
  await focusList(canvas);
  await userEvent.keyboard(keys);
}

/** Opens one of the panels above the list. */
export async function openPanel(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}
