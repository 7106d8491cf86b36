import type { Finding } from '../../../contract/index.ts';
import { icons, Menu, MenuItem, saveFile } from '../../../ui/index.ts';
import { useFindingsWords, useWorkspace } from '../FindingsContext.ts';
import { findingsToCsv, findingsToJson } from './exportFindings.ts';

/** A menu of occasional actions: export, refresh and keyboard help. */
export function MoreMenu() {
  const words = useFindingsWords();
  const { rows, index, root, onRefresh, setHelpOpen } = useWorkspace();
  const save = (name: string, type: string, write: (shown: readonly Finding[]) => string): void => {
    const document = root.current?.ownerDocument;
    if (document === undefined) return;
    const shown = Array.from(rows).flatMap((row) => index.findings[row] ?? []);
    saveFile(document, name, new Blob([write(shown)], { type }));
  };
  return (
    <Menu label={words.moreActions} icon={icons.more}>
      <MenuItem
        icon={icons.download}
        disabled={rows.length === 0}
        onChoose={() => save('findings.csv', 'text/csv;charset=utf-8', findingsToCsv)}
      >
        {words.exportCsv(rows.length)}
      </MenuItem>
      <MenuItem
        icon={icons.download}
        disabled={rows.length === 0}
        onChoose={() => save('findings.json', 'application/json', findingsToJson)}
      >
        {words.exportJson(rows.length)}
      </MenuItem>
      {onRefresh !== undefined && (
        <MenuItem icon={icons.retry} onChoose={onRefresh}>
          {words.refresh}
        </MenuItem>
      )}
      <MenuItem icon={icons.question} onChoose={() => setHelpOpen(true)}>
        {words.keys}
      </MenuItem>
    </Menu>
  );
}
