import { useMemo, useEffect, useState } from 'react';
import {
  AccessNotice,
  hasNoAccess,
  useTokenState,
  withSession,
  WidgetBoundary,
  QueryError,
  UnreadableEntriesNotice,
  useOntologyPreview,
  usePlatformQuery,
  useWords,
} from '../../../provider/index.ts';
import {
  VisuallyHidden,
  revealHidden,
  useFocusWithin,
  Disclosure,
  Field,
  OntologyChoice,
  TextArea,
  texts,
} from '../../../ui/index.ts';
import type { UploadFile } from '../core/upload/index.ts';
import { entriesOf } from '../core/upload/readDropped.ts';
import { countStaleOntologyErrors, processingStatuses } from '../core/upload/processingStatus.ts';
import { isUnsavedUpload } from '../core/upload/uploadModel.ts';
import { useUnsaved } from '../forms/useUnsaved.tsx';
import { useIsEmbedded } from '../surface/access.ts';
import { ReadOnlyNotice } from '../surface/ReadOnlyNotice.tsx';
import { SectionSurface } from '../surface/ConnectorSurface.tsx';
import { EarlierDocuments } from './EarlierDocuments.tsx';
import { FileDrop, useFolderReading } from './FileDrop.tsx';
import { FileList } from './FileList.tsx';
import { UploadBar } from './UploadBar.tsx';
import {
  UploadProvider,
  useActions,
  useDocuments,
  useDocumentsWords,
  useProps,
  useSelect,
  useUploadAccess,
} from './UploadContext.ts';
import { documentUpload, type DocumentUploadProps } from './declaration.ts';
import { isUploadPending } from '../../../controller/index.ts';
import { ontologyLimits } from '../../../contract/index.ts';
import { isOntologyPickValid, ontologiesQuery } from '../../../query/index.ts';
import { ontologiesWords } from '../../../words/index.ts';
import styles from './UploadSettingsFields.module.css';

/**
 * Uploads documents: files and folders, chosen, dropped or pasted, each with its progress, cancel,
 * retry, result and processing status. A description and ontologies apply to every file. Existing
 * documents are listed below and can be removed. Its height follows its content, and its layout its
 * own width.
 *
 * Parts, for styling: `[data-part]` of `upload`, `drop`, `file` (with `data-state`), `document`,
 * `ontology-choice`, `field` and `notice`. Looks come from the `--brainstem-*` variables.
 *
 * Routes: `POST /connect/integrations/documents/upload`,
 * `GET /connect/integrations/connections`, `DELETE /connect/integrations/connection/{connectionId}`,
 * `GET /ontologies`, `POST /ontologies/resolve`.
 */
export const DocumentUpload = withSession(DocumentUploadView, documentUpload);

function DocumentUploadView(props: DocumentUploadProps) {
  return (
    <UploadProvider props={props}>
      <UploadRegion />
    </UploadProvider>
  );
}

