import { createWidgetContext, useWords } from '../../../provider/index.ts';
import { documentsWords, type DocumentsWords } from '../../../words/index.ts';
import type { UploadsActions, UploadsEvents, UploadsState } from '../core/upload/index.ts';

export const {
  Provider: UploadProvider,
  useActions,
  useSelect,
} = createWidgetContext<UploadsState, UploadsActions, UploadsEvents>('DocumentUpload');

/** The upload's words in the provider's language. */
export function useDocumentsWords(): DocumentsWords {
  return useWords('documents', documentsWords);
}
