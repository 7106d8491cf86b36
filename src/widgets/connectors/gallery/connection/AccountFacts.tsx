import { usePlatformQuery } from '../../../../provider/index.ts';
import { connectedUserQuery } from '../../../../query/index.ts';
import { Pieces } from '../../surface/index.ts';
import { useConnectorsWords } from '../../useConnectorsWords.ts';
import type { ListedConnection } from '../useGalleryConnections.ts';
import styles from '../Gallery.module.css';

/** Shows the account of a connection and its purpose, as far as the platform reports them. */
export function AccountFacts({ listed }: { listed: ListedConnection }) {
  const words = useConnectorsWords();
  const { connectWith } = listed.connector.entry;
  const description = listed.connection.metadata['description'];
  const hasDescription = typeof description === 'string' && description !== '';
  if (connectWith.type !== 'oauth' && !hasDescription) return null;
  return (
    <dl className={styles.facts}>
      {connectWith.type === 'oauth' && <Account listed={listed} />}
      {hasDescription && (
        <>
          <dt>{words.description}</dt>
          <dd dir="auto">{description}</dd>
        </>
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
