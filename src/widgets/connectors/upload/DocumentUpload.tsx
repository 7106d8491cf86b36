import { useEffect, useMemo, useState } from 'react';
import {
  AccessNotice,
  isShutOut,
  usePlatformActions,
  usePlatformQuery,
  useTokenState,
  withSession,
  type WidgetProps,
  WidgetBoundary,
} from '../../../provider/index.ts';
import { connectionsQuery, createUploadDocument, documentsKey } from '../../../query/index.ts';
import { Surface } from '../../../ui/index.ts';
import { useFocusWithin } from '../useFocusWithin.ts';
import { createUploads } from './createUploads.ts';
import { countMissedOntologies, processingStatuses, isUnderWay } from './processingStatus.ts';
import styles from './DocumentUpload.module.css';
import { EarlierDocuments } from './EarlierDocuments.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FileList } from './FileList.tsx';
import { UploadBar } from './UploadBar.tsx';
import { UploadContext, useDocumentsWords, useUploadsState } from './UploadContext.ts';
import { UploadSettingsFields } from './UploadSettingsFields.tsx';

/** Props of {@link DocumentUpload}. */
export interface DocumentUploadProps extends WidgetProps {
  /**
   * What the browser's dialog offers, as the `accept` of a file input. Files that are dropped are
   * not held to it: which types the platform reads is not shown.
   *
   * @default every file
   */
  accept?: string;
  /** Uploads that run at the same time. @default 3 */
  atOnce?: number;
  /** Whether the documents that are there already are listed. @default true */
  showDocuments?: boolean;
  /** Told the connections of each file that was uploaded; an operating procedure has none. */
  onUploaded?: (connectionIds: readonly string[]) => void;
  /** Names the region. Give each of a page its own. @default 'Upload documents', in the locale's words */
  label?: string;
}

/**
 * Uploads documents: files and whole folders, chosen or dropped, each with its own progress, cancel,
 * retry and result, and what became of it afterwards. A description and ontologies hold for all.
 * It grows with what it holds, and answers to its own width.
 *
 * Parts, for styling: `[data-part]` of `upload`, `drop`, `file` (with `data-state`), `document`,
 * `ontology-choice`, `field` and `notice`. Looks come from the `--brainstem-*` variables.
 *
 * Routes: `POST /connect/integrations/documents/upload`,
 * `GET /connect/integrations/connections`, `GET /ontologies`, `POST /ontologies/resolve`.
 */
export const DocumentUpload = withSession(DocumentUploadView);

function DocumentUploadView({ atOnce, onUploaded, ...props }: DocumentUploadProps) {
  const upload = usePlatformActions(createUploadDocument);
  const [controller] = useState(() =>
    createUploads({ upload, ...(atOnce === undefined ? {} : { atOnce }) }),
  );
  useEffect(
    () => (onUploaded === undefined ? undefined : controller.follow(onUploaded)),
    [controller, onUploaded],
  );
  useEffect(() => controller.cancelAll, [controller]);
  return (
    <UploadContext.Provider value={controller}>
      <UploadRegion {...props} />
    </UploadContext.Provider>
  );
}

function UploadRegion({
  accept,
  showDocuments = true,
  label,
}: Omit<DocumentUploadProps, 'atOnce' | 'onUploaded'>) {
  const words = useDocumentsWords();
  const token = useTokenState();
  const files = useUploadsState((state) => state.files);
  const isEmpty = files.length === 0;
  const documents = usePlatformQuery((client) =>
    connectionsQuery(client, documentsKey, isUnderWay),
  );
  const connections = documents.data?.connections;
  const processing = useMemo(() => processingStatuses(connections), [connections]);
  const focus = useFocusWithin(isEmpty ? 'empty' : 'filled');
  return (
    <Surface
      {...focus}
      role="region"
      aria-label={label ?? words.upload}
      className={styles.upload}
      data-part="upload"
    >
      <WidgetBoundary>
        <AccessNotice offline={words.offline} offlineText={words.offlineText} />
      </WidgetBoundary>
      <WidgetBoundary>
        <FileDrop accept={accept} isEmpty={isEmpty} />
      </WidgetBoundary>
      {!isEmpty && (
        <div className={styles.columns}>
          <div className={styles.files}>
            <WidgetBoundary>
              <FileList processing={processing} />
            </WidgetBoundary>
          </div>
          <div className={styles.settings}>
            <WidgetBoundary>
              <UploadSettingsFields missed={countMissedOntologies(files, processing)} />
            </WidgetBoundary>
          </div>
          <div className={styles.bar}>
            <WidgetBoundary>
              <UploadBar />
            </WidgetBoundary>
          </div>
        </div>
      )}
      {/* That there is no access was said of everything already. */}
      {showDocuments && !isShutOut(token) && (
        <WidgetBoundary>
          <EarlierDocuments documents={documents} />
        </WidgetBoundary>
      )}
    </Surface>
  );
}
