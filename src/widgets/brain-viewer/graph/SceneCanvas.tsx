import { useStoreApi } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import { maxGroups } from '../model/groupLabels.ts';
import { createSceneDrawer, type SceneDrawer } from './createSceneDrawer.ts';
import type { Emphasis } from './emphasis.ts';
import { paletteNames } from './palette.ts';
import type { Scene } from './scene.ts';
import styles from './SceneCanvas.module.css';

/** Props of {@link SceneCanvas}. */
export interface SceneCanvasProps {
  scene: Scene;
  emphasis: Emphasis;
  /** The heading over labels without relations. */
  apartText: string;
}

/**
 * The drawn layer under the cards: lines always, cards too until one is near. It follows the
 * viewport by itself, without rendering anything.
 */
export function SceneCanvas({ scene, emphasis, apartText }: SceneCanvasProps) {
  const store = useStoreApi();
  const canvas = useRef<HTMLCanvasElement>(null);
  const probes = useRef<HTMLDivElement>(null);
  const drawer = useRef<SceneDrawer>(undefined);

  useEffect(() => {
    if (canvas.current === null || probes.current === null) return undefined;
    const made = createSceneDrawer(canvas.current, probes.current);
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
  }, [store]);

  useEffect(() => drawer.current?.show(scene, emphasis, apartText), [scene, emphasis, apartText]);

  return (
    <>
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" data-part="lines" />
      <div
        ref={probes}
        className={styles.probes}
        aria-hidden="true"
        onTransitionEnd={() => drawer.current?.redraw()}
      >
        {paletteNames.map((name) => (
          <i key={name} data-colour={name} className={styles[name]} />
        ))}
        {Array.from({ length: maxGroups }, (_, group) => (
          <i key={group} data-group={group} className={styles.group} />
        ))}
      </div>
    </>
  );
}
