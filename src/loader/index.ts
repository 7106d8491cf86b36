import {
  loadBrainstem as load,
  type LoadedBrainstem,
  type LoadedCode,
  type LoaderOptions,
} from './loadBrainstem.ts';

export type {
  LoadedBrainstem,
  LoadError,
  LoaderAppearance,
  LoaderOptions,
} from './loadBrainstem.ts';

/**
 * Prepares a page for widgets, from one script tag. Its other chunks are next to this file.
 *
 * @example
 * <script type="module">
 *   import { loadBrainstem } from './brainstem.js';
 *   loadBrainstem({ baseUrl: 'https://api.example.com', getToken });
 * </script>
 * <brainstem-chat style="height: 600px"></brainstem-chat>
 */
export function loadBrainstem(options: LoaderOptions): LoadedBrainstem {
  let tries = 0;
  return load(options, async () => {
    const address = new URL('./elements.js', import.meta.url);
    // Browsers cache a module's failed import by its URL.
    if (tries > 0) address.searchParams.set('try', String(tries));
    tries += 1;
    const code: unknown = await import(/* @vite-ignore */ address.href);
    if (isLoadedCode(code)) return code;
    throw new TypeError('elements.js is of another version than this file.');
  });
}

function isLoadedCode(code: unknown): code is LoadedCode {
  return (
    typeof code === 'object' &&
    code !== null &&
    'startBrainstem' in code &&
    'changeAppearance' in code
  );
}
