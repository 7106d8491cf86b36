import { type ReactNode, useRef, useState } from 'react';
import {
  Button,
  Icon,
  icons,
  Popover,
  stableText,
  Menu,
  MenuItem,
  saveFile,
} from '../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../BrainContext.ts';
import { useBrainWorkspace, usePicture } from '../frame/BrainWorkspace.ts';
import type { BrainPanel, BrainView } from '../core/brainView.ts';
import { filterSize } from '../core/model/filterGraph.ts';
import { DisplayFields } from '../panels/filters/DisplayFields.tsx';
import { LabelSearch } from '../search/LabelSearch.tsx';
import styles from './Toolbar.module.css';
import { exportJson, exportLabelsCsv, exportRelationsCsv } from '../exports/exportData.ts';
import { useExportPicture } from '../exports/useExportPicture.ts';
import type { FullScreen } from './useFullScreen.ts';

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
      {(picture !== undefined || mode === 'document') && (
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
      )}
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

interface MoreMenuProps {
  fullScreen: FullScreen;
  onShortcuts: () => void;
}

/** Lists secondary actions: overview, comparison, exports, the platform's document, shortcuts. */
function MoreMenu({ fullScreen, onShortcuts }: MoreMenuProps) {
  const words = useBrainWords();
  const { picture, request } = useBrainWorkspace();
  const { setView, select } = useBrainActions();
  const exportPicture = useExportPicture();
  const root = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  const save = async (name: string, make: () => Blob | Promise<Blob>): Promise<void> => {
    const document = root.current?.ownerDocument;
    if (document === undefined) return;
    setFailed(false);
    try {
      saveFile(document, name, await make());
    } catch {
      setFailed(true);
    }
  };
  const csv = (text: string): Blob => new Blob(['\uFEFF', text], { type: 'text/csv' });
  const files = [
    ...(exportPicture === undefined
      ? []
      : [
          { text: words.exportSvg, name: 'brain.svg', make: () => exportPicture('svg') },
          { text: words.exportPng, name: 'brain.png', make: () => exportPicture('png') },
        ]),
    ...(picture === undefined
      ? []
      : [
          {
            text: words.exportJson,
            name: 'brain.json',
            make: () => new Blob([exportJson(picture.shown)], { type: 'application/json' }),
          },
          {
            text: words.exportLabels,
            name: 'brain-labels.csv',
            make: () => csv(exportLabelsCsv(picture.shown)),
          },
          {
            text: words.exportRelations,
            name: 'brain-relations.csv',
            make: () => csv(exportRelationsCsv(picture.shown)),
          },
        ]),
  ];
  return (
    <div ref={root}>
      <Menu label={words.moreActions} icon={icons.more}>
        {picture !== undefined && (
          <>
            <MenuItem
              onChoose={() => {
                select(undefined);
                setView({ panel: 'details' });
              }}
            >
              {words.overview}
            </MenuItem>
            <MenuItem onChoose={() => setView({ panel: 'compare' })}>{words.compare}</MenuItem>
          </>
        )}
        {request.route === 'action' && (
          <MenuItem onChoose={() => setView({ mode: 'document' })}>{words.document}</MenuItem>
        )}
        {files.map(({ text, name, make }) => (
          <MenuItem key={name} onChoose={() => void save(name, make)}>
            {text}
          </MenuItem>
        ))}
        <MenuItem onChoose={onShortcuts}>{words.shortcuts}</MenuItem>
        {fullScreen.isPossible && (
          <MenuItem onChoose={fullScreen.toggle}>
            {fullScreen.isOn ? words.leaveFullScreen : words.fullScreen}
          </MenuItem>
        )}
      </Menu>
      {hasFailed && <span role="alert">{words.exportFailed}</span>}
    </div>
  );
}
