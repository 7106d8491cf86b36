import { toJsonLines, type DecisionRecord } from '../../client/index.ts';
import { Button, saveFile } from '../../ui/index.ts';
import { useDevtoolsLanguage } from '../DevtoolsContext.ts';
import { Table } from './Table.tsx';

export function RecordsTab({ records }: { records: readonly DecisionRecord[] }) {
  const { words, timeOf } = useDevtoolsLanguage();
  const outcomes = {
    done: words.done,
    failed: words.failed,
    undone: words.undone,
    unknown: words.unanswered,
  };
  return (
    <>
      <Table
        label={words.records}
        columns={[words.decision, words.outcome, words.decidedBy, words.time]}
        empty={words.noRecords}
        rows={records.map(({ id, action, outcome, by, at }) => ({
          id,
          cells: [action, outcomes[outcome], words[by], timeOf(Date.parse(at))],
        }))}
      />
      {records.length > 0 && (
        <p data-devtools="row">
          <Button
            size="small"
            variant="quiet"
            onClick={({ currentTarget }) => {
              const lines = toJsonLines(records.toReversed());
              const file = new Blob([lines], { type: 'application/x-ndjson' });
              saveFile(currentTarget.ownerDocument, 'records.jsonl', file);
            }}
          >
            {words.downloadRecords}
          </Button>
        </p>
      )}
    </>
  );
}
