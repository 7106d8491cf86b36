import { declareWidget } from '../../../controller/index.ts';
import type { WidgetProps } from '../../../provider/index.ts';

/** Props of {@link DocumentUpload}. */
export interface DocumentUploadProps extends WidgetProps {
  /**
   * File types, as in a file input's `accept`. Dropped and pasted files of other types are rejected
   * by name.
   *
   * @default all but programs; the platform doesn't document the supported types
   */
  accept?: string;
  /** The maximum file size in bytes. Larger files are rejected. @default any size */
  maxFileSize?: number;
  /** The maximum number of files per upload. @default any number */
  maxFiles?: number;
  /** The number of concurrent uploads. @default 3 */
  atOnce?: number;
  /** Lists the existing documents. @default true */
  showDocuments?: boolean;
  /** Called with the connections of each uploaded file; none for operating procedures. */
  onUploaded?: (connectionIds: readonly string[]) => void;
  /** The label of the region, unique on a page. @default 'Upload documents', translated */
  label?: string;
}

export const documentUpload = declareWidget<DocumentUploadProps>()('documentUpload', {
  events: { onUploaded: ['connectionIds'] },
  properties: {
    accept: 'string',
    maxFileSize: 'number',
    maxFiles: 'number',
    atOnce: 'number',
    showDocuments: 'boolean',
    label: 'string',
  },
});
