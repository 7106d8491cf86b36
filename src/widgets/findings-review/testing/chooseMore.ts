import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Chooses an item of the toolbar's menu. */
export async function chooseMore(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
}
