'use client';
import { createContext, useContext } from 'react';
import { useBrainstem, useWords } from '../../provider/index.ts';
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

/** Writes a connection as its name, or the beginning of its id where the host gave none. */
export function useConnectionName(): (id: string) => string {
  const { connectionNames } = useDeskSettings();
  return (id) => connectionNames[id] ?? (id.length > 12 ? `${id.slice(0, 8)}…` : id);
}

/** Writes a confidence in the locale: in percent on a scale of 1, else as it came. */
export function useConfidenceFormat(): (confidence: number) => string {
  const { locale } = useBrainstem();
  const { scale } = useDeskSettings();
  const format = confidenceFormat(locale.tag, scale === 1);
  return (confidence) => format.format(confidence);
}

const formats = new Map<string, Intl.NumberFormat>();

/** A format costs more than all that it writes in a screenful, so each is made once. */
function confidenceFormat(tag: string, isShare: boolean): Intl.NumberFormat {
  const key = `${tag} ${isShare ? 'share' : 'figure'}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(
    tag,
    isShare ? { style: 'percent', maximumFractionDigits: 1 } : { maximumFractionDigits: 2 },
  );
  formats.set(key, made);
  return made;
}
