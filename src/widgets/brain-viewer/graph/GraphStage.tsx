import {
  ReactFlow,
  useReactFlow,
  useStore,
  type NodeChange,
  type ReactFlowProps,
} from '@xyflow/react';
import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { useBrainActions, useBrainWords } from '../BrainContext.ts';
import { type SceneLine, type Scene, type SceneBox, loopMiddle } from '../core/scene/scene.ts';
import { lookOf, type Emphasis } from '../core/scene/emphasis.ts';
import { tierAt, zoomLimits, type Viewport } from '../core/scene/viewport.ts';
import type { GraphStageHandle } from './BrainGraphHandle.ts';
import { SceneCanvas } from './canvas/SceneCanvas.tsx';
import { LabelCard, type LabelNode } from './cards/LabelCard.tsx';
import { LabelCursor } from './cards/LabelCursor.tsx';
import { LabelHint } from './cards/LabelHint.tsx';
import { createNodeCache } from './cards/mountedNodes.ts';
import { useCursor, type Cursor } from './cards/useCursor.ts';
import { GestureHint } from './controls/GestureHint.tsx';
import { GraphControls } from './controls/GraphControls.tsx';
import { LayoutStatus } from './controls/LayoutStatus.tsx';
import { Minimap } from './controls/Minimap.tsx';
import { useDrawnGraph, useLayoutActions } from './GraphContext.ts';
import styles from './GraphStage.module.css';
import { LinkBadges } from './links/LinkBadges.tsx';
import { LinkFan } from './links/LinkFan.tsx';
import { steppedZoom, useNearArea } from './useNearArea.ts';
import { useViewport } from './useViewport.ts';
import './groupColours.css';
import './reactFlow.css';
import type { Point } from '../core/layout/layoutInput.ts';
import { forEachPiece } from '../core/scene/linePath.ts';
import { isElement } from '../../../ui/index.ts';

export interface GraphStageProps {
  initialViewport: Viewport | undefined;
  wheelZooms: boolean;
  handle: Ref<GraphStageHandle>;
}

/** Constant settings: React Flow only pans, zooms and drags. */
const settings = {
  nodeTypes: { label: LabelCard },
  edges: [],
  nodeOrigin: [0.5, 0.5],
  minZoom: zoomLimits.min,
  maxZoom: zoomLimits.max,
  nodesConnectable: false,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
  disableKeyboardA11y: true,
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  zoomOnDoubleClick: false,
  attributionPosition: 'bottom-left',
} satisfies Partial<ReactFlowProps<LabelNode>>;

/** The hit-test tolerance for edges, in CSS pixels. */
const hitTolerance = 8;

/** Renders the graph inside React Flow: the canvas, mounted cards, badges and overlays. */
export function GraphStage({ initialViewport, wheelZooms, handle }: GraphStageProps) {
  const words = useBrainWords();
  const { select, setView, followViewport, remember } = useBrainActions();
  const { move, endDrag, snapshot } = useLayoutActions();
  const undoDrag = useRef<() => void>(undefined);
  const { scene, emphasis, hover } = useDrawnGraph();
  const flow = useReactFlow();
  const zoom = useStore(steppedZoom);
  const { fit, reveal, centre, isFitted, isProgrammatic } = useViewport(initialViewport);
  const area = useNearArea(isFitted);
  const nodes = useNodes(area);
  const cursor = useCursor(centre);
  const { goTo, take } = cursor;
  const pointer = usePointer(cursor);
  const stage = useRef<HTMLDivElement>(null);
  useImperativeHandle(handle, () => ({ fit, reveal, focus: goTo }), [fit, reveal, goTo]);
  const openLine = useOpenLine(reveal);
  const followDrag = (changes: NodeChange<LabelNode>[]): void => {
    for (const change of changes) {
      if (change.type !== 'position' || change.position === undefined) continue;
      move(change.id, change.position);
    }
  };
  const zoomByKey = (event: KeyboardEvent): void => {
    const change = { '+': flow.zoomIn, '=': flow.zoomIn, '-': flow.zoomOut }[event.key];
    if (event.key === '0') fit();
    else if (change === undefined) return;
    else void change();
    event.preventDefault();
  };

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-part="graph"
      data-page-scrolls={wheelZooms ? undefined : ''}
      style={zoomVariable(zoom)}
      data-hovers={emphasis.hovered === undefined ? undefined : ''}
      onKeyDown={zoomByKey}
      onDoubleClick={pointer.expandAt}
      onMouseMove={pointer.hoverAt}
      onMouseLeave={() => hover(undefined)}
    >
      <GraphControls onFit={fit} />
      <SceneCanvas />
      {/* Before React Flow, whose attribution is a tab stop. */}
      <LabelCursor cursor={cursor} />
      <ReactFlow<LabelNode>
        {...settings}
        nodes={nodes}
        zoomOnScroll={wheelZooms}
        preventScrolling={wheelZooms}
        ariaLabelConfig={{
          'node.a11yDescription.default': words.graphHelp,
          'node.a11yDescription.keyboardDisabled': words.graphHelp,
          'node.a11yDescription.ariaLiveMessage': () => '',
          'edge.a11yDescription.default': '',
          'minimap.ariaLabel': words.minimap,
        }}
        onNodesChange={followDrag}
        onNodeDragStart={() => {
          undoDrag.current = snapshot();
        }}
        onNodeDragStop={(_event, { id }) => {
          endDrag(id);
          if (undoDrag.current !== undefined) remember(undoDrag.current);
        }}
        onNodeClick={(_event, { id, data }) => {
          take(id);
          select(data.label.name);
        }}
        onPaneClick={pointer.selectAt}
        onMoveEnd={(event, viewport) => {
          // Only the user's moves emit an event.
          if (event === null && isProgrammatic(viewport)) followViewport(viewport);
          else setView({ viewport });
        }}
      >
        {area !== undefined && <LinkBadges area={area} />}
        {openLine !== undefined && <LinkFan line={openLine} />}
      </ReactFlow>
      <LabelHint />
      <Minimap scene={scene} />
      <LayoutStatus />
      {!wheelZooms && <GestureHint stage={stage} />}
    </div>
  );
}

