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
 * Findings as CSV: UTF-8 with a mark for spreadsheets, a heading, CRLF, and a list as lines of one
 * cell. Text that a spreadsheet would take for a formula starts with an apostrophe.
 */
export function findingsToCsv(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => columns.map((column) => cell(finding[column])));
  return `\u{feff}${csvText([columns, ...rows])}`;
}

/** Findings as JSON, with every field as the platform sent it. */
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
