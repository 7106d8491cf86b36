import { Status, type StatusProps } from '../../../ui/index.ts';
import type { ProcessingStatus } from '../core/upload/processingStatus.ts';
import { useDocumentsWords } from './UploadContext.ts';

export interface DocumentStatusProps {
  processing: ProcessingStatus | undefined;
  /** Text for an unknown status. */
  fallback: string;
}

const tones: Partial<Record<ProcessingStatus['status'], StatusProps['tone']>> = {
  processing: 'accent',
  ready: 'success',
  failed: 'danger',
};

export function DocumentStatus({ processing, fallback }: DocumentStatusProps) {
  const { states } = useDocumentsWords();
  if (processing === undefined) return <Status>{fallback}</Status>;
  const { status } = processing;
  return (
    <Status tone={tones[status]}>{status === 'other' ? processing.text : states[status]}</Status>
  );
}
