import type { ReactNode } from 'react';
import type { Connection } from '../../../../contract/index.ts';
import { useFormat, useGeneralWords } from '../../../../provider/index.ts';
import { Card, Fact, Facts } from '../../../../ui/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import { placeOf } from './connectionModel.ts';

export interface ConnectionFactsProps {
  connection: Connection;
  /** The button that edits them; false for none. */
  edit: ReactNode;
}

/** Shows a connection's location and purpose, as far as the platform reports them. */
export function ConnectionFacts({ connection, edit }: ConnectionFactsProps) {
  const words = useConnectorsWords();
  const { details } = useGeneralWords();
  const format = useFormat();
  const { host, database, schemas } = placeOf(connection);
  const { description } = connection.metadata;
  const facts = [
    [words.host, host],
    [words.database, database],
    [words.schemas, format.list(schemas)],
    [words.description, typeof description === 'string' ? description : ''],
  ].filter(([, value]) => value !== undefined && value !== '');
  if (edit === false && facts.length === 0) return null;
  return (
    <Card title={details} aside={edit}>
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
