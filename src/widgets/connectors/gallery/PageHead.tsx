import type { ReactNode } from 'react';
import { joinClasses, texts } from '../../../ui/index.ts';
import { ConnectorIcon } from './connector/ConnectorIcon.tsx';
import type { ConnectorInfo } from './connector/connectorInfo.ts';
import styles from './Gallery.module.css';

export interface PageHeadProps {
  connector: ConnectorInfo;
  name: string;
  /** Content beside the name. */
  status?: ReactNode;
  /** A paragraph below the name, with the class `about` of the gallery. */
  children: ReactNode;
}

/** The head of a connector's or a connection's page: its icon, its name and a paragraph. */
export function PageHead({ connector, name, status, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <ConnectorIcon connector={connector} />
      <div className={styles.nameRow}>
        <h2
          data-view-title
          tabIndex={-1}
          className={joinClasses(texts.heading, styles.title)}
          dir="auto"
        >
          {name}
        </h2>
        {status}
      </div>
      {children}
    </div>
  );
}
