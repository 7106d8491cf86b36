import { useReactFlow, useStore, type ReactFlowState } from '@xyflow/react';
import { useMemo, type PointerEvent } from 'react';
import { shallow } from 'zustand/shallow';
import { frameAround, frameOf, padded, type Frame } from '../../core/scene/frame.ts';
import type { Scene } from '../../core/scene/scene.ts';
import { isWithin } from '../../core/scene/viewport.ts';
import styles from './Minimap.module.css';

/** The maximum size, and the least size of a card, in pixels. */
const maxSize = { width: 148, height: 104 } as const;
const leastCard = 1.5;

/** The margin around the cards, in the scene's pixels. */
const around = 100;

/**
 * Renders a minimap with a frame around the viewport, unless that shows all cards. A press moves
 * the viewport. Only for the pointer; the keyboard has arrow keys and search.
 */
export function Minimap({ scene }: { scene: Scene }) {
  const { setCenter, getZoom } = useReactFlow();
  const map = useMemo(() => {
    const cards = frameOf(scene.boxes, scene.boxes);
    const frame = padded(cards, around);
    const scale = Math.min(maxSize.width / frame.width, maxSize.height / frame.height);
    return { cards, frame, scale, path: pathOf(scene, leastCard / scale) };
  }, [scene]);
  const { frame, scale } = map;
  const view = useStore(viewOf, shallow);
  if (isWithin(map.cards, { x: -view.left, y: -view.top, zoom: 1 }, view)) return null;

  const goTo = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * frame.width;
    const y = ((event.clientY - top) / height) * frame.height;
    void setCenter(x + frame.left, y + frame.top, { zoom: getZoom() });
  };

  return (
    <svg
      className={styles.map}
      aria-hidden="true"
      data-part="minimap"
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      width={frame.width * scale}
      height={frame.height * scale}
      onPointerDown={goTo}
      onPointerMove={goTo}
    >
      <path className={styles.cards} d={map.path} />
      <rect
        className={styles.view}
        x={view.left}
        y={view.top}
        width={view.width}
        height={view.height}
      />
    </svg>
  );
}

/** Returns the visible part of the scene. */
function viewOf({ transform: [x, y, zoom], width, height }: ReactFlowState): Frame {
  return { left: -x / zoom, top: -y / zoom, width: width / zoom, height: height / zoom };
}

/** Returns the cards as one shape, none smaller than a size. */
function pathOf({ boxes }: Scene, least: number): string {
  return boxes
    .map((box) => {
      const size = { width: Math.max(least, box.width), height: Math.max(least, box.height) };
      const { left, top, width, height } = frameAround({ ...box, ...size });
      return `M${left} ${top}h${width}v${height}h${-width}z`;
    })
    .join('');
}
