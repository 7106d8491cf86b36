import type { RefObject } from 'react';
import { Button, Icon, IconButton } from '../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../BrainContext.ts';
import type { BrainView } from '../brainView.ts';
import type { BrainGraphHandle } from '../graph/BrainGraphView.tsx';
import type { BrainGraph } from '../model/brainGraph.ts';
import type { FullScreen } from '../useFullScreen.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './Toolbar.module.css';

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  /** Undefined until there is a brain. */
  graph: BrainGraph | undefined;
  /** Whether the platform draws a document too. */
  hasDocument: boolean;
  fullScreen: FullScreen;
  handle: BrainGraphHandle | null;
  search: RefObject<HTMLInputElement | null>;
  onShortcuts: () => void;
}

/** Search, the choice of view, and what can be done with the picture. */
export function Toolbar(props: ToolbarProps) {
  const { graph, hasDocument, fullScreen, handle, search, onShortcuts } = props;
  const words = useBrainWords();
  const actions = useBrainActions();
  const mode = useBrainView((view) => view.mode);
  const panel = useBrainView((view) => view.panel);
  const names: Record<BrainView['mode'], string> = words;
  const modes: readonly BrainView['mode'][] = hasDocument
    ? ['graph', 'table', 'document']
    : ['graph', 'table'];
  return (
    <div className={styles.toolbar} data-part="toolbar">
      {graph !== undefined && <SearchField graph={graph} input={search} />}
      <div role="group" aria-label={words.views} className={styles.group}>
        {modes.map((one) => (
          <Button
            key={one}
            size="small"
            variant="quiet"
            aria-pressed={mode === one}
            className={styles.toggle}
            onClick={() => actions.change({ mode: one })}
          >
            {names[one]}
          </Button>
        ))}
      </div>
      <span className={styles.space} />
      {graph !== undefined && <ExportMenu graph={graph} handle={handle} />}
      <IconButton
        size="small"
        label={words.shortcuts}
        className={styles.shortcuts}
        onClick={onShortcuts}
      >
        <Icon name="question" />
      </IconButton>
      {fullScreen.isPossible && (
        <IconButton
          size="small"
          label={fullScreen.isOn ? words.leaveFullScreen : words.fullScreen}
          onClick={fullScreen.toggle}
        >
          <Icon name="expand" />
        </IconButton>
      )}
      <IconButton
        size="small"
        label={panel === undefined ? words.openPanel : words.closePanel}
        aria-pressed={panel !== undefined}
        onClick={() => actions.change({ panel: panel === undefined ? 'details' : undefined })}
      >
        <Icon name="panel" />
      </IconButton>
    </div>
  );
}
