import { Button, Icon, IconButton, icons } from '../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../BrainContext.ts';
import type { BrainView } from '../core/brainView.ts';
import { useBrainWorkspace } from '../BrainWorkspace.ts';
import type { FullScreen } from './useFullScreen.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './Toolbar.module.css';

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  fullScreen: FullScreen;
  onShortcuts: () => void;
}

/** Search, the choice of view, and what can be done with the picture. */
export function Toolbar({ fullScreen, onShortcuts }: ToolbarProps) {
  const { picture, request } = useBrainWorkspace();
  const words = useBrainWords();
  const actions = useBrainActions();
  const mode = useBrainView((view) => view.mode);
  const panel = useBrainView((view) => view.panel);
  const names: Record<BrainView['mode'], string> = words;
  const modes: readonly BrainView['mode'][] =
    request.route === 'action' ? ['graph', 'table', 'document'] : ['graph', 'table'];
  return (
    <div className={styles.toolbar} data-part="toolbar">
      {picture !== undefined && <SearchField />}
      <div role="group" aria-label={words.views} className={styles.group}>
        {modes.map((name) => (
          <Button
            key={name}
            size="small"
            variant="quiet"
            aria-pressed={mode === name}
            className={styles.toggle}
            onClick={() => actions.setView({ mode: name })}
          >
            {names[name]}
          </Button>
        ))}
      </div>
      <div className={styles.tools}>
        {picture !== undefined && <ExportMenu />}
        <IconButton
          size="small"
          label={words.shortcuts}
          className={styles.shortcuts}
          onClick={onShortcuts}
        >
          <Icon path={icons.question} />
        </IconButton>
        {fullScreen.isPossible && (
          <IconButton
            size="small"
            label={fullScreen.isOn ? words.leaveFullScreen : words.fullScreen}
            onClick={fullScreen.toggle}
          >
            <Icon path={icons.expand} />
          </IconButton>
        )}
        <IconButton
          size="small"
          label={panel === null ? words.openPanel : words.closePanel}
          aria-pressed={panel !== null}
          onClick={() => actions.setView({ panel: panel === null ? 'details' : null })}
        >
          <Icon path={icons.panel} />
        </IconButton>
      </div>
    </div>
  );
}
