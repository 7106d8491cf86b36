import * as v from 'valibot';
import {
  selectedFile,
  selectedSheet,
  type Connection,
  type SelectedFile,
  type SelectedSheet,
} from '../contract/index.ts';

/** The field of a connection's metadata that holds what was selected of it. */
export type SelectionField = 'selectedFiles' | 'selectedSheets';

/** A file or a spreadsheet that was selected. */
export type SelectedItem = SelectedFile | SelectedSheet;

const schemas = { selectedFiles: selectedFile, selectedSheets: selectedSheet };

/** What was selected; an entry that is none is left out. */
export function selectionIn(
  metadata: Connection['metadata'],
  field: SelectionField,
): readonly SelectedItem[] {
  const value = metadata[field];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const read = v.safeParse(schemas[field], entry);
    return read.success ? [read.output] : [];
  });
}
