import { useState } from 'react';
import { Tabs } from '../../../ui/index.ts';
import { useBrainWords, useLanguage } from '../BrainContext.ts';
import { formatCount } from '../format.ts';
import type { BrainPicture } from '../useBrainPicture.ts';
import { LabelTable } from './LabelTable.tsx';
import { RelationTable } from './RelationTable.tsx';
import styles from './TableView.module.css';

/** The picture as tables: the labels, and their relations. */
export function TableView({ picture }: { picture: BrainPicture }) {
  const words = useBrainWords();
  const language = useLanguage();
  const [table, setTable] = useState<'labels' | 'relations'>('labels');
  const relations = picture.shown.links.reduce((sum, link) => sum + link.relations.length, 0);
  return (
    <Tabs<'labels' | 'relations'>
      label={words.table}
      className={styles.tables}
      tabs={[
        {
          key: 'labels',
          label: words.labels,
          count: formatCount(picture.shown.labels.size, language),
        },
        { key: 'relations', label: words.relations, count: formatCount(relations, language) },
      ]}
      value={table}
      onChange={setTable}
    >
      {table === 'labels' ? <LabelTable picture={picture} /> : <RelationTable picture={picture} />}
    </Tabs>
  );
}
