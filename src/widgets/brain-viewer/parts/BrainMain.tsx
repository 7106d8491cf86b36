import { useEffect, useState } from 'react';
import { ErrorNotice, lazyPart, WidgetBoundary } from '../../../provider/index.ts';
import { Button } from '../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords, useLanguage } from '../BrainContext.ts';
import { filterSize } from '../model/filterGraph.ts';
import type { BrainGraph } from '../model/brainGraph.ts';
import { createMemoryStorage } from '../layout/layoutStorage.ts';
import { useBrainPicture } from '../useBrainPicture.ts';
import { useChanges } from '../useChanges.ts';
import { DocumentView } from './DocumentView.tsx';
import type { BrainBodyProps } from './BrainBody.tsx';
import { BrainLoading } from './BrainLoading.tsx';
import styles from './BrainMain.module.css';
import { SidePanel } from './SidePanel.tsx';
import { TableView } from '../table/TableView.tsx';

/** Fetched only where a graph is looked at: the drawing weighs more than all the rest. */
const BrainGraphView = lazyPart(
  async () => (await import('../graph/BrainGraphView.tsx')).BrainGraphView,
  { fallback: () => <BrainLoading /> },
);

/** The brain in the chosen view, with the side panel. */
export function BrainMain(props: BrainBodyProps & { graph: BrainGraph }) {
  const { graph, brain, handle, onHandle, wheelZooms, storage, workerUrl } = props;
  const words = useBrainWords();
  const language = useLanguage();
  const actions = useBrainActions();
  const mode = useBrainView((view) => view.mode);
  const panel = useBrainView((view) => view.panel);
  const layout = useBrainView((view) => view.layout);
  const detail = useBrainView((view) => view.detail);
  const filter = useBrainView((view) => view.filter);
  const [firstViewport] = useState(useBrainView((view) => view.viewport));
  const [ownStorage] = useState(createMemoryStorage);
  const [added, setAdded] = useState<ReadonlySet<string>>(nothingAdded);
  const changes = useChanges(graph, setAdded, props.sessionId);
  const earlier = useEarlier(graph);
  const picture = useBrainPicture(graph, added);
  useReveal(handle, picture);
  return (
    <div className={styles.main} data-panel={panel === undefined ? undefined : ''}>
      <div className={styles.view}>
        {brain.error !== null && (
          <div className={styles.notice}>
            <ErrorNotice
              error={brain.error}
              tone="warning"
              role="status"
              title={words.loadFailed}
              onRetry={() => void brain.refetch()}
              isRetrying={brain.isFetching}
            />
          </div>
        )}
        {mode === 'table' && (
          <WidgetBoundary>
            <TableView picture={picture} />
          </WidgetBoundary>
        )}
        {mode === 'document' && (
          <WidgetBoundary>
            <DocumentView request={props.request} scripts={props.documentScripts ?? false} />
          </WidgetBoundary>
        )}
        {mode === 'graph' && (
          <WidgetBoundary>
            <BrainGraphView
              graph={graph}
              shown={picture.shown}
              groups={picture.groups}
              layout={layout}
              detail={detail}
              emphasis={picture.emphasis}
              viewport={firstViewport}
              storage={storage ?? ownStorage}
              workerUrl={workerUrl}
              wheelZooms={wheelZooms}
              words={words}
              language={language}
              onChoose={actions.choose}
              onOpenLink={actions.openLink}
              onViewport={(viewport) => actions.change({ viewport })}
              handle={onHandle}
            />
          </WidgetBoundary>
        )}
        {picture.shown.labels.size === 0 && filterSize(filter) > 0 && (
          <div className={styles.nothing} role="status">
            <strong>{words.nothingLeft}</strong>
            <span>{words.nothingLeftText}</span>
            <Button size="small" onClick={() => actions.change({ filter: {} })}>
              {words.clearFilters}
            </Button>
          </div>
        )}
      </div>
      {panel !== undefined && (
        <WidgetBoundary>
          <SidePanel
            {...props}
            picture={picture}
            changes={changes}
            earlier={earlier}
            onShow={setAdded}
          />
        </WidgetBoundary>
      )}
    </div>
  );
}

const nothingAdded: ReadonlySet<string> = new Set();

/** How many extractions are kept to compare with. */
const keptExtractions = 10;

/** The extractions before this one, the latest first. */
function useEarlier(graph: BrainGraph): readonly BrainGraph[] {
  const [seen, setSeen] = useState<readonly BrainGraph[]>([graph]);
  if (seen[0] !== graph) setSeen([graph, ...seen].slice(0, keptExtractions + 1));
  return seen.slice(1);
}

/** Looks at what is brought out, when that changes. */
function useReveal(
  handle: BrainBodyProps['handle'],
  { emphasis, path }: ReturnType<typeof useBrainPicture>,
): void {
  const { labels, added } = emphasis;
  useEffect(() => {
    if (handle === null) return;
    const wanted = path !== undefined && path.length > 0 ? path : labels;
    if (wanted !== undefined) handle.reveal(wanted);
    // Only a change of emphasis moves the view, not a redraw.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [labels, path, added]);
}
