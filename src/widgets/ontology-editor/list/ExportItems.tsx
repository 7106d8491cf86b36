import { icons, MenuItem, saveFile } from '../../../ui/index.ts';
import { exportFile, type ExportFormat, type OntologyDraft } from '../core/index.ts';

export interface ExportItemsProps {
  drafts: readonly OntologyDraft[];
  /** The name of the file, without its extension. */
  fileName: string;
  /** The items, by format. */
  labels: Readonly<Record<ExportFormat, string>>;
}

const formats = ['json', 'csv', 'ttl'] as const;

/** An item of a menu for each format that ontologies can be saved as. */
export function ExportItems({ drafts, fileName, labels }: ExportItemsProps) {
  return formats.map((format) => (
    <MenuItem
      key={format}
      icon={icons.download}
      onChoose={() => saveFile(document, `${fileName}.${format}`, exportFile(format, drafts))}
    >
      {labels[format]}
    </MenuItem>
  ));
}
