import { ReactFlowProvider } from '@xyflow/react';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';
import { useBrainActions, useBrainView } from '../BrainContext.ts';
import { chooseLayout } from '../core/layout/chooseLayout.ts';
import { dashOfStores } from '../core/model/storeTypes.ts';
import { cardSize, chooseDetail } from '../core/scene/cardSize.ts';
import { lightNeighbours } from '../core/scene/emphasis.ts';
import { createSceneBuilder } from '../core/scene/scene.ts';
import type { Viewport } from '../core/scene/viewport.ts';
import type { BrainPicture } from '../useBrainPicture.ts';
import type { BrainGraphHandle, GraphStageHandle } from './BrainGraphHandle.ts';
import styles from './BrainGraphView.module.css';
import {
  DrawnGraphProvider,
  GraphLayoutProvider,
  useLayoutActions,
  useLayoutState,
} from './GraphContext.ts';
import { GraphStage } from './GraphStage.tsx';
import { useGraphLayout, type GraphLayoutSettings } from './useGraphLayout.ts';

/** Props of {@link BrainGraphView}. */
export type BrainGraphViewProps = LaidOutGraphProps & GraphLayoutSettings;

interface LaidOutGraphProps {
  picture: BrainPicture;
  /** The first viewport. @default everything */
  viewport?: Viewport;
  /** Whether the wheel zooms without a key. @default false */
  wheelZooms?: boolean;
  handle?: Ref<BrainGraphHandle>;
}

/** The brain as a graph. It fills its parent, which gives it a height. */
export function BrainGraphView({ storage, workerUrl, deadline, ...graph }: BrainGraphViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const layout = useGraphLayout(frame, { storage, workerUrl, deadline });
  return (
    <div ref={frame} className={styles.frame}>
      <GraphLayoutProvider controller={layout}>
        <ReactFlowProvider>
          <LaidOutGraph {...graph} />
        </ReactFlowProvider>
      </GraphLayoutProvider>
    </div>
  );
}

/** The graph in the places that its layout found. */
function LaidOutGraph({ picture, viewport, wheelZooms = false, handle }: LaidOutGraphProps) {
  const { groups, groupOf } = picture;
  const { whole: graph, shown, adjacency } = picture.drawn;
  const [hovered, hover] = useState<string>();
  const light = useCallback(
    (label: string | undefined) => {
      const { emphasis } = picture.drawn;
      const isShown = emphasis.selected === undefined || shown.labels.has(emphasis.selected);
      return isShown ? lightNeighbours(emphasis, adjacency, label) : emphasis;
    },
    [picture.drawn, shown, adjacency],
  );
  const emphasis = useMemo(() => light(hovered), [light, hovered]);
  const { show, move, save, snapshot } = useLayoutActions();
  const { remember } = useBrainActions();
  const places = useLayoutState((state) => state.places);
  const isStrict = useLayoutState(({ algorithm }) => algorithm !== 'organic');
  const chosenLayout = useBrainView((view) => view.layout);
  const chosenDetail = useBrainView((view) => view.detail);
  const detail = chosenDetail === 'auto' ? chooseDetail(graph.labels.size) : chosenDetail;
  const suited = useMemo(() => chooseLayout(graph), [graph]);
  const algorithm = chosenLayout === 'auto' ? suited : chosenLayout;
  const sizes = useMemo(
    () =>
      new Map(Array.from(graph.labels.values(), (label) => [label.name, cardSize(label, detail)])),
    [graph, detail],
  );
  useEffect(
    () => show({ graph, sizes, algorithm, variant: detail }),
    [show, graph, sizes, algorithm, detail],
  );
  const stores = useMemo(() => dashOfStores(graph), [graph]);
  const [build] = useState(createSceneBuilder);
  const scene = useMemo(
    () => build({ graph: shown, places, sizes, groupOf, stores, isStrict }),
    [build, shown, places, sizes, groupOf, stores, isStrict],
  );
  const [stage, setStage] = useState<GraphStageHandle | null>(null);
  useImperativeHandle(handle, () => {
    const colours = () => {
      if (stage === null) throw new Error('Brainstem: the graph is not mounted.');
      return stage.colours();
    };
    return {
      fit: () => stage?.fit(),
      reveal: (labels) => stage?.reveal(labels),
      focus: (label) => stage?.focus(label),
      colours,
      scene: () => scene,
      picture: () => ({ detail, emphasis: light(undefined), ...colours() }),
      nudge: (label, by) => {
        const place = places.get(label);
        if (place === undefined) return;
        remember(snapshot());
        move(label, { x: place.x + by.x, y: place.y + by.y });
        save();
      },
    };
  }, [stage, scene, places, move, save, snapshot, remember, detail, light]);
  const drawn = useMemo(
    () => ({ graph: shown, groups, scene, detail, emphasis, hover }),
    [shown, groups, scene, detail, emphasis, hover],
  );
  return (
    <DrawnGraphProvider value={drawn}>
      <GraphStage initialViewport={viewport} wheelZooms={wheelZooms} handle={setStage} />
    </DrawnGraphProvider>
  );
}
