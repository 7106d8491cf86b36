import type { UseQueryResult } from '@tanstack/react-query';
import { isPlatformError } from '../../../client/errors/index.ts';
import { ErrorNotice, useGeneralWords } from '../../../provider/index.ts';
import type { BrainRequest } from '../../../query/index.ts';
import { Button } from '../../../ui/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import type { BrainOptions } from '../brainOptions.ts';
import type { BrainGraphHandle } from '../graph/BrainGraphView.tsx';
import type { BrainGraph } from '../model/brainGraph.ts';
import styles from './BrainBody.module.css';
import { BrainLoading } from './BrainLoading.tsx';
import { BrainMain } from './BrainMain.tsx';

/** Props of {@link BrainBody}. */
export interface BrainBodyProps extends BrainOptions {
  graph: BrainGraph | undefined;
  brain: UseQueryResult;
  request: BrainRequest;
  handle: BrainGraphHandle | null;
  onHandle: (handle: BrainGraphHandle | null) => void;
  wheelZooms: boolean;
}

/** What is under the toolbar: the brain, or why it is not there. */
export function BrainBody(props: BrainBodyProps) {
  const { graph, brain } = props;
  const words = useBrainWords();
  const general = useGeneralWords();
  const isMissing = isPlatformError(brain.error) && brain.error.status === 404;
  if (graph === undefined && brain.error !== null && !isMissing) {
    return (
      <div className={styles.message}>
        <ErrorNotice
          error={brain.error}
          title={words.loadFailed}
          onRetry={() => void brain.refetch()}
          isRetrying={brain.isFetching}
        />
      </div>
    );
  }
  if (graph === undefined && !isMissing) return <BrainLoading />;
  if (graph === undefined || graph.labels.size === 0) {
    return (
      <div className={styles.message}>
        <div className={styles.empty}>
          <h3 className={styles.emptyTitle}>{words.emptyTitle}</h3>
          <p className={styles.emptyText}>{words.emptyText}</p>
          <Button disabled={brain.isFetching} onClick={() => void brain.refetch()}>
            {general.tryAgain}
          </Button>
        </div>
      </div>
    );
  }
  return <BrainMain {...props} graph={graph} />;
}
