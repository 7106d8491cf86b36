import { ReactFlowProvider } from '@xyflow/react';
import {
  startTransition,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import type { KeyValueStorage } from '../../../environment/index.ts';
import { useBrainstem } from '../../../provider/index.ts';
import { useAppearance } from '../../../ui/index.ts';
import { useBrainActions, useBrainView } from '../BrainContext.ts';
import { createGraphLayout, type GraphLayout } from '../core/layout/createGraphLayout.ts';
import { usualStage, type Size } from '../core/layout/layoutInput.ts';
import { createLayoutRunner } from '../core/layout/worker/createLayoutRunner.ts';
import { startBlobWorker, startHostWorker } from '../core/layout/worker/startWorker.ts';
import { dashOfStores } from '../core/model/storeTypes.ts';
import { cardSizes, chooseDetail } from '../core/scene/cardSize.ts';
import { lightNeighbours } from '../core/scene/emphasis.ts';
import { createScene, createSceneBuilder, type SceneInput } from '../core/scene/scene.ts';
import type { Viewport } from '../core/scene/viewport.ts';
import type { BrainPicture } from '../frame/useBrainPicture.ts';
import type { BrainGraphHandle, GraphStageHandle } from './BrainGraphHandle.ts';
import styles from './BrainGraphView.module.css';
import { coloursOf } from './canvas/palette.ts';
import {
  DrawnGraphProvider,
  GraphLayoutProvider,
  useLayoutActions,
  useLayoutState,
} from './GraphContext.ts';
import { GraphStage } from './GraphStage.tsx';
import { useGlide } from './useGlide.ts';

export type BrainGraphViewProps = LaidOutGraphProps & GraphLayoutSettings;

interface LaidOutGraphProps {
  picture: BrainPicture;
  /** The initial viewport. @default everything */
  viewport?: Viewport;
  /** True if the wheel zooms without a modifier key. @default false */
  wheelZooms?: boolean;
  handle?: Ref<BrainGraphHandle>;
}

interface MeasuredFrame {
  frame: RefObject<HTMLElement | null>;
  /** Its initial size. */
  size: Size;
}

/** Renders the brain as a graph. It fills its parent, which needs a height. */
export function BrainGraphView({ storage, workerUrl, ...graph }: BrainGraphViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const layout = useGraphLayout(frame, { storage, workerUrl });
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
            <LaidOutGraph {...graph} frame={frame} size={size} />
          </ReactFlowProvider>
        )}
      </GraphLayoutProvider>
    </div>
  );
}

/** Renders the graph with the places of its layout. */
function LaidOutGraph({
  picture,
  viewport,
  wheelZooms = false,
  handle,
  frame,
  size,
}: LaidOutGraphProps & MeasuredFrame) {
  const { shown } = picture.drawn;
  const { groups, adjacency } = picture;
  const isMirrored = useAppearance().direction === 'rtl';
  const { detail, sizes } = useArrangement(picture, size, isMirrored);
  const { light, emphasis, hover } = useLight(picture);
  const { scene, places, settled } = useScene(picture, { sizes, isMirrored }, frame);
  const { move, save, snapshot } = useLayoutActions();
  const { remember } = useBrainActions();
  const stage = useRef<GraphStageHandle>(null);
  useImperativeHandle(handle, () => {
    const look = () => ({ detail, emphasis: light(undefined), ...coloursOf(frame.current) });
    return {
      fit: () => stage.current?.fit(),
      reveal: (labels) => stage.current?.reveal(labels),
      focus: (label) => stage.current?.focus(label),
      scene: () => scene,
      picture: look,
      draw: (pen, text) => pen.createPicture(scene, { ...look(), ...text }),
      nudge: (label, by) => {
        const place = places.get(label);
        if (place === undefined) return;
        remember(snapshot());
        move(label, { x: place.x + by.x, y: place.y + by.y });
        save();
      },
    };
  }, [frame, scene, places, move, save, snapshot, remember, detail, light]);
  const drawn = useMemo(
    () => ({ graph: shown, groups, adjacency, scene, settled, detail, emphasis, hover }),
    [shown, groups, adjacency, scene, settled, detail, emphasis, hover],
  );
  return (
    <DrawnGraphProvider value={drawn}>
      <GraphStage initialViewport={viewport} wheelZooms={wheelZooms} handle={stage} />
    </DrawnGraphProvider>
  );
}

