import { useRef, useState } from 'react';
import { saveFile } from '../../../ui/index.ts';
import { useBrainView, useBrainWords, useLanguage } from '../BrainContext.ts';
import { exportPng } from '../exports/exportPng.ts';
import { exportSvg } from '../exports/exportSvg.ts';
import { exportJson, exportLabelsCsv, exportRelationsCsv } from '../exports/exportData.ts';
import type { BrainGraphHandle } from '../graph/BrainGraphView.tsx';
import { badgeText } from '../graph/badgeText.ts';
import { filterGraph } from '../model/filterGraph.ts';
import type { BrainGraph } from '../model/brainGraph.ts';
import { Menu, MenuItem } from './Menu.tsx';

/** Props of {@link ExportMenu}. */
export interface ExportMenuProps {
  graph: BrainGraph;
  /** The picture; pictures can be taken only while there is one. */
  handle: BrainGraphHandle | null;
}

/** The whole of what is shown as a file: a picture, data or tables. */
export function ExportMenu({ graph, handle }: ExportMenuProps) {
  const words = useBrainWords();
  const language = useLanguage();
  const filter = useBrainView((view) => view.filter);
  const root = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const shown = filterGraph(graph, filter);

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
      lineText: ({ link }) => badgeText(link, words, language),
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
