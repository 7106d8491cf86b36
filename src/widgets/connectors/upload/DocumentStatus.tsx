import { Status } from '../../../ui/index.ts';
import type { ProcessingStatus } from '../core/upload/processingStatus.ts';
import { useDocumentsWords } from './UploadContext.ts';

export interface DocumentStatusProps {
  processing: ProcessingStatus | undefined;
  /** Text for an unknown status. */
  fallback: string;
}

/** Shows a document's processing status in one or two words. */
export function DocumentStatus({ processing, fallback }: DocumentStatusProps) {
  const words = useDocumentsWords();
  switch (processing?.status) {
    case undefined:
      return <Status>{fallback}</Status>;
    case 'not-processed':
      return <Status>{words.notProcessedYet}</Status>;
    case 'queued':
      return <Status>{words.inQueue}</Status>;
    case 'processing':
      return <Status tone="accent">{words.processing}</Status>;
    case 'ready':
      return <Status tone="success">{words.ready}</Status>;
    case 'failed':
      return <Status tone="danger">{words.notProcessed}</Status>;
    case 'other':
      return <Status>{processing.text}</Status>;
  }
}
