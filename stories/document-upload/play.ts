import { userEvent } from 'storybook/test';
import type { Canvas } from '../conditions.ts';

/** Presses a button by its name. */
export async function press(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Picks files as from the file dialog. */
export async function choose(canvas: Canvas, ...files: File[]): Promise<void> {
  await userEvent.upload(canvas.getByLabelText('Choose files', { selector: 'input' }), files);
}

/** A text file of a size in bytes. */
export function textFile(name: string, size = 2_400): File {
  return new File(['word '.repeat(Math.ceil(size / 5)).slice(0, size)], name, {
    type: 'text/plain',
    lastModified: 1,
  });
}

/** The files of an importer's folder. */
export const contracts: readonly File[] = [
  textFile('Frame contract Helvig Seafood 2026.txt', 48_300),
  textFile('Frame contract Oyarzun Foods 2026.txt', 51_120),
  textFile('Delivery terms Rotterdam.txt', 7_900),
  textFile('SOP cold chain handover.txt', 12_400),
  textFile('Quarterly review Q3.txt', 240_000),
];
