import type { EvidenceReference } from '../../client/index.ts';
import { hostOf, revealHidden, SourceList } from '../../ui/index.ts';
import { evidenceWords, type EvidenceWords } from '../../words/index.ts';
import { useWords } from '../words/useWords.ts';
import type { OpenReference } from './EvidenceContext.ts';

export interface ReferencesProps {
  heading: string;
  references: readonly EvidenceReference[];
  open: OpenReference;
  /** True to label each with its kind, if there are several. @default false */
  hasKinds?: boolean;
}

/** Lists further references; renders nothing without any. */
export function References({ heading, references, open, hasKinds = false }: ReferencesProps) {
  const words = useWords('evidence', evidenceWords);
  if (references.length === 0) return null;
  return (
    <SourceList
      heading={heading}
      items={references.map((reference) => ({
        title: nameOf(reference, words),
        note: hasKinds ? words[reference.kind] : undefined,
        onOpen: open(reference),
      }))}
    />
  );
}

/** Returns a reference's best known name. */
export function nameOf({ title, id, url, kind }: EvidenceReference, words: EvidenceWords): string {
  const name = title ?? (url === undefined ? undefined : hostOf(url)) ?? id ?? url;
  return name === undefined ? words[kind] : revealHidden(name);
}
