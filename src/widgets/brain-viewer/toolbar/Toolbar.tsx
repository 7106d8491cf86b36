import type { ReactNode } from 'react';
import { Button, Icon, icons, Popover, stableText } from '../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../BrainContext.ts';
import { useBrainWorkspace, usePicture } from '../frame/BrainWorkspace.ts';
import type { BrainPanel, BrainView } from '../core/brainView.ts';
import { filterSize } from '../core/model/filterGraph.ts';
import { DisplayFields } from '../panels/filters/DisplayFields.tsx';
import { LabelSearch } from '../search/LabelSearch.tsx';
import { MoreMenu, type MoreMenuProps } from './MoreMenu.tsx';
import styles from './Toolbar.module.css';

const modes: readonly BrainView['mode'][] = ['graph', 'table'];

/** Renders the search, the choice of view and the actions. */
export function Toolbar({ fullScreen, onShortcuts }: MoreMenuProps) {
  const { picture, search, graph } = useBrainWorkspace();
  const words = useBrainWords();
  const actions = useBrainActions();
  const mode = useBrainView((view) => view.mode);
  const filters = useBrainView((view) => filterSize(view.filter));
  return (
    <div className={styles.toolbar} data-part="toolbar">
      {picture !== undefined && (
        <LabelSearch
          input={search}
          label={words.search}
          placeholder={words.searchPlaceholder}
          onChoose={(label) => {
            actions.focus(label, 1);
            graph?.focus(label);
          }}
        />
      )}
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
            {words[name]}
          </Button>
        ))}
      </div>
      {picture !== undefined && (
        <>
          <PanelButton panel="filters" variant="quiet">
            <span className={styles.icon}>
              <Icon path={icons.filter} />
            </span>
            <span className={styles.name}>{words.filter}</span>
            {filters > 0 && stableText(` (${filters})`)}
          </PanelButton>
          <Popover
            label={words.display}
            button={
              <>
                <span className={styles.icon}>
                  <Icon path={icons.panel} />
                </span>
                <span className={styles.name}>{words.display}</span>
              </>
            }
          >
            <DisplayFields />
          </Popover>
        </>
      )}
      <div className={styles.tools}>
        {picture !== undefined && (
          <>
            <Totals />
            <PanelButton panel="change" label={words.editBySentence}>
              <Icon path={icons.pencil} />
              <span className={styles.wide}>{words.editBySentence}</span>
            </PanelButton>
          </>
        )}
        <MoreMenu fullScreen={fullScreen} onShortcuts={onShortcuts} />
      </div>
    </div>
  );
}

/** Toggles a panel. */
function PanelButton({
  panel,
  label,
  ...button
}: {
  panel: BrainPanel;
  /** The accessible name. @default its content */
  label?: string;
  variant?: 'quiet';
  children: ReactNode;
}) {
  const { setView } = useBrainActions();
  const isOpen = useBrainView((view) => view.panel === panel);
  return (
    <Button
      {...button}
      size="small"
      aria-label={label}
      aria-pressed={isOpen}
      className={styles.panelButton}
      onClick={() => setView({ panel: isOpen ? null : panel })}
    />
  );
}

/** Shows the size of the brain, if there is room. */
function Totals() {
  const { graph } = usePicture();
  const words = useBrainWords();
  const { nodes, relationships } = graph.facts;
  const parts = [
    words.countLabels(graph.labels.size),
    ...(nodes === undefined ? [] : [words.countNodes(nodes)]),
    ...(relationships === undefined ? [] : [words.countRelationships(relationships)]),
  ];
  return <span className={styles.totals}>{parts.join(' · ')}</span>;
}
