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
  type RefObject,
} from 'react';
import { useBrainActions, useBrainWords } from '../BrainContext.ts';
import { tierAt, zoomLimits, type Viewport } from '../core/scene/viewport.ts';
import { useBrainWorkspace, type PictureHandle } from '../frame/BrainWorkspace.ts';
import { coloursOf } from './canvas/palette.ts';
import { SceneCanvas } from './canvas/SceneCanvas.tsx';
import { LabelCard, type LabelNode } from './cards/LabelCard.tsx';
import { LabelCursor, useCursor } from './cards/LabelCursor.tsx';
import { LabelHint } from './cards/LabelHint.tsx';
import { createNodeCache } from './cards/mountedNodes.ts';
import { GestureHint } from './controls/GestureHint.tsx';
import { GraphControls } from './controls/GraphControls.tsx';
import { LayoutStatus } from './controls/LayoutStatus.tsx';
import { Minimap } from './controls/Minimap.tsx';
import { useDrawnGraph, useGraphLayoutController, useLayoutActions } from './GraphContext.ts';
import styles from './GraphStage.module.css';
import { LinkBadges } from './links/LinkBadges.tsx';
import { usePointer } from './usePointer.ts';
import { useViewport, steppedZoom, useNearArea } from './useViewport.ts';
import './groupColours.css';
import './reactFlow.css';

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

/** Renders the graph inside React Flow: the canvas, mounted cards, badges and overlays. */
export function GraphStage({ initialViewport }: { initialViewport: Viewport | undefined }) {
  const words = useBrainWords();
  const { select, setView, followViewport, remember } = useBrainActions();
  const { move, endDrag, snapshot } = useLayoutActions();
  const { isFullScreen: wheelZooms } = useBrainWorkspace();
  const undoDrag = useRef<() => void>(undefined);
  const { scene, emphasis, hover } = useDrawnGraph();
  const flow = useReactFlow();
  const zoom = useStore(steppedZoom);
  const { fit, reveal, centre, isFitted, isProgrammatic } = useViewport(initialViewport);
  const area = useNearArea(isFitted);
  const nodes = useNodes(area);
  const cursor = useCursor(centre);
  const pointer = usePointer(cursor);
  const stage = useRef<HTMLDivElement>(null);
  usePublishedHandle(stage, { fit, reveal, focus: cursor.goTo });
  useShownLink(reveal);
  const followDrag = (changes: NodeChange<LabelNode>[]): void => {
    for (const change of changes) {
      if (change.type !== 'position' || change.position === undefined) continue;
      move(change.id, change.position, change.dragging);
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
          cursor.take(id);
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
      </ReactFlow>
      <LabelHint />
      <Minimap scene={scene} />
      <LayoutStatus />
      {!wheelZooms && <GestureHint stage={stage} />}
    </div>
  );
}

function usePublishedHandle(
  stage: RefObject<HTMLElement | null>,
  { fit, reveal, focus }: Pick<PictureHandle, 'fit' | 'reveal' | 'focus'>,
): void {
  const { setGraph } = useBrainWorkspace();
  const { scene, detail, resting } = useDrawnGraph();
  const { remember } = useBrainActions();
  const layout = useGraphLayoutController();
  useImperativeHandle(
    setGraph,
    () => ({
      fit,
      reveal,
      focus,
      drawn: () => {
        return { kind: 'graph', scene, detail, emphasis: resting, ...coloursOf(stage.current) };
      },
      nudge(label, by) {
        const { move, save, snapshot } = layout.actions;
        const place = layout.store.getState().places.get(label);
        if (place === undefined) return;
        remember(snapshot());
        move(label, { x: place.x + by.x, y: place.y + by.y });
        save();
      },
    }),
    [stage, scene, detail, resting, fit, reveal, focus, remember, layout],
  );
}

/** Zooms in on the open link if it is too small to read. */
function useShownLink(reveal: PictureHandle['reveal']): void {
  const { scene, emphasis } = useDrawnGraph();
  const flow = useReactFlow();
  const link = scene.lines.find((line) => line.link.id === emphasis.openLink)?.link;
  useEffect(() => {
    if (link === undefined || tierAt(flow.getZoom()) === 'near') return;
    reveal([link.source, link.target]);
  }, [link, flow, reveal]);
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
