import { Badge } from '../../../ui/index.ts';
import type { DocumentFate } from './documentFate.ts';
import { useDocumentsWords } from './UploadContext.ts';

/** Props of {@link FateBadge}. */
export interface FateBadgeProps {
  fate: DocumentFate | undefined;
  /** What is said where nothing is known. */
  fallback: string;
}

/** What became of a document after its upload, in a word or two. */
export function FateBadge({ fate, fallback }: FateBadgeProps) {
  const words = useDocumentsWords();
  switch (fate?.status) {
    case undefined:
      return <Badge>{fallback}</Badge>;
    case 'waiting':
      return <Badge>{words.inQueue}</Badge>;
    case 'processing':
      return <Badge tone="accent">{words.processing}</Badge>;
    case 'ready':
      return <Badge tone="success">{words.ready}</Badge>;
    case 'failed':
      return <Badge tone="danger">{words.notProcessed}</Badge>;
    case 'other':
      return <Badge>{fate.said}</Badge>;
  }
}
