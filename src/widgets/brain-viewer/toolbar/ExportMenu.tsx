import { useRef, useState } from 'react';
import { Menu, MenuItem, icons, saveFile } from '../../../ui/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import { usePicture } from '../BrainWorkspace.ts';
import { exportJson, exportLabelsCsv, exportRelationsCsv } from '../exports/exportData.ts';
import { useExportPicture } from '../exports/useExportPicture.ts';

/** The whole of what is shown as a file: a picture, data or tables. */
export function ExportMenu() {
  const exportPicture = useExportPicture();
  const { shown } = usePicture();
  const words = useBrainWords();
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
  return (
    <div ref={root}>
      <Menu label={words.export} icon={icons.download}>
        {exportPicture !== undefined && (
          <>
            <MenuItem onChoose={() => void save('brain.svg', () => exportPicture('svg'))}>
              {words.exportSvg}
            </MenuItem>
            <MenuItem onChoose={() => void save('brain.png', () => exportPicture('png'))}>
              {words.exportPng}
            </MenuItem>
          </>
        )}
        <MenuItem
          onChoose={() =>
            void save(
              'brain.json',
              () => new Blob([exportJson(shown)], { type: 'application/json' }),
            )
          }
        >
          {words.exportJson}
        </MenuItem>
        <MenuItem onChoose={() => void save('brain-labels.csv', () => csv(exportLabelsCsv(shown)))}>
          {words.exportLabels}
        </MenuItem>
        <MenuItem
          onChoose={() => void save('brain-relations.csv', () => csv(exportRelationsCsv(shown)))}
        >
          {words.exportRelations}
        </MenuItem>
      </Menu>
      {hasFailed && <span role="alert">{words.exportFailed}</span>}
    </div>
  );
}
