import { useReactFlow } from '@xyflow/react';
import type { BrainWords } from '../../../words/index.ts';
import { Icon, IconButton } from '../../../ui/index.ts';
import styles from './GraphControls.module.css';

/** Props of {@link GraphControls}. */
export interface GraphControlsProps {
  words: BrainWords;
  onFit: () => void;
  onArrange: () => void;
}

/** Buttons over the picture. They stand before the graph's tab stop. */
export function GraphControls({ words, onFit, onArrange }: GraphControlsProps) {
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
      <IconButton size="small" label={words.arrange} onClick={onArrange}>
        <Icon name="retry" />
      </IconButton>
    </div>
  );
}
