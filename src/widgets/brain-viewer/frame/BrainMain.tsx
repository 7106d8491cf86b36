import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { QueryError, lazyPart, WidgetBoundary } from '../../../provider/index.ts';
import {
  Button,
  joinClasses,
  layout,
  useFocusWithin,
  type FocusWithin,
} from '../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../BrainContext.ts';
import { BrainLoading } from './BrainLoading.tsx';
import styles from './BrainMain.module.css';
import { useBrainWorkspace, usePicture } from './BrainWorkspace.ts';
import { loadLayoutCode } from '../core/layout/worker/loadLayoutCode.ts';
import type { BrainLevel } from '../core/map/brainLevel.ts';
import { filterSize } from '../core/model/filterGraph.ts';
import { DocumentView } from '../document/DocumentView.tsx';
import { MapFoot } from '../map/MapFoot.tsx';
import { MapStage, type ChosenStops } from '../map/MapStage.tsx';
import { MapTrail } from '../map/MapTrail.tsx';
import { SidePanel } from '../panels/SidePanel.tsx';
import { TableView } from '../table/TableView.tsx';

/** The graph, loaded lazily since it is the largest chunk. */
const BrainGraphView = lazyPart(
  async () => {
    // Preloads the layout code in parallel.
    void loadLayoutCode().catch(() => undefined);
    return (await import('../graph/BrainGraphView.tsx')).BrainGraphView;
  },
  { fallback: () => <BrainLoading /> },
);

/** Renders the brain in the chosen view, with the side panel. */
export function BrainMain() {
  const words = useBrainWords();
  const { brain } = useBrainWorkspace();
  const hasPanel = useBrainView((view) => view.panel !== null);
  return (
    <div className={styles.main} data-panel={hasPanel ? '' : undefined} {...useWholeDoubleClicks()}>
      <div className={joinClasses(layout.column, styles.view)}>
        {brain.error !== null && (
          <div className={styles.notice}>
            <QueryError query={brain} tone="warning" role="status" title={words.loadFailed} />
          </div>
        )}
        <WidgetBoundary>
          <ChosenView />
        </WidgetBoundary>
        <NothingLeft />
        <News />
      </div>
      {hasPanel && (
        <WidgetBoundary>
          <SidePanel />
        </WidgetBoundary>
      )}
    </div>
  );
}

/**
 * Keeps the second press of a double click from what took the place of the pressed element: a press
 * opens a group at once, and the next one would choose a type, or select a word, in its picture.
 */
function useWholeDoubleClicks() {
  const pressed = useRef<EventTarget>(null);
  const drop = (event: MouseEvent): void => {
    if (event.detail < 2 || event.target === pressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onMouseDownCapture(event: MouseEvent): void {
      if (event.detail < 2) pressed.current = event.target;
      else drop(event);
    },
    onClickCapture: drop,
    onDoubleClickCapture: drop,
  };
}

function ChosenView() {
  const mode = useBrainView((view) => view.mode);
  switch (mode) {
    case 'graph':
      return <GraphMode />;
    case 'table':
      return <TableView />;
    case 'document':
      return <DocumentView />;
  }
}

function GraphMode() {
  const { graph } = useBrainWorkspace();
  const { level, emphasis } = usePicture();
  const [viewport] = useState(useBrainView((view) => view.viewport));
  const { labels, added } = emphasis;
  useEffect(() => {
    if (labels !== undefined) graph?.reveal(labels);
    // Runs when the emphasis changes, not when the graph is remounted.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [labels, added]);
  const isMap = level.kind === 'map' || level.kind === 'label' || level.kind === 'path';
  const focus = useKeptFocus(level);
  const [chosen, setChosen] = useState<ChosenStops>({});
  return (
    <>
      <MapTrail />
      <div className={joinClasses(layout.column, styles.picture)} tabIndex={-1} {...focus}>
        {isMap ? (
          <MapStage chosen={chosen} setChosen={setChosen} />
        ) : (
          <BrainGraphView
            key={keyOf(level)}
            viewport={level.kind === 'all' ? viewport : undefined}
          />
        )}
      </div>
      <MapFoot />
    </>
  );
}

/**
 * Keeps the focus in the picture when the level changes: on the picture itself, so that it hears
 * Escape, until there is an element to focus.
 */
function useKeptFocus(level: BrainLevel): FocusWithin {
  const { graph } = useBrainWorkspace();
  const first = firstOf(level);
  return useFocusWithin(
    first,
    useCallback(
      (root: HTMLDivElement) => {
        if (graph !== null) graph.focus(first);
        else root.focus();
      },
      [graph, first],
    ),
  );
}

function firstOf(level: BrainLevel): string {
  if ('label' in level) return level.label;
  return level.kind === 'group' ? (level.group.labels[0] ?? '') : '';
}

function keyOf({ kind, trail }: BrainLevel): string {
  return JSON.stringify([kind, trail.map(({ name }) => name)]);
}

/** Announces over the unchanged picture that there is a newer one. */
function News() {
  const words = useBrainWords();
  const { news } = useBrainWorkspace();
  return (
    <div className={styles.news} role="status">
      {news !== undefined && (
        <p className={styles.newsText}>
          <span>{words.news(news.count)}</span>
          <Button size="small" onClick={news.show}>
            {words.showNews}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Replaces a graph or table that is empty after filtering. */
function NothingLeft() {
  const words = useBrainWords();
  const { setView } = useBrainActions();
  const { shown } = usePicture();
  const hasFilter = useBrainView(({ filter }) => filterSize(filter) > 0);
  if (shown.labels.size > 0 || !hasFilter) return null;
  return (
    <div className={styles.nothing} role="status">
      <strong>{words.nothingLeft}</strong>
      <span>{words.nothingLeftText}</span>
      <Button size="small" onClick={() => setView({ filter: {} })}>
        {words.clearFilters}
      </Button>
    </div>
  );
}
