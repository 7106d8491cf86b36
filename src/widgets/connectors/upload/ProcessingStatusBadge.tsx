import { Badge } from '../../../ui/index.ts';
import type { ProcessingStatus } from '../core/upload/index.ts';
import { useDocumentsWords } from './UploadContext.ts';

/** Props of {@link ProcessingStatusBadge}. */
export interface ProcessingStatusBadgeProps {
  processing: ProcessingStatus | undefined;
  /** Shown where nothing is known. */
  fallback: string;
}

/** How the processing of a document stands, in a word or two. */
export function ProcessingStatusBadge({ processing, fallback }: ProcessingStatusBadgeProps) {
  const words = useDocumentsWords();
  switch (processing?.status) {
    case undefined:
      return <Badge>{fallback}</Badge>;
    case 'not-processed':
      return <Badge>{words.notProcessedYet}</Badge>;
    case 'queued':
      return <Badge>{words.inQueue}</Badge>;
    case 'processing':
      return <Badge tone="accent">{words.processing}</Badge>;
    case 'ready':
      return <Badge tone="success">{words.ready}</Badge>;
    case 'failed':
      return <Badge tone="danger">{words.notProcessed}</Badge>;
    case 'other':
      return <Badge>{processing.text}</Badge>;
  }
}
