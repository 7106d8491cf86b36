import { useReactFlow } from '@xyflow/react';
import { Icon, IconButton } from '../../../../ui/index.ts';
import { useBrainActions, useBrainState, useBrainWords } from '../../BrainContext.ts';
import { useLayoutActions } from '../GraphContext.ts';
import styles from './GraphControls.module.css';

/** Buttons over the graph. They come before the graph's tab stop. */
export function GraphControls({ onFit }: { onFit: () => void }) {
  const words = useBrainWords();
  const { arrange, snapshot } = useLayoutActions();
  const { remember, undo } = useBrainActions();
  const undoSteps = useBrainState((state) => state.undoSteps);
  const { zoomIn, zoomOut } = useReactFlow();
  return (
    <div className={styles.controls} role="group" aria-label={words.graph}>
      <IconButton size="small" label={words.zoomIn} onClick={() => void zoomIn()}>
        <Icon name="plus" />
      </IconButton>
      <IconButton size="small" label={words.zoomOut} onClick={() => void zoomOut()}>
        <Icon name="minus" />
      </IconButton>
      <IconButton size="small" label={words.fit} onClick={onFit}>
        <Icon name="fit" />
      </IconButton>
      <IconButton
        size="small"
        label={words.arrange}
        onClick={() => {
          remember(snapshot());
          arrange();
        }}
      >
        <Icon name="retry" />
      </IconButton>
      {undoSteps > 0 && (
        <IconButton size="small" label={words.undo} onClick={undo}>
          <Icon name="undo" />
        </IconButton>
      )}
    </div>
  );
}
