import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Connection } from '../../../contract/index.ts';
import { QueryError, lazyPart, useFormat } from '../../../provider/index.ts';
import type { ListedConnections } from '../../../query/index.ts';
import {
  Icon,
  IconButton,
  icons,
  revealHidden,
  layout,
  frame,
  joinClasses,
  texts,
  useFocusInRows,
} from '../../../ui/index.ts';
import { LoadingRows } from '../surface/LoadingRows.tsx';
import { PartOfList } from '../surface/PartOfList.tsx';
import { useConnectorAccess } from '../surface/access.ts';
import { documentsIn } from '../core/upload/documentsIn.ts';
import { processingStatusOf } from '../core/upload/processingStatus.ts';
import { DocumentStatus } from './FileList.tsx';
import styles from './FileList.module.css';
import { useDocumentsWords, useSelect } from './UploadContext.ts';

const RemoveDocuments = lazyPart(
  async () => (await import('./RemoveDocuments.tsx')).RemoveDocuments,
);

/** Lists existing documents with their processing status and a button to remove them. */
export function EarlierDocuments({ documents }: { documents: UseQueryResult<ListedConnections> }) {
  const words = useDocumentsWords();
  const files = useSelect((state) => state.files);
  const listed = useMemo(() => {
    const above = new Set(
      files.map(({ state }) => (state.status === 'uploaded' ? state.result.connectionId : null)),
    );
    return documents.data?.connections.filter(({ connection_id: id }) => !above.has(id));
  }, [documents.data, files]);
  if (documents.error !== null) {
    return <QueryError query={documents} title={words.earlierFailed} />;
  }
  if (listed?.length === 0) return null;
  return (
    <section className={layout.stack2} aria-label={words.earlier} aria-busy={listed === undefined}>
      <h2 className={joinClasses(texts.heading, layout.wrap2, styles.title)}>
        {words.earlier}
        {listed !== undefined && <Totals connections={listed} />}
      </h2>
      {documents.data?.hasMore === true && (
        <PartOfList shown={documents.data.connections.length} total={documents.data.total} />
      )}
      {listed === undefined ? (
        <LoadingRows label={words.earlier} />
      ) : (
        <DocumentList connections={listed} />
      )}
    </section>
  );
}

function Totals({ connections }: { connections: readonly Connection[] }) {
  const words = useDocumentsWords();
  const documents = connections.flatMap(documentsIn);
  const sizes = documents.flatMap(({ size }) => size ?? []);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return (
    <span className={texts.figures}>
      {sizes.length === documents.length
        ? words.fileTotals(documents.length, bytes)
        : words.fileCount(documents.length)}
    </span>
  );
}

function DocumentList({ connections }: { connections: readonly Connection[] }) {
  const [removed, setRemoved] = useState<Connection>();
  const focus = useFocusInRows<HTMLUListElement>('li');
  return (
    <>
      <ul {...focus} tabIndex={-1} className={joinClasses(frame.rows, styles.list)}>
        {connections.flatMap((connection) =>
          documentsIn(connection).map((document, index) => (
            <DocumentRow
              key={`${connection.connection_id}-${index}`}
              document={document}
              connection={connection}
              onRemove={setRemoved}
            />
          )),
        )}
      </ul>
      {removed !== undefined && (
        <RemoveDocuments connection={removed} onClose={() => setRemoved(undefined)} />
      )}
    </>
  );
}

interface DocumentRowProps {
  document: ReturnType<typeof documentsIn>[number];
  connection: Connection;
  onRemove: (connection: Connection) => void;
}

function DocumentRow({ document, connection, onRemove }: DocumentRowProps) {
  const words = useDocumentsWords();
  const format = useFormat();
  const { canWrite } = useConnectorAccess();
  const { size, uploadedAt } = document;
  const name = revealHidden(document.name);
  const processing = processingStatusOf(connection);
  const day = Number.isNaN(Date.parse(uploadedAt)) ? undefined : format.date(uploadedAt);
  return (
    <li className={styles.row} data-part="document" tabIndex={-1}>
      <span className={styles.mark}>
        <Icon path={icons.file} />
      </span>
      <span className={joinClasses(layout.stack, styles.words)}>
        <span className={styles.name} title={name}>
          <bdi>{name}</bdi>
        </span>
        <span className={joinClasses(layout.bar2, styles.state)}>
          {size !== undefined && <span>{format.bytes(size)}</span>}
          {day !== undefined && <span>{words.uploadedAt(day)}</span>}
          <DocumentStatus processing={processing} fallback={words.uploaded} />
        </span>
        {processing?.status === 'failed' && processing.reason === 'ontology-not-found' && (
          <span className={texts.error}>{words.ontologyNotFound}</span>
        )}
      </span>
      <span className={styles.actions}>
        <IconButton
          label={words.removeDocument(name)}
          size="small"
          disabled={!canWrite}
          onClick={() => onRemove(connection)}
        >
          <Icon path={icons.trash} size={14} />
        </IconButton>
      </span>
    </li>
  );
}
