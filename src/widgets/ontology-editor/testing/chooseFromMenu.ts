import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';

/** Chooses an item of the menu beside the list. */
export async function chooseForAll(name: string): Promise<void> {
  await choose('More actions', name);
}

/** Chooses an item of the menu of the open ontology. */
export async function chooseForOpen(name: string): Promise<void> {
  await choose(/^More actions for/, name);
}

/** Chooses an item of a menu. */
export async function choose(menu: string | RegExp, name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: menu }));
  await userEvent.click(
    screen.getByRole(/^Sort by$/.test(String(menu)) ? 'menuitemradio' : 'menuitem', { name }),
  );
}
