import { useReactFlow } from '@xyflow/react';
import { Icon, IconButton, icons } from '../../../../ui/index.ts';
import { useBrainActions, useBrainState, useBrainWords } from '../../BrainContext.ts';
import { useLayoutActions } from '../GraphContext.ts';
import styles from './GraphControls.module.css';

/** Renders the buttons over the graph, before its tab stop. */
export function GraphControls({ onFit }: { onFit: () => void }) {
  const words = useBrainWords();
  const { relayout, snapshot } = useLayoutActions();
  const { remember, undo } = useBrainActions();
  const undoSteps = useBrainState((state) => state.undoSteps);
  const { zoomIn, zoomOut } = useReactFlow();
  return (
    <div className={styles.controls} role="group" aria-label={words.graph} data-over="">
      <IconButton size="small" label={words.zoomIn} onClick={() => void zoomIn()}>
        <Icon path={icons.plus} />
      </IconButton>
      <IconButton size="small" label={words.zoomOut} onClick={() => void zoomOut()}>
        <Icon path={icons.minus} />
      </IconButton>
      <IconButton size="small" label={words.fit} onClick={onFit}>
        <Icon path={icons.fit} />
      </IconButton>
      <IconButton
        size="small"
        label={words.arrange}
        onClick={() => {
          remember(snapshot());
          relayout();
        }}
      >
        <Icon path={icons.retry} />
      </IconButton>
      {undoSteps > 0 && (
        <IconButton size="small" label={words.undo} onClick={undo}>
          <Icon path={icons.undo} />
        </IconButton>
      )}
    </div>
  );
}
