import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';

/** Presses the title of a task: its details open, or close. */
export async function openTask(title: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
}