/** The maximum number of labels for which hovering one redraws its links without a lag. */
const maxHoverLabels = 400;

/** Highlights the neighbours of the hovered label. */
function useLight({ emphasis: given, adjacency, drawn }: BrainPicture) {
  const { arranged } = drawn;
  const { labels } = drawn.shown;
  const chosen = useMemo(() => ({ ...given, arranged }), [given, arranged]);
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
    (label: string | undefined) =>
      chosen.selected === undefined || labels.has(chosen.selected)
        ? lightNeighbours(chosen, adjacency, label)
        : chosen,
    [chosen, adjacency, labels],
  );
  const emphasis = useMemo(
    () => ({ ...light(hovered), hoveredLink }),
    [light, hovered, hoveredLink],
  );
  return { light, emphasis, hover };
}

/** Runs the layout that the view or the graph's shape determines. */
function useArrangement({ drawn }: BrainPicture, size: Size, isMirrored: boolean) {
  const { whole: graph, algorithm, arranged } = drawn;
  const { show } = useLayoutActions();
  const chosen = useBrainView((view) => view.detail);
  const fitting = useMemo(() => chooseDetail(graph.labels, size), [graph, size]);
  const detail = chosen === 'auto' ? fitting : chosen;
  const isTurned = useBrainView((view) => view.isTurned) && algorithm === 'hierarchical';
  const sizes = useMemo(() => cardSizes(graph.labels, detail), [graph, detail]);
  useEffect(() => {
    show({ graph, sizes, algorithm, arranged, isTurned, isMirrored, variant: detail });
  }, [show, graph, sizes, algorithm, arranged, isTurned, isMirrored, detail]);
  return { detail, sizes };
}

/** Builds the scene at the current places, and lazily the one after the animation. */
function useScene(
  { groupOf, drawn }: BrainPicture,
  { sizes, isMirrored }: Pick<SceneInput, 'sizes' | 'isMirrored'>,
  frame: MeasuredFrame['frame'],
) {
  const { whole, shown: graph } = drawn;
  const { places, isGliding } = useGlide(frame);
  const known = useLayoutState((state) => state.lines);
  const isPreview = useLayoutState((state) => state.isPreview);
  const ends = useLayoutState((state) => state.places);
  const stores = useMemo(() => dashOfStores(whole), [whole]);
  const [build] = useState(createSceneBuilder);
  const common = useMemo(
    () => ({ graph, sizes, groupOf, stores, known, isMirrored }),
    [graph, sizes, groupOf, stores, known, isMirrored],
  );
  const scene = useMemo(() => {
    const input = { ...common, places };
    return isGliding || isPreview ? createScene({ ...input, isMoving: true }) : build(input);
  }, [build, common, places, isGliding, isPreview]);
  const settled = useCallback(() => build({ ...common, places: ends }), [build, common, ends]);
  return { scene, places, settled };
}

/** The settings of a graph's layout. Later changes are ignored. */
interface GraphLayoutSettings {
  storage: KeyValueStorage;
  /** The URL of the package's `layoutWorker.js` on the host. @default a Blob */
  workerUrl?: string;
}

/**
 * Creates the layout of a mounted graph.
 *
 * @param frame - The stage, whose size the layout adopts.
 */
function useGraphLayout(
  frame: RefObject<HTMLElement | null>,
  { storage, workerUrl }: GraphLayoutSettings,
): GraphLayout {
  const { environment } = useBrainstem();
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
