import { Button, Icon, icons, saveFile } from '../../../ui/index.ts';
import { exportFile, type ExportFormat, type OntologyDraft } from '../core/index.ts';

/** Props of {@link ExportButtons}. */
export interface ExportButtonsProps {
  drafts: readonly OntologyDraft[];
  /** The name of the file, without its extension. */
  fileName: string;
  /** The buttons, by format. */
  labels: Readonly<Record<ExportFormat, string>>;
}

const formats = ['json', 'csv', 'ttl'] as const;

/** A button for each format that ontologies can be saved as. */
export function ExportButtons({ drafts, fileName, labels }: ExportButtonsProps) {
  return formats.map((format) => (
    <Button
      key={format}
      size="small"
      variant="quiet"
      onClick={() => saveFile(document, `${fileName}.${format}`, exportFile(format, drafts))}
    >
      <Icon path={icons.download} size={14} />
      {labels[format]}
    </Button>
  ));
}
