import type { ReactNode } from 'react';
import { Button, Icon, icons, joinClasses, layout, texts } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { ConnectorIcon } from './connector/ConnectorIcon.tsx';
import type { ConnectorInfo } from './connector/connectorInfo.ts';
import { useGalleryActions } from './galleryContext.ts';
import styles from './Gallery.module.css';

export interface PageProps {
  /** @default false, which is as wide as a form */
  isWide?: boolean;
  children: ReactNode;
}

export function Page({ isWide = false, children }: PageProps) {
  const words = useConnectorsWords();
  const { open } = useGalleryActions();
  return (
    <div className={isWide ? layout.stack5 : layout.form}>
      <Button variant="quiet" className={styles.back} onClick={() => open({})}>
        <Icon path={icons.back} />
        {words.allConnectors}
      </Button>
      {children}
    </div>
  );
}

export interface PageHeadProps {
  connector: ConnectorInfo;
  name: string;
  /** Content beside the name. */
  status?: ReactNode;
  /** A paragraph below the name, with the class `about` of the gallery. */
  children: ReactNode;
}

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
