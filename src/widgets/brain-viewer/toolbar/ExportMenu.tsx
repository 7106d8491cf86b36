import { useFormat } from '../../../provider/index.ts';
import { useRef, useState } from 'react';
import { saveFile } from '../../../ui/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import { useBrainWorkspace, usePicture } from '../BrainWorkspace.ts';
import { exportPng } from '../exports/exportPng.ts';
import { exportSvg } from '../exports/exportSvg.ts';
import { exportJson, exportLabelsCsv, exportRelationsCsv } from '../exports/exportData.ts';
import type { BrainGraphHandle } from '../graph/BrainGraphHandle.ts';
import { badgeText } from '../graph/links/badgeText.ts';
import { Menu, MenuItem } from './Menu.tsx';

/** The whole of what is shown as a file: a picture, data or tables. */
export function ExportMenu() {
  const { graph: handle } = useBrainWorkspace();
  const { shown } = usePicture();
  const words = useBrainWords();
  const { number } = useFormat();
  const {} = useFormat();
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
  const svg = ({ picture, scene }: BrainGraphHandle): Blob => {
    const text = exportSvg(scene(), {
      ...picture(),
      apartText: words.withoutRelations,
      countText: words.countNodes,
      lineText: ({ link }) => badgeText(link, words, number),
    });
    return new Blob([text], { type: 'image/svg+xml' });
  };
  const png = ({ picture, scene }: BrainGraphHandle): Promise<Blob> => {
    const { palette, font, document } = picture();
    return exportPng(scene(), { palette, font, document, apartText: words.withoutRelations });
  };
  const csv = (text: string): Blob => new Blob(['\uFEFF', text], { type: 'text/csv' });
  return (
    <div ref={root}>
      <Menu label={words.export} icon="download">
        {handle !== null && (
          <>
            <MenuItem onChoose={() => void save('brain.svg', () => svg(handle))}>
              {words.exportSvg}
            </MenuItem>
            <MenuItem onChoose={() => void save('brain.png', () => png(handle))}>
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
