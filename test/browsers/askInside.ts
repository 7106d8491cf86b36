import { expect } from 'vitest';
import type { DrivenPage } from './drivenPage.ts';
import { insidePage } from './insidePage.ts';

/** A test's access to a page from within, by the names in {@link insidePage}. */
export interface Inside {
  /** Goes to an address, where the functions are laid on the window. */
  goto: (url: string) => Promise<void>;
  ask: (name: string, ...args: string[]) => Promise<unknown>;
  /** Waits until the answer is the one that is expected. */
  becomes: (name: string, value: unknown, ...args: string[]) => Promise<void>;
}

/** Asks the page that `driven` returns when a question comes. */
export function askInside(driven: () => DrivenPage): Inside {
  const ask: Inside['ask'] = (name, ...args) =>
    driven().evaluate(
      `window.inside.${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`,
    );
  return {
    ask,
    becomes: (name, value, ...args) => expect.poll(() => ask(name, ...args)).toEqual(value),
    goto: async (url) => {
      await driven().goto(url);
      await driven().evaluate(`(${insidePage.toString()})()`);
    },
  };
}
