import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  useImperativeHandle,
} from 'react';
import { isPlatformError } from '../../../client/errors/index.ts';
import { randomUuid } from '../../../contract/index.ts';
import { createMemoryStorage } from '../../../environment/index.ts';
import {
  EvidenceProvider,
  QueryError,
  useGeneralWords,
  usePlatformQuery,
  WidgetBoundary,
} from '../../../provider/index.ts';
import { brainQuery, type BrainRequest } from '../../../query/index.ts';
import {
  Button,
  Dialog,
  EmptyState,
  icons,
  KeyList,
  ValueView,
  shortcutKey,
  Surface,
  useBrowserLayoutEffect,
  isHtmlElement,
  type DialogProps,
} from '../../../ui/index.ts';
import styles from './BrainRegion.module.css';
import { BrainLoading } from './BrainLoading.tsx';
import { BrainMain } from './BrainMain.tsx';
import { useBrainActions, useBrainProps, useBrainView, useBrainWords } from '../BrainContext.ts';
import type { PictureFormat } from '../declaration.ts';
import { BrainWorkspaceProvider, useBrainWorkspace, type PictureHandle } from './BrainWorkspace.ts';
import { brainRequestOf } from '../core/brainOptions.ts';
import { readBrainGraph, type BrainOptions } from '../core/index.ts';
import { isBrainAnswer } from '../core/model/brainModel.ts';
import { Toolbar } from '../toolbar/Toolbar.tsx';
import { useFullScreen } from '../toolbar/useFullScreen.ts';
import { useBrainPicture } from './useBrainPicture.ts';
import { useShownGraph } from './useShownGraph.ts';
import { createCallQueue } from '../../../controller/index.ts';
import { useExportPicture } from '../exports/useExportPicture.ts';

/** Renders the viewer's region: the toolbar, the body and the keyboard shortcuts. */
export function BrainRegion() {
  const words = useBrainWords();
  const props = useBrainProps();
  const { onOpenSource, onOpenNode } = props;
  const { goBack, undo, addExtraction, setView, showDifferences } = useBrainActions();
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [graphHandle, setGraphHandle] = useState<PictureHandle | null>(null);
  const [hasShortcuts, setHasShortcuts] = useState(false);
  const [ownSessionId] = useState(randomUuid);
  const [ownStorage] = useState(createMemoryStorage);
  const fullScreen = useFullScreen(root);
  const request = useRequest(props);
  const { data, error, isFetching, isPlaceholderData, refetch } = usePlatformQuery((client) =>
    brainQuery(client, request),
  );
  const answered = useMemo(() => (data === undefined ? undefined : readBrainGraph(data)), [data]);
  const shown = useShownGraph({ graph: answered, request, isOther: isPlaceholderData });
  const { graph, news } = shown;
  useEffect(() => {
    if (graph !== undefined) addExtraction(graph);
  }, [graph, addExtraction]);
  const picture = useBrainPicture(graph, props.groups, root);

  const onKeyDown = (event: KeyboardEvent): void => {
    const isTyping = isHtmlElement(event.target, 'input', 'textarea', 'select');
    const hasModifier = event.ctrlKey || event.metaKey;
    const key = shortcutKey(event);
    if (key === 'k' && hasModifier) {
      event.preventDefault();
      search.current?.focus();
    } else if (key === 'z' && hasModifier && !isTyping) {
      event.preventDefault();
      undo();
    } else if (event.key === '?' && !isTyping) {
      setHasShortcuts(true);
    } else if (event.key === 'Escape' && !isTyping) {
      goBack();
    }
  };
  const workspace = {
    request,
    brain: {
      data,
      error,
      isFetching,
      refetch() {
        shown.ask(refetch().then((later) => later.data !== data));
      },
    },
    news: news && {
      count: news.count,
      show() {
        if (graph !== undefined) showDifferences(graph, news.graph);
        setView({ panel: 'compare' });
        shown.accept();
      },
    },
    picture,
    graph: graphHandle,
    setGraph: setGraphHandle,
    search,
    isFullScreen: fullScreen.isOn,
    storage: props.storage ?? ownStorage,
    sessionId: props.sessionId ?? ownSessionId,
  };
  return (
    <Surface
      ref={root}
      role="region"
      aria-label={props.label ?? words.brain}
      className={styles.root}
      data-part="brain"
      onKeyDown={onKeyDown}
    >
      <BrainWorkspaceProvider value={workspace}>
        <BrainMethods />
        <WidgetBoundary>
          <Toolbar fullScreen={fullScreen} onShortcuts={() => setHasShortcuts(true)} />
        </WidgetBoundary>
        <WidgetBoundary>
          <EvidenceProvider onOpenSource={onOpenSource} onOpenNode={onOpenNode}>
            <BrainBody />
          </EvidenceProvider>
        </WidgetBoundary>
        <WidgetBoundary>
          <ShortcutDialog open={hasShortcuts} onOpenChange={setHasShortcuts} />
        </WidgetBoundary>
      </BrainWorkspaceProvider>
    </Surface>
  );
}

