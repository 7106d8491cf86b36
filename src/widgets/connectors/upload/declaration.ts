import { declareWidget } from '../../../controller/index.ts';
import type { WidgetProps } from '../../../provider/index.ts';

/** Props of {@link DocumentUpload}. */
export interface DocumentUploadProps extends WidgetProps {
  /**
   * File types, as the `accept` of a file input. Dropped and pasted files of other types are refused
   * by name.
   *
   * @default every type but programs; which types the platform reads isn't documented
   */
  accept?: string;
  /** Bytes. Larger files are refused before they upload. @default any size */
  maxFileSize?: number;
  /** Files in one upload. @default any number */
  maxFiles?: number;
  /** Uploads that run at the same time. @default 3 */
  atOnce?: number;
  /** Lists the existing documents. @default true */
  showDocuments?: boolean;
  /** Called with the connections of each file that was uploaded; an operating procedure has none. */
  onUploaded?: (connectionIds: readonly string[]) => void;
  /** Names the region. Give each on a page its own. @default 'Upload documents', in the locale's words */
  label?: string;
}

/** The document upload, as hosts know it. */
export const documentUpload = declareWidget<DocumentUploadProps>()('documentUpload', {
  events: { onUploaded: ['connectionIds'] },
  properties: { accept: 'string', atOnce: 'number', showDocuments: 'boolean', label: 'string' },
});
