import { ReactFlowProvider } from '@xyflow/react';
import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useBrainstem } from '../../../provider/index.ts';
import { useAppearance } from '../../../ui/index.ts';
import { useBrainProps, useBrainView } from '../BrainContext.ts';
import { createGraphLayout, type GraphLayout } from '../core/layout/createGraphLayout.ts';
import { usualStage, type Size } from '../core/layout/layoutInput.ts';
import { createLayoutRunner } from '../core/layout/worker/createLayoutRunner.ts';
import { startBlobWorker, startHostWorker } from '../core/layout/worker/startWorker.ts';
import { dashOfStores } from '../core/model/storeTypes.ts';
import { cardSizes, chooseDetail } from '../core/scene/cardSize.ts';
import { lightNeighbours } from '../core/scene/emphasis.ts';
import { createSceneBuilder, type Scene, type SceneInput } from '../core/scene/scene.ts';
import type { Viewport } from '../core/scene/viewport.ts';
import { useBrainWorkspace, usePicture } from '../frame/BrainWorkspace.ts';
import type { BrainPicture } from '../frame/useBrainPicture.ts';
import styles from './BrainGraphView.module.css';
import {
  DrawnGraphProvider,
  GraphLayoutProvider,
  useLayoutActions,
  useLayoutState,
  type GraphDrawing,
} from './GraphContext.ts';
import { GraphStage } from './GraphStage.tsx';

type Frame = RefObject<HTMLElement | null>;

export interface BrainGraphViewProps {
  /** The initial viewport. @default everything */
  viewport?: Viewport | undefined;
}

/** Renders the brain as a graph. It fills its parent, which needs a height. */
export function BrainGraphView({ viewport }: BrainGraphViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const layout = useGraphLayout(frame);
  const [size, setSize] = useState<Size>();
  const measure = useCallback((element: HTMLDivElement | null) => {
    frame.current = element;
    if (element === null) return;
    const { clientWidth: width, clientHeight: height } = element;
    // Only the initial size affects the layout. The transition mounts the graph in slices.
    startTransition(() => setSize((known) => known ?? { width, height }));
  }, []);
  return (
    <div ref={measure} className={styles.frame}>
      <GraphLayoutProvider controller={layout}>
        {size !== undefined && (
          <ReactFlowProvider>
            <LaidOutGraph viewport={viewport} size={size} />
          </ReactFlowProvider>
        )}
      </GraphLayoutProvider>
    </div>
  );
}

/** Renders the graph with the places of its layout. */
function LaidOutGraph({
  viewport,
  size,
}: BrainGraphViewProps & {
  /** Its initial size. */
  size: Size;
}) {
  const picture = usePicture();
  const isMirrored = useAppearance().direction === 'rtl';
  const { detail, sizes } = useArrangement(picture, size, isMirrored);
  const light = useLight(picture);
  const scene = useScene(picture, { sizes, isMirrored });
  const drawn = useMemo(() => ({ scene, detail, ...light }), [scene, detail, light]);
  return (
    <DrawnGraphProvider value={drawn}>
      <GraphStage initialViewport={viewport} />
    </DrawnGraphProvider>
  );
}

/** The maximum number of labels for which hovering one redraws its links without a lag. */
const maxHoverLabels = 400;

/** Highlights the neighbours of the hovered label. */
function useLight({
  emphasis: given,
  adjacency,
  drawn,
}: BrainPicture): Pick<GraphDrawing, 'emphasis' | 'resting' | 'hover'> {
  const { arranged } = drawn;
  const { labels } = drawn.shown;
  const chosen = useMemo(() => {
    // One that is filtered out or no longer there dims nothing.
    const isThere = given.selected !== undefined && labels.has(given.selected);
    return { ...given, arranged, selected: isThere ? given.selected : undefined };
  }, [given, arranged, labels]);
  const [hovered, hoverLabel] = useState<string>();
  const [hoveredLink, hoverLink] = useState<string>();
  const hover = useCallback(
    (label: string | undefined, link?: string) => {
      if (labels.size > maxHoverLabels) return;
      hoverLabel(label);
      hoverLink(link);
    },
    [labels],
  );
  const light = useCallback(
    (label: string | undefined) => lightNeighbours(chosen, adjacency, label),
    [chosen, adjacency],
  );
  return useMemo(
    () => ({ emphasis: { ...light(hovered), hoveredLink }, resting: light(undefined), hover }),
    [light, hovered, hoveredLink, hover],
  );
}

/** Runs the layout that the view or the graph's shape determines. */
function useArrangement({ drawn }: BrainPicture, size: Size, isMirrored: boolean) {
  const { whole: graph, algorithm, arranged } = drawn;
  const { show } = useLayoutActions();
  const chosen = useBrainView((view) => view.detail);
  const fitting = useMemo(() => chooseDetail(graph.labels, size), [graph, size]);
  const detail = chosen === 'auto' ? fitting : chosen;
  const isTurned = useBrainView((view) => view.isTurned) && algorithm === 'hierarchical';
  const isGrouped = arranged?.groups !== undefined;
  const sizes = useMemo(
    () => cardSizes(graph.labels, detail, isGrouped),
    [graph, detail, isGrouped],
  );
  useEffect(() => {
    show({ graph, sizes, algorithm, arranged, isTurned, isMirrored, variant: detail });
  }, [show, graph, sizes, algorithm, arranged, isTurned, isMirrored, detail]);
  return { detail, sizes };
}

/** Builds the scene at the current places. */
function useScene(
  { groupOf, drawn }: BrainPicture,
  { sizes, isMirrored }: Pick<SceneInput, 'sizes' | 'isMirrored'>,
): Scene {
  const { whole, shown: graph, arranged } = drawn;
  const groups = arranged?.groups;
  const places = useLayoutState((state) => state.places);
  const known = useLayoutState((state) => state.lines);
  const isDragging = useLayoutState((state) => state.isDragging);
  const stores = useMemo(() => dashOfStores(whole), [whole]);
  const [build] = useState(createSceneBuilder);
  return useMemo(
    () => build({ graph, sizes, groupOf, groups, stores, known, isMirrored, places, isDragging }),
    [build, graph, sizes, groupOf, groups, stores, known, isMirrored, places, isDragging],
  );
}

/** Creates the layout of a mounted graph. Later changes of its settings are ignored. */
function useGraphLayout(frame: Frame): GraphLayout {
  const { environment } = useBrainstem();
  const { storage } = useBrainWorkspace();
  const { workerUrl } = useBrainProps();
  const [layout] = useState(() => {
    const host = workerUrl === undefined ? [] : [() => startHostWorker(workerUrl)];
    const runner = createLayoutRunner({ workers: [...host, startBlobWorker], environment });
    const stage = (): Size => sizeOf(frame.current);
    return createGraphLayout({ runner, storage, stage, environment });
  });
  return layout;
}

function sizeOf(frame: HTMLElement | null): Size {
  const { clientWidth: width = 0, clientHeight: height = 0 } = frame ?? {};
  return width === 0 || height === 0 ? usualStage : { width, height };
}
