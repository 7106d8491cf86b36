import type { DecisionRecord } from './decisionRecord.ts';

/** Writes records as JSON Lines (`application/x-ndjson`): one object a line, each line ended. */
export function toJsonLines(records: readonly DecisionRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
