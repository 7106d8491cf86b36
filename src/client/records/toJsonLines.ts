import type { DecisionRecord } from './decisionRecord.ts';

/** Serialises records as JSON Lines (`application/x-ndjson`), with a trailing line feed. */
export function toJsonLines(records: readonly DecisionRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
