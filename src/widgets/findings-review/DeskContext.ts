import { createContext, useContext, useMemo } from 'react';
import type { Finding } from '../../contract/index.ts';
import { useBrainstem, useWords } from '../../provider/index.ts';
import { connectionNameIn } from './readFinding.ts';
import { findingsWords, type FindingsWords } from '../../words/index.ts';

/** What the host tells the parts of the review. */
export interface DeskSettings {
  /** The names of connections by their ids. */
  connectionNames: Readonly<Record<string, string>>;
  /** Told when a node of the brain is to be opened. Without it, ids are plain text. */
  onOpenNode: ((nodeId: string) => void) | undefined;
  /** The largest confidence that can be. */
  scale: number;
}

/** Carries {@link DeskSettings}. */
export const DeskContext = createContext<DeskSettings>({
  connectionNames: {},
  onOpenNode: undefined,
  scale: 1,
});

/** The settings of the review around. */
export function useDeskSettings(): DeskSettings {
  return useContext(DeskContext);
}

/** The words of the review in the provider's language. */
export function useFindingsWords(): FindingsWords {
  return useWords('findings', findingsWords);
}

/** How the values of a finding are written: words, and formats of the locale. */
export interface RowTexts {
  words: FindingsWords;
  /** Its name by the host or else by the finding, or the beginning of its id. */
  connection: (id: string, finding?: Finding) => string;
  /** In percent on a scale of 1, else as it came. */
  confidence: (confidence: number) => string;
  /** The largest confidence that can be. */
  scale: number;
}

/** How the values of findings are written; the same object until something of it changes. */
export function useRowTexts(): RowTexts {
  const { locale } = useBrainstem();
  const words = useFindingsWords();
  const { connectionNames, scale } = useDeskSettings();
  return useMemo(() => {
    const format = new Intl.NumberFormat(
      locale.tag,
      scale === 1 ? { style: 'percent', maximumFractionDigits: 1 } : { maximumFractionDigits: 2 },
    );
    return {
      words,
      scale,
      connection: (id, finding) =>
        connectionNames[id] ?? (finding && connectionNameIn(finding, id)) ?? shortId(id),
      confidence: (confidence) => format.format(confidence),
    };
  }, [words, scale, connectionNames, locale]);
}

function shortId(id: string): string {
  return id.length > 12 ? `${id.slice(0, 8)}…` : id;
}