/** Returns the open edge and zooms in on it, so that the arcs of its fan are distinguishable. */
function useOpenLine(reveal: GraphStageHandle['reveal']): SceneLine | undefined {
  const { scene, emphasis } = useDrawnGraph();
  const flow = useReactFlow();
  const line = useMemo(
    () => scene.lines.find(({ link }) => link.id === emphasis.openLink),
    [scene, emphasis.openLink],
  );
  const ends = line?.link;
  useEffect(() => {
    if (ends === undefined || tierAt(flow.getZoom()) === 'near') return;
    reveal([ends.source, ends.target]);
  }, [ends, flow, reveal]);
  return line;
}

/** Handles the pointer by hit test, since edges and zoomed-out cards aren't DOM elements. */
function usePointer({ take, expand }: Cursor) {
  const { select, openLink } = useBrainActions();
  const { scene, emphasis, hover } = useDrawnGraph();
  const flow = useReactFlow();
  const lineNear = (point: Point) =>
    lineAt({ scene, emphasis }, point, hitTolerance / flow.getZoom());
  const pointOf = ({ clientX: x, clientY: y }: MouseEvent) => flow.screenToFlowPosition({ x, y });
  return {
    selectAt: (event: MouseEvent): void => {
      const point = pointOf(event);
      const box = boxAt(scene, point);
      // A press focuses the graph, so that its keys work from there.
      take(box?.label.name);
      if (box !== undefined) {
        select(box.label.name);
        return;
      }
      const line = lineNear(point);
      if (line === undefined) select(undefined);
      openLink(line?.link.id);
    },
    expandAt: (event: MouseEvent): void => {
      const { target } = event;
      const isOnGraph = isElement(target) && target.closest('.react-flow') !== null;
      const box = boxAt(scene, pointOf(event));
      if (isOnGraph && box !== undefined) expand(box);
    },
    hoverAt: (event: MouseEvent): void => {
      if (isOnBadge(event)) return;
      const point = pointOf(event);
      const box = boxAt(scene, point);
      if (box !== undefined) hover(box.label.name);
      else hover(undefined, lineNear(point)?.link.id);
    },
  };
}

/** Returns true on a badge, which stays while hovered although its edge isn't. */
function isOnBadge({ target }: MouseEvent): boolean {
  return isElement(target) && target.closest('[data-part="badge"]') !== null;
}

function zoomVariable(zoom: number): CSSProperties & Record<'--_zoom', number> {
  return { '--_zoom': zoom };
}

function useNodes(area: ReturnType<typeof useNearArea>): LabelNode[] {
  const { scene, detail, emphasis } = useDrawnGraph();
  const [cache] = useState(createNodeCache);
  return useMemo(
    () => cache(scene, area, { detail, emphasis }),
    [cache, scene, area, detail, emphasis],
  );
}

/** Returns the box at a point of the scene. */
function boxAt({ boxes }: Scene, { x, y }: Point): SceneBox | undefined {
  return boxes.find(
    (box) => Math.abs(box.x - x) <= box.width / 2 && Math.abs(box.y - y) <= box.height / 2,
  );
}

/**
 * Returns the drawn edge nearest to a point of the scene.
 *
 * @param tolerance - The maximum distance, in the scene's pixels.
 */
function lineAt(
  { scene, emphasis }: { scene: Scene; emphasis: Emphasis },
  point: Point,
  tolerance: number,
): SceneLine | undefined {
  let best: { line: SceneLine; distance: number } | undefined;
  for (const line of scene.lines) {
    if (lookOf(line.link, emphasis) === 'hidden') continue;
    const distance = distanceTo(line, point);
    if (distance <= tolerance && (best === undefined || distance < best.distance)) {
      best = { line, distance };
    }
  }
  return best?.line;
}

function distanceTo(line: SceneLine, point: Point): number {
  if (line.loop) {
    const middle = loopMiddle(line);
    return Math.max(0, Math.hypot(point.x - middle.x, point.y - middle.y) - 14);
  }
  let least = Infinity;
  forEachPiece(line, (from, to) => {
    least = Math.min(least, distanceToPiece(from, to, point));
  });
  return least;
}

function distanceToPiece(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - (from.x + dx * share), point.y - (from.y + dy * share));
}
