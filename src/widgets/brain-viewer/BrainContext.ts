import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { BrainstemError } from '../../client/errors/index.ts';
import { useBrainstem, useWords } from '../../provider/index.ts';
import { brainWords, type BrainWords } from '../../words/index.ts';
import type { BrainView } from './brainView.ts';
import type { BrainActions, BrainStore } from './createBrainStore.ts';

/** Carries a viewer's store to its parts. */
export const BrainContext = createContext<BrainStore | undefined>(undefined);

/** The words of the viewer in the provider's language. */
export function useBrainWords(): BrainWords {
  return useWords('brain', brainWords);
}

/** A part of what is looked at. */
export function useBrainView<T>(select: (view: BrainView) => T): T {
  return useStore(useBrainStore().store, ({ view }) => select(view));
}

/** The actions on what is looked at. */
export function useBrainActions(): BrainActions {
  return useBrainStore().actions;
}

/** The provider's language. */
export function useLanguage(): string {
  return useBrainstem().locale.tag;
}

function useBrainStore(): BrainStore {
  const store = useContext(BrainContext);
  if (store !== undefined) return store;
  throw new BrainstemError(
    'configuration',
    'a part of the brain viewer was rendered outside of it, so it has no state.',
  );
}
