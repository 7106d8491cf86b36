import type { ReactNode } from 'react';
import { useFormat, useGeneralWords, usePlatformQuery } from '../../../../provider/index.ts';
import { connectedUserQuery } from '../../../../query/index.ts';
import { Card, Fact, Facts } from '../../../../ui/index.ts';
import { DotSeparated } from '../../surface/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import type { ListedConnection } from '../useGalleryConnections.ts';
import { placeOf } from './connectionModel.ts';

export interface AccountFactsProps {
  listed: ListedConnection;
  /** The button that edits them; false for none, and no frame. */
  edit: ReactNode;
}

/** Shows a connection's account, location and purpose, as far as the platform reports them. */
export function AccountFacts({ listed, edit }: AccountFactsProps) {
  const words = useConnectorsWords();
  const { details } = useGeneralWords();
  const format = useFormat();
  const { connectWith } = listed.connector.entry;
  const { connection } = listed;
  const { host, database, schemas } = placeOf(connection);
  const { description } = connection.metadata;
  const facts = [
    [words.host, host],
    [words.database, database],
    [words.schemas, format.list(schemas)],
    [words.description, typeof description === 'string' ? description : ''],
  ] as const;
  const known = (
    <Facts>
      {connectWith.type === 'oauth' && <Account listed={listed} />}
      {facts.map(
        ([name, value]) =>
          value !== undefined &&
          value !== '' && (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ),
      )}
    </Facts>
  );
  if (edit === false) return known;
  return (
    <Card title={details} aside={edit}>
      {known}
    </Card>
  );
}

/** Some connectors have no user, so errors are ignored. */
function Account({ listed: { connectionId, providerConfigKey } }: { listed: ListedConnection }) {
  const words = useConnectorsWords();
  const { data } = usePlatformQuery((client) =>
    connectedUserQuery(client, { connectionId, providerConfigKey }),
  );
  const nameAndEmail = [data?.name, data?.email]
    .filter((part) => part !== undefined)
    .filter((part) => part !== '');
  if (nameAndEmail.length === 0) return null;
  return (
    <Fact name={words.account}>
      <DotSeparated pieces={nameAndEmail} />
    </Fact>
  );
}
