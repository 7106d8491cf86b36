import { isPlatformError } from '../../../client/errors/index.ts';
import { QueryError, useGeneralWords } from '../../../provider/index.ts';
import { Button, EmptyState, ValueView } from '../../../ui/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import styles from './BrainBody.module.css';
import { BrainLoading } from './BrainLoading.tsx';
import { BrainMain } from './BrainMain.tsx';
import { isBrainAnswer } from '../core/model/brainModel.ts';
import { useBrainWorkspace } from './BrainWorkspace.ts';

/** Shows the brain below the toolbar, or explains why there is none. */
export function BrainBody() {
  const words = useBrainWords();
  const general = useGeneralWords();
  const { picture, brain } = useBrainWorkspace();
  const isMissing = isPlatformError(brain.error) && brain.error.status === 404;
  if (picture !== undefined && picture.graph.labels.size > 0) return <BrainMain />;
  if (picture === undefined && brain.error !== null && !isMissing) {
    return (
      <div className={styles.message}>
        <QueryError query={brain} title={words.loadFailed} />
      </div>
    );
  }
  if (picture === undefined && !isMissing) return <BrainLoading />;
  if (!isMissing && !isBrainAnswer(brain.data)) return <UnknownAnswer answer={brain.data} />;
  return (
    <div className={styles.message}>
      <EmptyState heading="h3" title={words.emptyTitle} text={words.emptyText}>
        <Button disabled={brain.isFetching} onClick={brain.refetch}>
          {general.tryAgain}
        </Button>
      </EmptyState>
    </div>
  );
}

/** Shows a response of unknown shape as received. */
function UnknownAnswer({ answer }: { answer: unknown }) {
  const words = useBrainWords();
  return (
    <div className={styles.unknown}>
      <h3 className={styles.emptyTitle}>{words.unknownTitle}</h3>
      <p className={styles.emptyText}>{words.unknownText}</p>
      <ValueView value={answer} />
    </div>
  );
}
