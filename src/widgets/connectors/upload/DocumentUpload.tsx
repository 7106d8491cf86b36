import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  AccessNotice,
  hasNoAccess,
  useControllerEvent,
  usePlatformActions,
  usePlatformQuery,
  useTokenState,
  withSession,
  type WidgetProps,
  WidgetBoundary,
} from '../../../provider/index.ts';
import {
  connectionsQuery,
  createUploadDocument,
  documentsKey,
  type ListedConnections,
} from '../../../query/index.ts';
import {
  icons,
  Notice,
  Surface,
  VisuallyHidden,
  joinClasses,
  revealHidden,
  useFocusWithin,
  useLatest,
} from '../../../ui/index.ts';
import {
  chosenFiles,
  countMissedOntologies,
  createUploads,
  documentsIn,
  isUnderWay,
  isUnsavedUpload,
  processingStatuses,
  type UploadFile,
} from '../core/upload/index.ts';
import { useUnsaved } from '../forms/useUnsaved.tsx';
import { useConnectorAccess, useIsInside } from '../surface/access.ts';
import styles from './DocumentUpload.module.css';
import { EarlierDocuments } from './EarlierDocuments.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FileList } from './FileList.tsx';
import { UploadBar } from './UploadBar.tsx';
import { UploadProvider, useActions, useDocumentsWords, useSelect } from './UploadContext.ts';
import { UploadSettingsFields } from './UploadSettingsFields.tsx';

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

/**
 * Uploads documents: files and whole folders, chosen, dropped or pasted, each with its own progress, cancel,
 * retry and result, and then its processing. A description and ontologies apply to every file. Below
 * are the documents that are there already, with the way to remove them. It grows with its content,
 * and answers to its own width.
 *
 * Parts, for styling: `[data-part]` of `upload`, `drop`, `file` (with `data-state`), `document`,
 * `ontology-choice`, `field` and `notice`. Looks come from the `--brainstem-*` variables.
 *
 * Routes: `POST /connect/integrations/documents/upload`,
 * `GET /connect/integrations/connections`, `DELETE /connect/integrations/connection/{connectionId}`,
 * `GET /ontologies`, `POST /ontologies/resolve`.
 */
export const DocumentUpload = withSession(DocumentUploadView, {
  name: 'documentUpload',
  events: { onUploaded: ['connectionIds'] },
});

function DocumentUploadView({ atOnce, onUploaded, ...props }: DocumentUploadProps) {
  const { accept, maxFileSize, maxFiles } = props;
  const upload = usePlatformActions(createUploadDocument);
  const documents = usePlatformQuery((client) =>
    connectionsQuery(client, documentsKey, isUnderWay),
  );
  const connections = documents.data?.connections;
  const isUploaded = useMemo(() => {
    const known = new Set(connections?.flatMap(documentsIn).map(nameAndSize));
    return (file: Pick<File, 'name' | 'size'>): boolean => known.has(nameAndSize(file));
  }, [connections]);
  const rules = useLatest({ accept, maxFileSize, maxFiles, isUploaded });
  const [controller] = useState(() =>
    createUploads({ upload, atOnce, rules: () => rules.current }),
  );
  useControllerEvent(controller, 'uploaded', onUploaded);
  return (
    <UploadProvider controller={controller}>
      <UploadRegion {...props} documents={documents} />
    </UploadProvider>
  );
}

interface UploadRegionProps extends Omit<DocumentUploadProps, 'atOnce' | 'onUploaded'> {
  documents: UseQueryResult<ListedConnections>;
}

function UploadRegion({ showDocuments = true, label, documents, ...rules }: UploadRegionProps) {
  const words = useDocumentsWords();
  const token = useTokenState();
  const isInside = useIsInside();
  const { canWrite, missingScope = '' } = useConnectorAccess();
  const { add } = useActions();
  const files = useSelect((state) => state.files);
  const isEmpty = files.length === 0;
  const { question } = useUnsaved(files.some(isUnsavedUpload));
  const connections = documents.data?.connections;
  const processing = useMemo(() => processingStatuses(connections), [connections]);
  const focus = useFocusWithin(isEmpty ? 'empty' : 'filled');
  return (
    <Surface
      {...focus}
      role="region"
      aria-label={label ?? words.upload}
      className={joinClasses(styles.root, isInside && styles.inside)}
      data-part="upload"
      onPaste={({ clipboardData: { files: pasted } }) => {
        if (pasted.length > 0 && canWrite) add(chosenFiles(pasted));
      }}
    >
      <WidgetBoundary>
        <AccessNotice offline={words.offline} offlineText={words.offlineText}>
          {canWrite || isInside ? undefined : (
            <Notice icon={icons.lock} role="note" title={words.readOnly}>
              {words.readOnlyText(missingScope)}
            </Notice>
          )}
        </AccessNotice>
      </WidgetBoundary>
      <WidgetBoundary>{canWrite && <FileDrop {...rules} isEmpty={isEmpty} />}</WidgetBoundary>
      <VisuallyHidden role="status">
        <Refused files={files} />
      </VisuallyHidden>
      {!isEmpty && (
        <>
          <WidgetBoundary>
            <FileList processing={processing} />
          </WidgetBoundary>
          <WidgetBoundary>
            <UploadSettingsFields missed={countMissedOntologies(files, processing)} />
          </WidgetBoundary>
          <WidgetBoundary>
            <UploadBar />
          </WidgetBoundary>
        </>
      )}
      {/* The notice above says already that there is no access. */}
      {showDocuments && !hasNoAccess(token) && (
        <WidgetBoundary>
          <EarlierDocuments documents={documents} />
        </WidgetBoundary>
      )}
      {question}
    </Surface>
  );
}

/** Says to screen readers which files can't be uploaded, the first of them with the reason. */
function Refused({ files }: { files: readonly UploadFile[] }) {
  const words = useDocumentsWords();
  const refused = files.flatMap(({ file, state }) =>
    state.status === 'refused'
      ? [`${revealHidden(file.name)}: ${words.refused[state.reason]}`]
      : [],
  );
  if (refused.length === 0) return null;
  return [words.refusedCount(refused.length), ...refused.slice(0, mostSpoken)].join(' ');
}

/** Refused files whose reason is spoken; the list shows every one. */
const mostSpoken = 3;

function nameAndSize({ name, size }: { name: string; size: number | undefined }): string {
  return `${name}\n${size}`;
}
