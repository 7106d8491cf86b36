import type { Plugin } from 'vite';
import { expandSnippets } from './expandSnippets.ts';

/** Puts code from the repository into pages, see {@link expandSnippets}. */
export function expandedSnippets(): Plugin {
  return {
    name: 'docs:expanded-snippets',
    enforce: 'pre',
    transform: { filter: { id: /\.md$/ }, handler: (page) => expandSnippets(page) },
  };
}
