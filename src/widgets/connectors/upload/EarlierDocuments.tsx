import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Connection } from '../../../contract/index.ts';
import { ErrorNotice, useFormat, useGeneralWords } from '../../../provider/index.ts';
import type { ListedConnections } from '../../../query/index.ts';
import { Button, Icon, Skeleton } from '../../../ui/index.ts';
import { PartOfList } from '../surface/index.ts';
import { processingStatusOf } from './processingStatus.ts';
import { documentOf } from './documentOf.ts';
import { ProcessingStatusBadge } from './ProcessingStatusBadge.tsx';
import styles from './FileList.module.css';
import { useDocumentsWords, useUploadsState } from './UploadContext.ts';

/** Props of {@link EarlierDocuments}. */
export interface EarlierDocumentsProps {
  documents: UseQueryResult<ListedConnections>;
}

/** The documents that are there already, and what became of them. */
export function EarlierDocuments({ documents }: EarlierDocumentsProps) {
  const words = useDocumentsWords();
  const general = useGeneralWords();
  const files = useUploadsState((state) => state.files);
  const listed = useMemo(() => {
    const above = new Set(
      files.map(({ state }) => (state.status === 'uploaded' ? state.upload.connectionId : null)),
    );
    return documents.data?.connections.filter(({ connection_id: id }) => !above.has(id));
  }, [documents.data, files]);

  if (documents.error !== null) {
    return (
      <ErrorNotice
        error={documents.error}
        title={words.earlierFailed}
        actions={
          <Button
            size="small"
            aria-disabled={documents.isFetching}
            onClick={() => void documents.refetch()}
          >
            {general.tryAgain}
          </Button>
        }
      />
    );
  }
  if (listed?.length === 0) return null;
  return (
    <section className={styles.section} aria-label={words.earlier} aria-busy={listed === undefined}>
      <h2 className={styles.title}>
        {words.earlier}
        {listed !== undefined && (
          <span className={styles.count}>{words.fileCount(listed.length)}</span>
        )}
      </h2>
      {documents.data?.hasMore === true && (
        <PartOfList shown={documents.data.connections.length} total={documents.data.total} />
      )}
      {listed === undefined ? (
        <>
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </>
      ) : (
        <ul className={styles.list}>
          {listed.map((connection) => (
            <DocumentRow key={connection.connection_id} connection={connection} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DocumentRow({ connection }: { connection: Connection }) {
  const words = useDocumentsWords();
  const format = useFormat();
  const { name, size, uploadedAt } = documentOf(connection);
  const processing = processingStatusOf(connection);
  const day = Number.isNaN(Date.parse(uploadedAt)) ? undefined : format.date(uploadedAt);
  return (
    <li className={styles.row} data-part="document">
      <span className={styles.mark}>
        <Icon name="file" />
      </span>
      <span className={styles.words}>
        <span className={styles.name} title={name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.state}>
          {size !== undefined && <span>{format.bytes(size)}</span>}
          {day !== undefined && <span>{words.uploadedAt(day)}</span>}
          <ProcessingStatusBadge processing={processing} fallback={words.uploaded} />
        </span>
        {processing?.status === 'failed' && processing.reason === 'ontology-not-found' && (
          <span className={styles.reason}>{words.ontologyNotFound}</span>
        )}
      </span>
    </li>
  );
}
