import { Fragment } from 'react';
import { useFormat, usePlatformQuery } from '../../../../provider/index.ts';
import { connectedUserQuery } from '../../../../query/index.ts';
import { Pieces } from '../../surface/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import type { ListedConnection } from '../useGalleryConnections.ts';
import { placeOf } from './connectionModel.ts';
import styles from '../Gallery.module.css';

/** Shows the account of a connection, its place and its purpose, as far as the platform reports them. */
export function AccountFacts({ listed }: { listed: ListedConnection }) {
  const words = useConnectorsWords();
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
  return (
    <dl className={styles.facts}>
      {connectWith.type === 'oauth' && <Account listed={listed} />}
      {facts.map(
        ([name, value]) =>
          value !== undefined &&
          value !== '' && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

/** Some connectors know no user, so a refusal is no news here. */
function Account({ listed: { connectionId, providerConfigKey } }: { listed: ListedConnection }) {
  const words = useConnectorsWords();
  const { data } = usePlatformQuery((client) =>
    connectedUserQuery(client, { connectionId, providerConfigKey }),
  );
  const said = [data?.name, data?.email]
    .filter((part) => part !== undefined)
    .filter((part) => part !== '');
  if (said.length === 0) return null;
  return (
    <>
      <dt>{words.account}</dt>
      <dd>
        <Pieces pieces={said} />
      </dd>
    </>
  );
}