/** Shows the brain below the toolbar, or explains why there is none. */
function BrainBody() {
  const words = useBrainWords();
  const { picture, brain } = useBrainWorkspace();
  const isMissing = isPlatformError(brain.error) && brain.error.status === 404;
  if (picture !== undefined && picture.graph.labels.size > 0) return <BrainMain />;
  if (picture === undefined && brain.error !== null && !isMissing) {
    return (
      <div className={styles.message}>
        <QueryError query={brain} title={words.loadFailed} />
      </div>
    );
  }
  if (picture === undefined && !isMissing) return <BrainLoading />;
  if (!isMissing && !isBrainAnswer(brain.data)) {
    return (
      <div className={styles.unknown}>
        <EmptyState heading="h3" title={words.unknownTitle} text={words.unknownText} />
        <ValueView value={brain.data} />
      </div>
    );
  }
  return (
    <div className={styles.message}>
      <EmptyState icon={icons.plug} heading="h3" title={words.emptyTitle} text={words.emptyText}>
        <Button disabled={brain.isFetching} onClick={brain.refetch}>
          {words.checkAgain}
        </Button>
      </EmptyState>
    </div>
  );
}

/** Lists the keyboard shortcuts. */
function ShortcutDialog({ open, onOpenChange }: Pick<DialogProps, 'open' | 'onOpenChange'>) {
  const words = useBrainWords();
  const general = useGeneralWords();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.shortcuts}
      description={words.zoomHint}
      actions={<Button onClick={() => onOpenChange(false)}>{general.close}</Button>}
    >
      <KeyList keys={words.shortcutList.map(([keys, meaning]) => [[keys], meaning])} />
    </Dialog>
  );
}

function useRequest(options: BrainOptions): BrainRequest {
  const { tenantId, combinedInclude, platformView } = options;
  const sources = useBrainView((view) => view.sources);
  return useMemo(
    () => brainRequestOf(sources, { tenantId, combinedInclude, platformView }),
    [tenantId, combinedInclude, platformView, sources],
  );
}

/** The mounted graph that receives the calls. */
interface ShownGraph {
  readonly graph: PictureHandle;
  readonly exportPicture: (format: PictureFormat) => Promise<Blob>;
}

/** Publishes the viewer's imperative handle. Queues calls until a graph is mounted. */
function BrainMethods() {
  const { actionsRef } = useBrainProps();
  const { focus } = useBrainActions();
  const { graph } = useBrainWorkspace();
  const exportPicture = useExportPicture();
  const [queue] = useState(() => createCallQueue<ShownGraph>());
  useBrowserLayoutEffect(
    () =>
      graph === null || exportPicture === undefined
        ? undefined
        : queue.attach({ graph, exportPicture }),
    [graph, exportPicture, queue],
  );
  useImperativeHandle(
    actionsRef,
    () => ({
      focus: (label) => focus(label, 1),
      fit: () => queue.call(({ graph: shown }) => shown.fit()),
      export: (format) =>
        new Promise((resolve) => {
          queue.call((shown) => resolve(shown.exportPicture(format)));
        }),
    }),
    [focus, queue],
  );
  return null;
}
