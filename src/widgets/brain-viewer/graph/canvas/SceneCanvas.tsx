import { useStoreApi } from '@xyflow/react';
import { useCallback, useEffect, useRef } from 'react';
import { useBrainstem, useFormat } from '../../../../provider/index.ts';
import { useBrainWords } from '../../BrainContext.ts';
import { useDrawnGraph } from '../GraphContext.ts';
import { badgeText } from '../links/badgeText.ts';
import type { SceneLine } from '../../core/scene/scene.ts';
import { createSceneDrawer, type SceneDrawer } from './createSceneDrawer.ts';
import { PaletteProbes } from './PaletteProbes.tsx';
import styles from './SceneCanvas.module.css';

/**
 * Renders the canvas under the cards: edges at every zoom, and cards until they are mounted.
 * Follows the viewport without React renders.
 */
export function SceneCanvas() {
  const { scene, emphasis, groups } = useDrawnGraph();
  const words = useBrainWords();
  const { number, compact } = useFormat();
  const { schedule } = useBrainstem().environment;
  const store = useStoreApi();
  const canvas = useRef<HTMLCanvasElement>(null);
  const probes = useRef<HTMLDivElement>(null);
  const drawer = useRef<SceneDrawer>(undefined);

  useEffect(() => {
    if (canvas.current === null || probes.current === null) return undefined;
    const made = createSceneDrawer(canvas.current, probes.current, schedule);
    drawer.current = made;
    let seen: readonly unknown[] = [];
    const follow = (): void => {
      const { transform, width, height } = store.getState();
      const [x, y, zoom] = transform;
      const [seenTransform, seenWidth, seenHeight] = seen;
      if (seenWidth !== width || seenHeight !== height) made.resize(width, height);
      if (seenTransform !== transform) made.look({ x, y, zoom });
      seen = [transform, width, height];
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      made.stop();
    };
  }, [store, schedule]);

  // Stable, since the drawer caches measured texts by this function.
  const textOf = useCallback(
    (line: SceneLine) => badgeText(line.link, words, number),
    [words, number],
  );
  useEffect(
    () =>
      drawer.current?.show(scene, emphasis, {
        apartText: words.withoutRelations,
        badgeText: textOf,
        countText: compact,
      }),
    [scene, emphasis, words, textOf, compact, groups],
  );

  return (
    <>
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" data-part="lines" />
      <PaletteProbes groups={groups} probes={probes} onChange={() => drawer.current?.redraw()} />
    </>
  );
}
