import { revealHidden } from '../../ui/index.ts';
import type { BrainWords } from '../../words/index.ts';

/** Returns a store's display name, which describes its origin. Unknown stores keep their name. */
export function storeText(store: string, words: BrainWords): string {
  switch (store) {
    case 'tgraph':
      return words.tgraph;
    case 'manual_kg':
      return words.manualKg;
    case 'saga':
      return words.sagas;
    default:
      return revealHidden(store);
  }
}
