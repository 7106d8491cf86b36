import { useEffect, useState } from 'react';
import { useBrainstem, useGeneralWords } from '../../../../provider/index.ts';
import { Button, Progress } from '../../../../ui/index.ts';
import { useBrainView, useBrainWords } from '../../BrainContext.ts';
import { useLayoutActions, useLayoutState } from '../GraphContext.ts';
import styles from './LayoutStatus.module.css';

/** Shows the progress of a running layout, that the last one was a fallback, or not the chosen one. */
export function LayoutStatus() {
  const words = useBrainWords();
  const general = useGeneralWords();
  const { relayout } = useLayoutActions();
  const running = useLayoutState((state) => state.running);
  const isGrid = useLayoutState(({ placedBy }) => placedBy === 'grid');
  const isFallback = useLayoutState(({ isUnfinished }) => isUnfinished) || isGrid;
  const algorithm = useLayoutState((state) => state.algorithm);
  const isTooDense =
    useBrainView(({ layout }) => layout === 'hierarchical') && algorithm === 'organic';
  if (running !== undefined) return <LayoutProgress progress={running} />;
  if (!isFallback && !isTooDense) return null;
  const fallbackText = isGrid ? words.layoutGrid : words.layoutCut;
  return (
    <div className={styles.notice} data-part="layout-notice">
      <span role="status">{isFallback ? fallbackText : words.layoutTooDense}</span>
      {isFallback && (
        <Button size="small" onClick={relayout}>
          {general.tryAgain}
        </Button>
      )}
    </div>
  );
}

/** The delay before progress is shown, in milliseconds. */
const quiet = 400;

function LayoutProgress({ progress }: { progress: number }) {
  const words = useBrainWords();
  const { cancel } = useLayoutActions();
  const { schedule } = useBrainstem().environment;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => schedule.after(quiet, () => setSlow(true)), [schedule]);
  if (!isSlow) return null;
  return (
    <div className={styles.progress} data-part="layout-progress">
      <span role="status">{words.layingOut}</span>
      <Progress value={progress} label={words.layingOut} />
      <Button size="small" onClick={cancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
