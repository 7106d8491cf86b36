import type { ConnectorInfo } from './connectorInfo.ts';
import styles from './ConnectorIcon.module.css';

/** A connector's decorative icon: the host's, or a neutral one. */
export function ConnectorIcon({ connector }: { connector: ConnectorInfo }) {
  const isShared = connector.icon === undefined && sharedIcon.test(connector.id);
  const mark = isShared ? initialsOf(connector.name) : undefined;
  return (
    <span
      aria-hidden="true"
      className={styles.icon}
      data-mark={mark}
      data-category={connector.icon === undefined ? connector.category : undefined}
    >
      {connector.icon ?? (
        <svg
          focusable="false"
          className={styles.picture}
          width={20}
          height={20}
          viewBox="0 0 20 20"
        >
          <path d={connector.picture} />
        </svg>
      )}
    </span>
  );
}

/** Connectors that share an icon, told apart by initials. */
const sharedIcon = /^(?:sql|mail|crm)-/;

/** Returns the beginning of a name's last word: `A` of "SQL A", `Po` of "PostgreSQL". */
function initialsOf(name: string): string {
  return /(?<=^|\s)\S{1,2}(?=\S*$)/u.exec(name.trim())?.[0] ?? '';
}
