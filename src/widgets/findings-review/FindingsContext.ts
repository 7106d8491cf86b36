import { createContext, useContext, useMemo } from 'react';
import type { Finding } from '../../contract/index.ts';
import { useBrainstem, useFormat, useWords } from '../../provider/index.ts';
import { findingsWords, type FindingsWords } from '../../words/index.ts';
import { connectionNames } from './list/useConnectionName.ts';
import type { FindingsWorkspace } from './useFindingsWorkspace.ts';

export const FindingsContext = createContext<FindingsWorkspace | undefined>(undefined);

export function useWorkspace(): FindingsWorkspace {
  const workspace = useContext(FindingsContext);
  if (workspace !== undefined) return workspace;
  throw new Error(
    'Brainstem: a part of the findings was rendered outside of their workspace, so it has no list. Render it inside.',
  );
}

export function useFindingsWords(): FindingsWords {
  return useWords('findings', findingsWords);
}

/** Returns the texts for the values of findings. Memoised. */
export function useRowTexts() {
  const { locale } = useBrainstem();
  const { list } = useFormat();
  const words = useFindingsWords();
  const { connectionName, scale } = useWorkspace();
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 4 });
    const format = new Intl.NumberFormat(
      locale.tag,
      scale === 1 ? { style: 'percent', maximumFractionDigits: 1 } : { maximumFractionDigits: 2 },
    );
    const isOnScale = (confidence: number): boolean => confidence >= 0 && confidence <= scale;
    return {
      words,
      list,
      /** The upper bound of the confidence. */
      scale,
      connections: (finding: Finding) => connectionNames(finding, connectionName),
      /** Formats a confidence: in percent on a scale of 1, otherwise unchanged. */
      confidence: (confidence: number): string => {
        if (!Number.isFinite(confidence)) return words.notGiven;
        return (isOnScale(confidence) ? format : plain).format(confidence);
      },
      /** Returns a confidence's share from 0 to 1. Undefined if it is invalid or exceeds its scale. */
      share: (confidence: number) => (isOnScale(confidence) ? confidence / scale : undefined),
    };
  }, [words, list, scale, connectionName, locale]);
}

export type RowTexts = ReturnType<typeof useRowTexts>;

/** Returns the label of a review state, or the platform's name of an unknown one. */
export function reviewStatusLabel(state: string, words: FindingsWords): string {
  const known = (['pending', 'approved', 'rejected'] as const).find((one) => one === state);
  return known === undefined ? state : words[known];
}

/** Returns the label of a finding's status. An unknown one is shown without underscores. */
export function statusLabel(status: string, words: FindingsWords): string {
  if (status === '') return words.notGiven;
  return status === 'completed' ? words.completed : status.replaceAll('_', ' ');
}
