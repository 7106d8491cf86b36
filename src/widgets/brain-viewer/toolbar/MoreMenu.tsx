import { useRef, useState } from 'react';
import { icons, Menu, MenuItem, saveFile } from '../../../ui/index.ts';
import { useBrainActions, useBrainWords } from '../BrainContext.ts';
import { useBrainWorkspace } from '../frame/BrainWorkspace.ts';
import { exportJson, exportLabelsCsv, exportRelationsCsv } from '../exports/exportData.ts';
import type { PictureFormat } from '../declaration.ts';
import { useExportPicture } from '../exports/useExportPicture.ts';
import type { FullScreen } from './useFullScreen.ts';

export interface MoreMenuProps {
  fullScreen: FullScreen;
  onShortcuts: () => void;
}

/** Lists secondary actions: overview, comparison, exports, the platform's document, shortcuts. */
export function MoreMenu({ fullScreen, onShortcuts }: MoreMenuProps) {
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
  const pictures: readonly (readonly [PictureFormat, string])[] = [
    ['svg', words.exportSvg],
    ['png', words.exportPng],
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
        {exportPicture !== undefined &&
          pictures.map(([format, text]) => (
            <MenuItem
              key={format}
              onChoose={() => void save(`brain.${format}`, () => exportPicture(format))}
            >
              {text}
            </MenuItem>
          ))}
        {picture !== undefined && (
          <>
            <MenuItem
              onChoose={() =>
                void save(
                  'brain.json',
                  () => new Blob([exportJson(picture.shown)], { type: 'application/json' }),
                )
              }
            >
              {words.exportJson}
            </MenuItem>
            <MenuItem
              onChoose={() =>
                void save('brain-labels.csv', () => csv(exportLabelsCsv(picture.shown)))
              }
            >
              {words.exportLabels}
            </MenuItem>
            <MenuItem
              onChoose={() =>
                void save('brain-relations.csv', () => csv(exportRelationsCsv(picture.shown)))
              }
            >
              {words.exportRelations}
            </MenuItem>
          </>
        )}
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
