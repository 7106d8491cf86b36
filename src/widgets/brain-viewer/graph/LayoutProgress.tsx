import { useEffect, useState } from 'react';
import type { BrainWords } from '../../../words/index.ts';
import { Button, Progress } from '../../../ui/index.ts';
import styles from './LayoutProgress.module.css';

/** Props of {@link LayoutProgress}. */
export interface LayoutProgressProps {
  /** When it began, by `performance.now`. */
  since: number;
  /** From 0 to 1. */
  progress: number;
  words: BrainWords;
  onCancel: () => void;
}

/** Quick layouts say nothing, in milliseconds. */
const quiet = 400;

/** How far a layout is, since when, and a way to end it. */
export function LayoutProgress({ since, progress, words, onCancel }: LayoutProgressProps) {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsed(performance.now() - since), 200);
    return () => clearInterval(timer);
  }, [since]);
  if (elapsed < quiet) return null;
  return (
    <div className={styles.progress} data-part="layout-progress">
      <span className={styles.line}>
        <span role="status">{words.layingOut}</span>
        <span className={styles.time}>{words.layoutTime(elapsed / 1000)}</span>
      </span>
      <Progress value={progress} label={words.layingOut} />
      <Button size="small" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
