import { userEvent } from 'storybook/test';
import type { Canvas } from '../conditions.ts';

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

/** Chooses an item of the menu beside the search. */
export async function chooseMore(canvas: Canvas, name: string): Promise<void> {
  await openPanel(canvas, 'More actions');
  await userEvent.click(await canvas.findByRole('menuitem', { name }));
}

/** Asks for an edit of the finding at the cursor. */
export async function sendEdit(canvas: Canvas, wish: string): Promise<void> {
  await press(canvas, 'e');
  await canvas.findByRole('button', { name: 'Apply edit' });
  await userEvent.paste(wish);
  await userEvent.click(canvas.getByRole('button', { name: 'Apply edit' }));
}

/** A fetch with which somebody else rejects the first finding before the list is read again. */
export function rejectFirstOnRefresh(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  let first: string | undefined;
  return async (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.endsWith('/validation/findings')) return fetch(request);
    if (first !== undefined) {
      const headers = new Headers(request.headers);
      headers.set('content-type', 'application/json');
      await fetch(`${request.url}/${first}/reject`, { method: 'POST', headers, body: '{}' });
    }
    const response = await fetch(request);
    first = /"finding_id":"([^"]+)"/.exec(await response.clone().text())?.[1];
    return response;
  };
}