function UploadRegion() {
  const { showDocuments = true, label, ...rules } = useProps();
  const documents = useDocuments();
  const words = useDocumentsWords();
  const token = useTokenState();
  const isInside = useIsEmbedded();
  const { canWrite } = useUploadAccess();
  const { add } = useActions();
  const reading = useFolderReading(add);
  const files = useSelect((state) => state.files);
  const isEmpty = files.length === 0;
  const { question } = useUnsaved(files.some(isUnsavedUpload));
  const connections = documents.data?.connections;
  const processing = useMemo(() => processingStatuses(connections), [connections]);
  const focus = useFocusWithin(isEmpty ? 'empty' : 'filled');
  return (
    <SectionSurface
      {...focus}
      aria-label={label ?? words.upload}
      data-part="upload"
      onPaste={({ clipboardData }) => {
        if (clipboardData.files.length > 0 && canWrite) reading.read(entriesOf(clipboardData));
      }}
    >
      <WidgetBoundary>
        <AccessNotice offline={words.offline} offlineText={words.offlineText}>
          {canWrite || isInside ? undefined : (
            <ReadOnlyNotice
              role="note"
              title={words.readOnly}
              connectorId="documents"
              notOffered={words.notOffered}
            />
          )}
        </AccessNotice>
      </WidgetBoundary>
      <WidgetBoundary>
        {canWrite && <FileDrop {...rules} {...{ isEmpty, reading }} />}
      </WidgetBoundary>
      <VisuallyHidden role="status">
        <Refused files={files} />
      </VisuallyHidden>
      {!isEmpty && (
        <>
          <WidgetBoundary>
            <FileList processing={processing} />
          </WidgetBoundary>
          <WidgetBoundary>
            <UploadSettingsFields
              staleOntologyErrors={countStaleOntologyErrors(files, processing)}
            />
          </WidgetBoundary>
          <WidgetBoundary>
            {files.some(({ state }) => state.status !== 'refused') && <UploadBar />}
          </WidgetBoundary>
        </>
      )}
      {/* The notice above already reports missing access. */}
      {showDocuments && !hasNoAccess(token) && (
        <WidgetBoundary>
          <EarlierDocuments documents={documents} />
        </WidgetBoundary>
      )}
      {question}
    </SectionSurface>
  );
}

/** Announces rejected files, and the reason for the first ones. */
function Refused({ files }: { files: readonly UploadFile[] }) {
  const words = useDocumentsWords();
  const refused = files.flatMap(({ file, state }) =>
    state.status === 'refused'
      ? [`${revealHidden(file.name)}: ${words.refused[state.reason]}`]
      : [],
  );
  if (refused.length === 0) return null;
  return [words.refusedCount(refused.length), ...refused.slice(0, maxSpoken)].join(' ');
}

/** The number of rejected files with an announced reason; the list shows all. */
const maxSpoken = 3;

interface UploadSettingsFieldsProps {
  /** The number of documents that failed because of a missing ontology; each refetches the list. */
  staleOntologyErrors: number;
}

/** The collapsed settings for files to upload: description, ontologies, their mode and group. */
function UploadSettingsFields({ staleOntologyErrors }: UploadSettingsFieldsProps) {
  const words = useDocumentsWords();
  const ontologyWords = useWords('ontologies', ontologiesWords);
  const { change } = useActions();
  const { description, ontologies } = useSelect((state) => state.settings);
  const isLocked = useSelect(({ files }) => files.some(({ state }) => isUploadPending(state)));
  const hasNoUse = useSelect(({ files }) =>
    files.every(({ state }) => state.status === 'refused' || state.status === 'uploaded'),
  );
  const list = usePlatformQuery(ontologiesQuery);
  const { refetch } = list;
  useEffect(() => {
    if (staleOntologyErrors > 0) void refetch();
  }, [staleOntologyErrors, refetch]);
  const preview = useOntologyPreview(ontologies);
  const [isOpen, setOpen] = useState(false);
  const isValid = isOntologyPickValid(ontologies);
  if (hasNoUse && staleOntologyErrors === 0) return null;
  return (
    <Disclosure
      label={words.settings}
      isOpen={isOpen || !isValid || staleOntologyErrors > 0}
      onOpenChange={setOpen}
    >
      <div className={styles.settings}>
        <p className={texts.note}>{words.settingsText}</p>
        <Field label={words.description} description={words.descriptionText}>
          <TextArea
            value={description}
            disabled={isLocked}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <UnreadableEntriesNotice lists={[list.data]} />
        <OntologyChoice
          value={ontologies}
          onChange={(value) => change({ ontologies: value })}
          disabled={isLocked}
          options={list.data}
          limit={ontologyLimits.ontologyIds}
          isDocumentGroupValid={isValid}
          words={ontologyWords}
          notice={
            list.error === null ? undefined : (
              <QueryError query={list} title={ontologyWords.listFailed} />
            )
          }
          preview={preview}
        />
      </div>
    </Disclosure>
  );
}
