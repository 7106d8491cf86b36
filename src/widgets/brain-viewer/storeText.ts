import { revealHidden } from '../../ui/index.ts';
import type { BrainWords } from '../../words/index.ts';

/** Returns what people call a store: where links of it come from. Others are as the platform names them. */
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
