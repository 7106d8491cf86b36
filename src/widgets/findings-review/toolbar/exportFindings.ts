import type { Finding } from '../../../contract/index.ts';
import { csvText } from '../../../controller/index.ts';
import { formatJson, jsonFileText } from '../../../ui/index.ts';

const columns = [
  'finding_id',
  'title',
  'theme',
  'confidence',
  'status',
  'review_state',
  'is_skipped',
  'connection_ids',
  'what_was_learned',
  'new_discoveries',
  'source_refs',
  'node_ids',
  'context_node_ids',
] as const;

/**
 * Exports findings as CSV: UTF-8 with a BOM, a header row, CRLF, and lists as lines of one cell.
 * Text that a spreadsheet would run as a formula starts with an apostrophe.
 */
export function findingsToCsv(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => columns.map((column) => cell(finding[column])));
  return `\u{feff}${csvText([columns, ...rows])}`;
}

/** Exports findings as JSON, with all fields as the platform sent them. */
export function findingsToJson(findings: readonly Finding[]): string {
  return jsonFileText(findings);
}

function cell(value: unknown): string | number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  return Array.isArray(value) ? value.map(textOf).join('\n') : textOf(value);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : formatJson(value, { indent: 0 }).text;
}
