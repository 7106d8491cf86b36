import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useEffect, useMemo, useRef, type PointerEvent } from 'react';
import type { Scene } from '../../core/scene/scene.ts';
import { frameOf, padded } from '../../core/scene/frame.ts';
import styles from './Minimap.module.css';

/** The maximum size, in pixels. */
const maxSize = { width: 148, height: 104 } as const;

/** The margin around the cards, in the scene's pixels. */
const around = 100;

/**
 * Renders a minimap with a frame around the viewport. A press moves the viewport. Only for the
 * pointer; the keyboard has arrow keys and search.
 */
export function Minimap({ scene }: { scene: Scene }) {
  const store = useStoreApi();
  const { setCenter, getZoom } = useReactFlow();
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const map = useMemo(() => {
    const { left, top, width, height } = padded(frameOf(scene.boxes, scene.boxes), around);
    const scale = Math.min(maxSize.width / width, maxSize.height / height);
    return {
      scale,
      left,
      top,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    };
  }, [scene]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined || canvas.current === null) return;
    context.clearRect(0, 0, map.width, map.height);
    context.fillStyle = getComputedStyle(canvas.current).color;
    for (const box of scene.boxes) {
      const width = Math.max(1.5, box.width * map.scale);
      const height = Math.max(1.5, box.height * map.scale);
      const x = (box.x - map.left) * map.scale - width / 2;
      const y = (box.y - map.top) * map.scale - height / 2;
      context.fillRect(x, y, width, height);
    }
  }, [scene, map]);

  useEffect(() => {
    const follow = (): void => {
      const frame = view.current;
      if (frame === null) return;
      const { transform, width, height } = store.getState();
      const [x, y, zoom] = transform;
      const isWhole =
        -x / zoom <= map.left + around &&
        -y / zoom <= map.top + around &&
        (width - x) / zoom >= map.left + map.width / map.scale - around &&
        (height - y) / zoom >= map.top + map.height / map.scale - around;
      // Hidden by CSS while the whole picture is visible.
      frame.parentElement?.toggleAttribute('data-whole', isWhole);
      frame.style.transform = `translate(${(-x / zoom - map.left) * map.scale}px, ${(-y / zoom - map.top) * map.scale}px)`;
      frame.style.width = `${(width / zoom) * map.scale}px`;
      frame.style.height = `${(height / zoom) * map.scale}px`;
    };
    follow();
    return store.subscribe(follow);
  }, [store, map]);

  const goTo = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    void setCenter(
      (event.clientX - left) / map.scale + map.left,
      (event.clientY - top) / map.scale + map.top,
      { zoom: getZoom() },
    );
  };

  return (
    <div
      className={styles.map}
      aria-hidden="true"
      data-part="minimap"
      style={{ width: map.width, height: map.height }}
      onPointerDown={goTo}
      onPointerMove={goTo}
    >
      <canvas ref={canvas} width={map.width} height={map.height} className={styles.picture} />
      <div ref={view} className={styles.view} />
    </div>
  );
}
