import { ReactFlow, useReactFlow, type NodeChange } from '@xyflow/react';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type Ref,
} from 'react';
import type { BrainWords } from '../../../words/index.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import type { Point } from '../layout/layoutInput.ts';
import { adjacencyOf } from '../model/adjacency.ts';
import type { BrainGraph } from '../model/brainGraph.ts';
import type { CardDetail } from './cardSize.ts';
import type { Viewport } from './drawInput.ts';
import type { Emphasis } from './emphasis.ts';
import { GraphControls } from './GraphControls.tsx';
import styles from './GraphStage.module.css';
import { boxAt, lineAt } from './hitTest.ts';
import { LabelCard, type LabelNode } from './LabelCard.tsx';
import { LabelCursor } from './LabelCursor.tsx';
import { LayoutProgress } from './LayoutProgress.tsx';
import { LinkBadges } from './LinkBadges.tsx';
import { LinkFan } from './LinkFan.tsx';
import { Minimap } from './Minimap.tsx';
import { createNodeCache } from './mountedNodes.ts';
import { readPalette, type Palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { SceneCanvas } from './SceneCanvas.tsx';
import { useCursor } from './useCursor.ts';
import { useViewport } from './useViewport.ts';
import { useNearArea } from './useNearArea.ts';
import { tierAt, zoomLimits } from './zoomTier.ts';
import './groupColours.css';
import './reactFlow.css';

/** What a parent can do with where one looks. */
export interface GraphStageHandle {
  /** Looks at everything. */
  fit: () => void;
  /** Looks at these labels. */
  reveal: (labels: Iterable<string>) => void;
  /** Puts the keyboard at a label. */
  focus: (label: string) => void;
  /** The colours in force. */
  colours: () => GraphColours;
}

/** What a picture is drawn with. */
export interface GraphColours {
  readonly palette: Palette;
  readonly font: string;
  readonly document: Document;
}

/** Props of {@link GraphStage}. */
export interface GraphStageProps {
  scene: Scene;
  graph: BrainGraph;
  detail: CardDetail;
  emphasis: Emphasis;
  initialViewport: Viewport | undefined;
  revision: number;
  running: { since: number; progress: number } | undefined;
  notice: string | undefined;
  wheelZooms: boolean;
  words: BrainWords;
  language: string;
  onChoose: (label: string | undefined) => void;
  onOpenLink: (id: string | undefined) => void;
  onViewport: (viewport: Viewport) => void;
  onMove: (label: string, place: Point) => void;
  onMoveEnd: () => void;
  onArrange: () => void;
  onCancel: () => void;
  handle: Ref<GraphStageHandle>;
}

const nodeTypes = { label: LabelCard };
const noEdges: never[] = [];
const middle: [number, number] = [0.5, 0.5];

/** How near a press has to be to a line, in pixels of the screen. */
const reach = 8;

/** The graph inside React Flow: canvas layer, mounted cards, badges and overlays. */
export function GraphStage(props: GraphStageProps) {
  const { scene, graph, detail, emphasis, words, language, running, notice } = props;
  const { onChoose, onOpenLink, onViewport, onMove, onMoveEnd, onArrange, onCancel } = props;
  const flow = useReactFlow();
  const { fit, reveal, centre } = useViewport(props);
  const area = useNearArea();
  const [cache] = useState(createNodeCache);
  const nodes = useMemo(
    () => cache(scene, area, { detail, emphasis, words }),
    [cache, scene, area, detail, emphasis, words],
  );
  const adjacency = useMemo(() => adjacencyOf(graph.links), [graph]);
  const cursor = useCursor({ scene, selected: emphasis.selected, centre });
  const { goTo } = cursor;
  const stage = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    props.handle,
    () => ({ fit, reveal, focus: goTo, colours: () => coloursOf(stage.current) }),
    [fit, reveal, goTo],
  );
  const helpId = useId();
  const fanned = useMemo(
    () => scene.lines.find(({ link }) => link.id === emphasis.openLink),
    [scene, emphasis.openLink],
  );

  const fannedEnds = fanned?.link;
  useEffect(() => {
    // A fan is read from near: where one is far, one goes there.
    if (fannedEnds === undefined || tierAt(flow.getZoom()) === 'near') return;
    reveal([fannedEnds.source, fannedEnds.target]);
  }, [fannedEnds, flow, reveal]);

  const chooseAt = (event: MouseEvent): void => {
    const point = flow.screenToFlowPosition({ x: event.clientX, y: event.clientY });
    const box = boxAt(scene, point);
    if (box !== undefined) {
      onChoose(box.label.name);
      return;
    }
    const line = lineAt(scene, point, reach / flow.getZoom());
    if (line === undefined) onChoose(undefined);
    onOpenLink(line?.link.id);
  };
  const followDrag = (changes: NodeChange<LabelNode>[]): void => {
    for (const change of changes) {
      if (change.type !== 'position' || change.position === undefined) continue;
      onMove(change.id, change.position);
    }
  };

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-part="graph"
      onKeyDown={(event) => {
        const act = { '+': flow.zoomIn, '=': flow.zoomIn, '-': flow.zoomOut }[event.key];
        if (event.key === '0') fit();
        else if (act === undefined) return;
        else void act();
        event.preventDefault();
      }}
    >
      <GraphControls words={words} onFit={fit} onArrange={onArrange} />
      <SceneCanvas scene={scene} emphasis={emphasis} apartText={words.withoutRelations} />
      <ReactFlow<LabelNode>
        nodes={nodes}
        edges={noEdges}
        nodeTypes={nodeTypes}
        nodeOrigin={middle}
        minZoom={zoomLimits.least}
        maxZoom={zoomLimits.most}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        zoomOnDoubleClick={false}
        zoomOnScroll={props.wheelZooms}
        preventScrolling={props.wheelZooms}
        attributionPosition="bottom-center"
        ariaLabelConfig={{
          'node.a11yDescription.default': words.graphHelp,
          'node.a11yDescription.keyboardDisabled': words.graphHelp,
          'node.a11yDescription.ariaLiveMessage': () => '',
          'edge.a11yDescription.default': '',
          'minimap.ariaLabel': words.minimap,
        }}
        onNodesChange={followDrag}
        onNodeDragStop={onMoveEnd}
        onNodeClick={(_event, { id }) => onChoose(id)}
        onPaneClick={chooseAt}
        onMoveEnd={(_event, viewport) => onViewport(viewport)}
      >
        {area !== undefined && (
          <LinkBadges
            scene={scene}
            emphasis={emphasis}
            area={area}
            words={words}
            language={language}
            onOpen={onOpenLink}
          />
        )}
        {fanned !== undefined && <LinkFan line={fanned} words={words} language={language} />}
      </ReactFlow>
      <div role="group" aria-label={words.graphLabel} className={styles.cursorLayer}>
        <VisuallyHidden>
          <span id={helpId}>{words.graphHelp}</span>
        </VisuallyHidden>
        {cursor.box !== undefined && (
          <LabelCursor
            key={cursor.box.label.name}
            box={cursor.box}
            neighbours={adjacency.get(cursor.box.label.name)?.size ?? 0}
            takesFocus={cursor.takesFocus}
            describedBy={helpId}
            words={words}
            onFocus={cursor.enter}
            onKeyDown={cursor.onKeyDown}
            onChoose={() => onChoose(cursor.box?.label.name)}
          />
        )}
      </div>
      <Minimap scene={scene} />
      {running !== undefined && <LayoutProgress {...running} words={words} onCancel={onCancel} />}
      {notice !== undefined && (
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      )}
    </div>
  );
}

function coloursOf(stage: HTMLElement | null): GraphColours {
  if (stage === null) {
    throw new Error('Brainstem: the picture is not mounted, so it has no colours.');
  }
  const { fontFamily } = getComputedStyle(stage);
  return { palette: readPalette(stage), font: fontFamily, document: stage.ownerDocument };
}
