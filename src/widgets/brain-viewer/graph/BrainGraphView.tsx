import { ReactFlowProvider } from '@xyflow/react';
import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { brainWords, english, resolveWords, type BrainWords } from '../../../words/index.ts';
import { chooseLayout } from '../layout/chooseLayout.ts';
import { createMemoryStorage, type LayoutStorage } from '../layout/layoutStorage.ts';
import type { LayoutAlgorithm, Point } from '../layout/layoutInput.ts';
import type { BrainGraph } from '../model/brainGraph.ts';
import { groupLabels, type LabelGroup } from '../model/groupLabels.ts';
import { dashOfStores } from '../model/storeTypes.ts';
import { cardSize, chooseDetail, type CardDetail } from './cardSize.ts';
import type { Viewport } from './drawInput.ts';
import { noEmphasis, type Emphasis } from './emphasis.ts';
import { GraphStage, type GraphColours, type GraphStageHandle } from './GraphStage.tsx';
import styles from './BrainGraphView.module.css';
import { createScene, type Scene } from './scene.ts';
import type { GraphLayoutState } from '../layout/createGraphLayout.ts';
import { useGraphLayout } from './useGraphLayout.ts';

/** What a parent can do with a mounted picture. */
export interface BrainGraphHandle extends GraphStageHandle {
  /** What is drawn, for an export. */
  scene: () => Scene;
  /** How it is drawn, for an export. */
  picture: () => { detail: CardDetail } & GraphColours;
  /** Moves a label by so many pixels at zoom 1, and remembers it. */
  nudge: (label: string, by: Point) => void;
}

/** Props of {@link BrainGraphView}. */
export interface BrainGraphViewProps {
  /** What is laid out. */
  graph: BrainGraph;
  /** The part of it that is drawn. @default all of it */
  shown?: BrainGraph;
  /** Which labels belong together. @default worked out of the graph */
  groups?: readonly LabelGroup[];
  /** @default by size and density */
  layout?: LayoutAlgorithm | 'auto';
  /** What cards tell. @default by the number of labels */
  detail?: CardDetail | 'auto';
  /** What is highlighted. @default nothing */
  emphasis?: Emphasis;
  /** Where one looks at first. @default at everything */
  viewport?: Viewport;
  /** Where layouts are kept. @default in memory */
  storage?: LayoutStorage;
  /** Where the host serves the package's `layoutWorker.js`. @default a Blob */
  workerUrl?: string;
  /** How long a layout may take, in milliseconds. @default 8000 */
  deadline?: number;
  /** Whether the wheel zooms without a key. @default false */
  wheelZooms?: boolean;
  /** @default English */
  words?: BrainWords;
  /** BCP 47. @default 'en' */
  language?: string;
  onChoose?: (label: string | undefined) => void;
  onOpenLink?: (id: string | undefined) => void;
  onViewport?: (viewport: Viewport) => void;
  /** Given what a parent can do with it. */
  handle?: Ref<BrainGraphHandle>;
}

const nothing = (): undefined => undefined;

function noColours(): never {
  throw new Error('Brainstem: the picture is not mounted, so it has no colours.');
}

/**
 * The picture of a graph model: layout, drawn layer, cards, controls, map and keyboard. It needs no
 * platform. It fills its parent, which gives it a height.
 */
export function BrainGraphView({
  graph,
  shown = graph,
  groups: givenGroups,
  layout: wantedLayout = 'auto',
  detail: wantedDetail = 'auto',
  emphasis = noEmphasis,
  viewport,
  storage: givenStorage,
  workerUrl,
  deadline,
  wheelZooms = false,
  words = resolveWords(english, 'brain', brainWords),
  language = 'en',
  onChoose = nothing,
  onOpenLink = nothing,
  onViewport = nothing,
  handle,
}: BrainGraphViewProps) {
  const [ownStorage] = useState(createMemoryStorage);
  const detail = wantedDetail === 'auto' ? chooseDetail(graph.labels.size) : wantedDetail;
  const algorithm =
    wantedLayout === 'auto' ? chooseLayout(graph.labels.size, graph.links.length) : wantedLayout;
  const sizes = useMemo(
    () =>
      new Map(Array.from(graph.labels.values(), (label) => [label.name, cardSize(label, detail)])),
    [graph, detail],
  );
  const groups = useMemo(
    () =>
      new Map(
        (givenGroups ?? groupLabels(graph)).flatMap(({ index, labels }) =>
          labels.map((label): [string, number] => [label, index]),
        ),
      ),
    [graph, givenGroups],
  );
  const frame = useRef<HTMLDivElement>(null);
  const { places, revision, running, by, isUnfinished, layout } = useGraphLayout({
    graph,
    sizes,
    algorithm,
    variant: detail,
    storage: givenStorage ?? ownStorage,
    workerUrl,
    deadline,
    frame,
  });
  const stores = useMemo(() => dashOfStores(graph), [graph]);
  const scene = useMemo(
    () => createScene({ graph: shown, places, sizes, groups, stores }),
    [shown, places, sizes, groups, stores],
  );
  const [stage, setStage] = useState<GraphStageHandle | null>(null);
  useImperativeHandle(
    handle,
    () => ({
      fit: () => stage?.fit(),
      reveal: (labels) => stage?.reveal(labels),
      colours: () => stage?.colours() ?? noColours(),
      focus: (label) => stage?.focus(label),
      scene: () => scene,
      picture: () => ({ detail, ...(stage?.colours() ?? noColours()) }),
      nudge: (label, offset) => {
        const place = layout.store.getState().places.get(label);
        if (place === undefined) return;
        layout.move(label, { x: place.x + offset.x, y: place.y + offset.y });
        layout.keep();
      },
    }),
    [stage, scene, layout, detail],
  );
  return (
    <div ref={frame} className={styles.frame}>
      <ReactFlowProvider>
        <GraphStage
          handle={setStage}
          scene={scene}
          graph={shown}
          detail={detail}
          emphasis={emphasis}
          initialViewport={viewport}
          revision={revision}
          running={running}
          notice={running === undefined && isUnfinished ? unfinishedText(by, words) : undefined}
          wheelZooms={wheelZooms}
          words={words}
          language={language}
          onChoose={onChoose}
          onOpenLink={onOpenLink}
          onViewport={onViewport}
          onMove={layout.move}
          onMoveEnd={layout.keep}
          onArrange={layout.arrange}
          onCancel={layout.cancel}
        />
      </ReactFlowProvider>
    </div>
  );
}

/** What is said of a picture whose layout was cut short. */
function unfinishedText(by: GraphLayoutState['by'], words: BrainWords): string {
  return by === 'grid' ? words.layoutGrid : words.layoutCut;
}
