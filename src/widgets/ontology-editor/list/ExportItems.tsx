import { icons, MenuItem, saveFile } from '../../../ui/index.ts';
import type { OntologyDraft } from '../core/index.ts';
import { exportFile, exportFormats, type ExportFormat } from '../core/files/exportFormats.ts';

export interface ExportItemsProps {
  drafts: readonly OntologyDraft[];
  /** The file name without extension. */
  fileName: string;
  labels: Readonly<Record<ExportFormat, string>>;
}

export function ExportItems({ drafts, fileName, labels }: ExportItemsProps) {
  return exportFormats.map((format) => (
    <MenuItem
      key={format}
      icon={icons.download}
      onChoose={() => saveFile(document, `${fileName}.${format}`, exportFile(format, drafts))}
    >
      {labels[format]}
    </MenuItem>
  ));
}
